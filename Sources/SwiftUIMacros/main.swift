import Foundation

// The compiler starts this program to expand the macros of SwiftUI, and exchanges messages with it: eight bytes of length, little-endian, and
// JSON. It needs no syntax library, because the macros look only at the text of one variable.

/// Reads a number of bytes from the standard input; `nil` at its end.
func read(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    let part = FileHandle.standardInput.readData(ofLength: count - data.count)
    if part.isEmpty { return nil }
    data.append(part)
  }
  return data
}

/// Sends an answer to the compiler.
func send(_ answer: [String: Any]) {
  guard let body = try? JSONSerialization.data(withJSONObject: answer) else { return }
  var length = UInt64(body.count).littleEndian
  FileHandle.standardOutput.write(withUnsafeBytes(of: &length) { Data($0) } + body)
}

/// The result of one expansion, or the reason why there is none.
func result(_ expansion: Expansion, at syntax: [String: Any]?) -> [String: Any] {
  switch expansion {
  case .source(let source): return ["expandMacroResult": ["expandedSource": source, "diagnostics": [Any]()]]
  case .failure(let message):
    let location = syntax?["location"] as? [String: Any]
    let diagnostic: [String: Any] = [
      "message": message, "severity": "error",
      "position": ["fileName": location?["fileName"] ?? "", "offset": location?["offset"] ?? 0],
      "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
    ]
    return ["expandMacroResult": ["diagnostics": [diagnostic]]]
  }
}

while let header = read(8) {
  let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  guard let body = read(Int(clamping: length)),
    let message = try? JSONSerialization.jsonObject(with: body) as? [String: [String: Any]]
  else { break }
  if message["getCapability"] != nil {
    send(["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": [Any]()]]])
  } else if message["expandFreestandingMacro"] != nil {
    // Previews are shown by no one here, so they leave no code.
    send(result(.source(""), at: nil))
  } else if let request = message["expandAttachedMacro"] {
    let declaration = request["declSyntax"] as? [String: Any]
    let macro = (request["macro"] as? [String: Any])?["typeName"] as? String ?? ""
    let context =
      (request["lexicalContext"] as? [[String: Any]])?.first ?? request["parentDeclSyntax"] as? [String: Any]
    let expansion =
      macro == "EntryMacro"
      ? EntryMacro.expand(
        role: request["macroRole"] as? String ?? "", declaration: declaration?["source"] as? String ?? "",
        context: context?["source"] as? String ?? "")
      : .source("")
    send(result(expansion, at: declaration))
  } else {
    send(["expandMacroResult": ["expandedSource": "", "diagnostics": [Any]()]])
  }
}
