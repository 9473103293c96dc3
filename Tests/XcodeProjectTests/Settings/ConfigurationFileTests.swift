import TestSupport
import Testing

@testable import XcodeProject

@Suite("Configuration files") struct ConfigurationFileTests {
  private let folder = TemporaryFolder()

  private func read(_ name: String) throws -> ConfigurationFile {
    try ConfigurationFile(path: folder.path + "/" + name, folder: folder.path)
  }

  private func value(_ name: String, in file: ConfigurationFile, configuration: String = "Debug") -> String? {
    var table = SettingsTable(platform: BuildPlatform(configuration: configuration))
    table.push(file.entries)
    var resolver = SettingResolver(table)
    return resolver.value(name)
  }

  @Test("Assignments, comments and conditions are read with their lines")
  func assignments() throws {
    try folder.write(
      """
      // A comment.
      A = 1 // another
        B  =  two words ;
      C[config=Release] = x
      C[sdk=iphonesimulator*] = y = z

      URL = https:/$()/example.org
      """, to: "a.xcconfig")
    let file = try read("a.xcconfig")
    #expect(file.diagnostics.isEmpty)
    #expect(value("A", in: file) == "1")
    #expect(value("B", in: file) == "two words ")
    #expect(value("C", in: file) == "y = z")
    #expect(value("URL", in: file) == "https://example.org")
    #expect(file.entries.map(\.assignment.line) == [2, 3, 4, 5, 7])
  }

  @Test("Line breaks of other systems are line breaks")
  func lineBreaks() throws {
    try folder.write("A = 1\r\nB = 2\r\n", to: "a.xcconfig")
    let file = try read("a.xcconfig")
    #expect(value("A", in: file) == "1")
    #expect(value("B", in: file) == "2")
  }

  @Test("Included files are read at their place, beside the file or in the project's folder")
  func includes() throws {
    try folder.write("A = base\nB = base\n", to: "config/base.xcconfig")
    try folder.write("C = shared\n", to: "shared.xcconfig")
    try folder.write(
      "#include \"base.xcconfig\"\n#include \"shared.xcconfig\"\n#include? \"own.xcconfig\"\nA = $(inherited) above\n",
      to: "config/a.xcconfig")
    let file = try read("config/a.xcconfig")
    #expect(file.diagnostics.isEmpty)
    #expect(value("A", in: file) == "base above")
    #expect(value("B", in: file) == "base")
    #expect(value("C", in: file) == "shared")
  }

  @Test("A missing file is reported with the line of its inclusion")
  func missingInclude() throws {
    try folder.write("A = 1\n#include \"gone.xcconfig\"\n", to: "a.xcconfig")
    let file = try read("a.xcconfig")
    #expect(
      file.diagnostics.map(\.description) == [
        "\(folder.path)/a.xcconfig:2: warning: ‘gone.xcconfig’ is not included. The file does not exist."
      ])
    #expect(value("A", in: file) == "1")
  }

  @Test("Inclusions that go round are reported once, and the files are read")
  func cycle() throws {
    try folder.write("#include \"b.xcconfig\"\nA = 1\n", to: "a.xcconfig")
    try folder.write("#include \"a.xcconfig\"\nB = 2\n", to: "b.xcconfig")
    let file = try read("a.xcconfig")
    #expect(file.diagnostics.count == 1)
    #expect(file.diagnostics[0].description.contains("b.xcconfig:1: warning: ‘a.xcconfig’ includes itself"))
    #expect(value("A", in: file) == "1")
    #expect(value("B", in: file) == "2")
  }

  @Test("Files that include each other many times over come to an end")
  func manyIncludes() throws {
    for index in 0..<40 {
      let line = "#include \"f\(index + 1).xcconfig\"\n"
      try folder.write(line + line + "A\(index) = 1\n", to: "f\(index).xcconfig")
    }
    try folder.write("A40 = 1\n", to: "f40.xcconfig")
    let file = try read("f0.xcconfig")
    #expect(file.diagnostics.contains { $0.message.contains("too many files include each other") })
    #expect(file.diagnostics.count <= 100)
  }

  @Test(
    "Lines that are no assignment are reported and ignored",
    arguments: ["nonsense", "= 1", "A B = 1", "A[sdk = 1", "#import \"x\"", "#include x"])
  func damagedLines(line: String) throws {
    try folder.write("\(line)\nA = 1\n", to: "a.xcconfig")
    let file = try read("a.xcconfig")
    #expect(file.diagnostics.count == 1)
    #expect(file.diagnostics[0].line == 1)
    #expect(value("A", in: file) == "1")
  }

  @Test("A folder, a missing file and a huge file are refused")
  func unreadable() throws {
    try folder.write("", to: "f.xcconfig/x")
    #expect(throws: ProjectError(file: folder.path + "/f.xcconfig", "It is not a file.")) { try read("f.xcconfig") }
    #expect(throws: ProjectError(file: folder.path + "/gone", "The file does not exist.")) { try read("gone") }
    try folder.write([UInt8](repeating: 0x20, count: ReaderLimits.smallFileSize + 1), to: "huge.xcconfig")
    let error = try #require(throws: ProjectError.self) { try read("huge.xcconfig") }
    #expect(error.reason.contains("at most \(ReaderLimits.smallFileSize) are read"))
  }
}
