import Foundation
import Testing

@testable import SceneWire

@Suite("What is hostile in a peer's bytes or a path is one printable line in every message of the wire")
struct HostileTextTests {
  private static let hostile =
    "a\u{1B}[2J\u{1B}]0;title\u{7}\nerror: forged\r\u{202E}live\u{2066}\u{2028}\u{85}\u{9B}31m"
    + String(repeating: "long", count: 262_144)

  private func expectLine(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let obeyed = text.unicodeScalars.filter {
      [.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
    }
    #expect(obeyed.isEmpty, sourceLocation: sourceLocation)
    #expect(text.unicodeScalars.count <= 4096, sourceLocation: sourceLocation)
  }

  @Test("Errors that carry a text")
  func errors() {
    let errors: [WireError] = [
      .cannotListen(path: Self.hostile, reason: Self.hostile), .cannotConnect(path: Self.hostile, reason: "x"),
      .pathTooLong(path: Self.hostile, limit: 107), .malformedMessage(found: Self.hostile),
      .systemCall(name: Self.hostile, reason: Self.hostile),
    ]
    for error in errors { expectLine(error.description) }
    #expect(errors[3].description.hasSuffix("The connection was closed."))
  }

  @Test("The beginning of what is no message is shown as it is, but for what a terminal obeys")
  func malformedMessage() throws {
    var ends: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    let connection = try WireConnection(adopting: ends[0])
    let text = Array("grün\u{1B}[2J\u{202E}\n".utf8)
    let bytes = [0, 0, 0, UInt8(text.count)] + text
    #expect(write(ends[1], bytes, bytes.count) == bytes.count)
    defer { close(ends[1]) }
    let error = #expect(throws: WireError.self) { try connection.receive(DeviceMessage.self, timeout: .seconds(5)) }
    #expect(
      error
        == .malformedMessage(
          found:
            "\(text.count) bytes that begin with \u{201C}grün\\u{1b}[2J\\u{202e}\\n\u{201D} are not a valid DeviceMessage"
        ))
  }
}
