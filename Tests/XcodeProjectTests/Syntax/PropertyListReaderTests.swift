import Testing

@testable import XcodeProject

@Suite("Property lists in XML, and written again") struct PropertyListReaderTests {
  private func read(_ text: String) throws(ProjectError) -> FileValue {
    try PropertyListReader.value(Array(text.utf8), file: "Info.plist")
  }

  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>text</key><string>a &amp; b</string><key>yes</key><true/><key>no</key><false/>
      <key>number</key><integer>7</integer><key>real</key><real>1.5</real><key>data</key><data>AQID</data>
      <key>date</key><date>2024-02-29T12:00:00Z</date><key>list</key><array><string>x</string><dict/></array>
    </dict></plist>
    """

  @Test("All kinds of values are read")
  func values() throws {
    let value = try read(Self.xml)
    #expect(value["text"]?.text == "a & b")
    #expect(value["yes"]?.content == .boolean(true))
    #expect(value["no"]?.content == .boolean(false))
    #expect(value["number"]?.content == .scalar(element: "integer", text: "7"))
    #expect(value["real"]?.content == .scalar(element: "real", text: "1.5"))
    #expect(value["data"]?.content == .scalar(element: "data", text: "AQID"))
    #expect(value["date"]?.content == .scalar(element: "date", text: "2024-02-29T12:00:00Z"))
    #expect(value["list"]?.array?.first?.text == "x")
    #expect(value["yes"]?.line == 3)
  }

  @Test("A value that is written and read again is the same")
  func roundTrip() throws {
    func contents(_ value: FileValue) -> FileValue {
      switch value.content {
      case .array(let elements): FileValue(.array(elements.map(contents)))
      case .dictionary(let entries): FileValue(.dictionary(entries.mapValues(contents)))
      default: FileValue(value.content)
      }
    }
    let value = try read(Self.xml)
    let written = PropertyListWriter.text(value)
    #expect(try contents(read(written)) == contents(value))
    #expect(try PropertyListWriter.text(read(written)) == written)
  }

  @Test("Characters that XML cannot hold are replaced when a list is written")
  func controlCharacters() throws {
    let text = PropertyListWriter.text(FileValue("a\u{0}\u{1B}<b>&\r\u{FFFF}"))
    #expect(text.contains("<string>a\u{FFFD}\u{FFFD}&lt;b&gt;&amp;&#13;\u{FFFD}</string>"))
    #expect(try read(text).text == "a\u{FFFD}\u{FFFD}<b>&\r\u{FFFD}")
  }

  @Test("Without an XML declaration the older text format is read")
  func openStep() throws {
    #expect(try read("{ a = b; }")["a"]?.text == "b")
  }

  @Test("A binary list is refused with the way to convert it")
  func binary() throws {
    let error = try #require(throws: ProjectError.self) { try read("bplist00xyz") }
    #expect(error.description.contains("plutil -convert xml1"))
  }

  @Test(
    "Damage is reported with its line",
    arguments: [
      ("<plist>\n<key>a</key></plist>", "Info.plist:2: error: <key> is not an element of a property list."),
      ("<plist><dict><string>a</string></dict></plist>", "Expected <key>, found <string>."),
      ("<plist><dict><key>a</key><blob/></dict></plist>", "<blob> is not an element of a property list."),
      ("<?xml version=\"1.0\"?><other/>", "Expected a <plist> with a value, found <other>."),
      ("<plist/>", "Expected a <plist> with a value, found <plist>."),
    ])
  func damage(text: String, expected: String) throws {
    let error = try #require(throws: ProjectError.self) { try read(text) }
    #expect(error.description.contains(expected))
  }
}
