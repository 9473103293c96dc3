import Testing

@testable import XcodeProject

@Suite("XML of schemes, workspaces and property lists") struct XMLReaderTests {
  private func read(_ text: String) throws(ProjectError) -> XMLElement {
    try XMLReader.element(Array(text.utf8), file: "s.xml")
  }

  private func reason(_ text: String) throws -> String {
    try #require(throws: ProjectError.self) { try read(text) }.description
  }

  @Test("Elements have attributes, children, text and lines")
  func elements() throws {
    let root = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//X" "http://example.org">
      <a b = "c &amp; &#252;&#x6F22;" d='"'>
        <!-- <e/> -->
        <f>x<![CDATA[<y>]]>&lt;z</f><f/>
      </a>
      """)
    #expect(root.name == "a")
    #expect(root.attributes == ["b": "c & ü漢", "d": "\""])
    #expect(root.children("f").count == 2)
    #expect(root.child("f")?.text == "x<y><z")
    #expect(root.child("f")?.line == 5)
    #expect(root.child("e") == nil)
  }

  @Test(
    "Damage is reported with its line",
    arguments: [
      ("<a>\n<b>\n", "<b> of line 2 has no end; the file is cut off or damaged."),
      ("<a>\n</b>", "s.xml:2: error: </b> does not belong to <"),
      ("</a>", "</a> does not belong to <>."),
      ("<a b></a>", "Expected ‘=’ after an attribute, found ‘>’."),
      ("<a b=c/>", "Expected a quotation mark, found ‘c’."),
      ("<a b=\"c/>", "An attribute has no end."),
      ("<a>&unknown;</a>", "The entity ‘&unknown;’ is unknown."),
      ("<a>& b</a>", "‘&’ is not followed by the name of a character."),
      ("<a>&#xD800;</a>", "The entity ‘&#xD800;’ is unknown."),
      ("<!DOCTYPE a [<!ENTITY b \"c\">]><a/>", "The document type declares entities, which are not read."),
      ("<!-- a", "A comment has no end."), ("<?xml", "A processing instruction has no end."),
      ("<a><![CDATA[x", "A CDATA section has no end."), ("<!DOCTYPE", "The document type has no end."),
      ("", "The file has no XML element."), ("text", "The file has no XML element."),
      ("< a/>", "Expected a name, found the byte 32."),
    ])
  func damage(text: String, expected: String) throws {
    #expect(try reason(text).contains(expected))
  }

  @Test("Deep nesting is refused")
  func depth() throws {
    #expect(try reason(String(repeating: "<a>", count: 100_000)).contains("nested more than"))
  }
}
