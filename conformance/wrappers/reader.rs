// One process a file, without any crate:  rustc -O reader.rs && agf-conformance reader -- ./reader
use std::process::exit;

// Your own library in its place. Return the code and the pointer of each error; an empty list accepts the file.
fn errors(bytes: &[u8]) -> Vec<(&'static str, String)> {
    if bytes.len() > 262_144 {
        return vec![("file_too_large", String::new())];
    }
    match std::str::from_utf8(bytes) {
        Err(_) => vec![("not_utf8", String::new())],
        Ok(text) if text.starts_with('\u{feff}') => vec![("byte_order_mark", String::new())],
        Ok(_) => vec![],
    }
}

fn main() {
    let path = std::env::args_os().last().expect("the path of a file");
    let found = errors(&std::fs::read(path).expect("a file that can be read"));
    let listed: Vec<String> = found.iter().map(|(c, p)| format!("{{\"code\":{c:?},\"pointer\":{p:?}}}")).collect();
    println!("{{\"valid\":{},\"errors\":[{}]}}", found.is_empty(), listed.join(","));
    exit(if found.is_empty() { 0 } else { 1 });
}
