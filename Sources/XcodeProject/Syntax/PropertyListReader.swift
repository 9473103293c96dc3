/// Reads a property list in one of the two text formats.
package enum PropertyListReader {
  /// Reads the file's one value.
  package static func value(_ bytes: [UInt8], file: String) throws(ProjectError) -> FileValue {
    guard !bytes.starts(with: Array("bplist".utf8)) else {
      throw ProjectError(
        file: file, "The file is a binary property list. Convert it with ‘plutil -convert xml1’.")
    }
    let start = bytes.prefix(100).drop { $0 == 0x20 || (0x09...0x0D).contains($0) || $0 >= 0x80 }
    let isXML = ["<?xml", "<!DOCTYPE", "<plist", "<!--"].contains { start.starts(with: $0.utf8) }
    guard isXML else { return try OpenStepReader.value(bytes, file: file) }
    let document = try XMLReader.element(bytes, file: file)
    guard document.name == "plist", let root = document.children.first else {
      throw ProjectError(
        file: file, line: document.line, "Expected a <plist> with a value, found <\(document.name)>.")
    }
    return try value(root, file: file)
  }

  /// The depth of elements has a limit, and so has this recursion.
  private static func value(_ element: XMLElement, file: String) throws(ProjectError) -> FileValue {
    let line = element.line
    switch element.name {
    case "string": return FileValue(.string(element.text), line: line)
    case "true": return FileValue(.boolean(true), line: line)
    case "false": return FileValue(.boolean(false), line: line)
    case "integer", "real", "date", "data":
      return FileValue(.scalar(element: element.name, text: element.text), line: line)
    case "array":
      var elements: [FileValue] = []
      for child in element.children { elements.append(try value(child, file: file)) }
      return FileValue(.array(elements), line: line)
    case "dict":
      var entries: [String: FileValue] = [:]
      var key: String?
      for child in element.children {
        if child.name == "key" {
          key = child.text
        } else if let name = key {
          entries[name] = try value(child, file: file)
          key = nil
        } else {
          throw ProjectError(file: file, line: child.line, "Expected <key>, found <\(child.name)>.")
        }
      }
      return FileValue(.dictionary(entries), line: line)
    default: throw ProjectError(file: file, line: line, "<\(element.name)> is not an element of a property list.")
    }
  }
}
