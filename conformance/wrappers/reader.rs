// One process a file, without any crate:  rustc -O reader.rs && agf-conformance reader -- ./reader
use std::process::exit;

// Your own library in its place. Return the code and the pointer of each error; an empty list accepts the file.
fn errors(bytes: &[u8]) -> Vec<(&'static str, String)> {
    match std::str::from_utf8(bytes) {
        _ if bytes.len() > 262_144 => vec![("file_too_large", String::new())],
        Err(_) => vec![("not_utf8", String::new())],
        Ok(text) if text.starts_with('\u{feff}') => vec![("byte_order_mark", String::new())],
        Ok(_) => vec![],
    }
}

// As in JSON: a pointer holds whatever stands in the names of members.
fn escaped(text: &str) -> String {
    let needed = |c: char| c < ' ' || c == '"' || c == '\\';
    text.chars().map(|c| if needed(c) { format!("\\u{:04x}", c as u32) } else { c.to_string() }).collect()
}

fn main() {
    let path = std::env::args_os().last().expect("the path of a file");
    let found = errors(&std::fs::read(path).expect("a file that can be read"));
    let row = |(code, at): &(&str, String)| format!(r#"{{"code":"{code}","pointer":"{}"}}"#, escaped(at));
    println!("{{\"valid\":{},\"errors\":[{}]}}", found.is_empty(), found.iter().map(row).collect::<Vec<_>>().join(","));
    exit(if found.is_empty() { 0 } else { 1 });
}
