import Testing

@testable import XcodeProject

@Suite("Readers with any bytes") struct ProjectFileReaderTests {
  @Test("Bytes that are no file of the kind break no rule", arguments: ProjectFileReader.allCases)
  func damaged(reader: ProjectFileReader) {
    let inputs: [[UInt8]] = [
      [], [0], [0xFF, 0xFE, 0x00], Array("{".utf8), Array("<".utf8), Array("\"".utf8), Array("\\".utf8),
      Array("/".utf8),
      Array("{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }".utf8), Array("{ \"files\": [] }".utf8),
      Array("<Scheme/>".utf8), Array("<Workspace><FileRef location=\"group:\"/></Workspace>".utf8),
      Array("A = $(A) $(\n".utf8), Array(".target(name: \"".utf8), Array(repeating: 0x28, count: 5000),
    ]
    for input in inputs { #expect(reader.violation(of: input) == nil) }
  }
}
