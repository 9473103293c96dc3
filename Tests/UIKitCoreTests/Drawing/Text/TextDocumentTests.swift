import Foundation
import Testing

@testable import UIKitCore

@Suite("Documents of text: plain text and HTML") struct TextDocumentTests {
  private func html(_ markup: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(markup.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
  }

  private func font(_ text: NSAttributedString, _ location: Int) -> UIFont? {
    text.attribute(.font, at: location, effectiveRange: nil) as? UIFont
  }

  @Test("Paragraphs and line breaks end lines; blanks are one space; entities are characters") func lines() throws {
    #expect(try html("<p>a  b\n c</p><p> d</p>").string == "a b c\nd\n")
    #expect(try html("a<br>b<br/><br>c").string == "a\nb\n\nc")
    #expect(try html("<b>a</b> b").string == "a b")
    #expect(try html("x&amp;y &lt;&#65;&#x42;&eacute;&nbsp;&unknown; & &").string == "x&y <ABé\u{A0}&unknown; & &")
    #expect(try html("<pre>a  b\n c</pre>").string == "a  b\n c\n")
    #expect(try html("<head><title>T</title><style>p{}</style></head><script>a<b</script>x").string == "x")
  }

  @Test("Elements and styles set the font, lines, colours and links") func attributes() throws {
    let text = try html(
      "<b>b</b><i>i</i><u>u</u><s>s</s><a href='https://a.de/?x=1&amp;y'>l</a><font color=\"#F00\">r</font>-"
        + "<span style='color: rgb(0, 0, 255); font-size: 20px'>z</span><h1>h</h1>")
    func value(_ key: NSAttributedString.Key, _ location: Int) -> Any? {
      text.attribute(key, at: location, effectiveRange: nil)
    }
    #expect(text.string == "biuslr-z\nh\n")
    #expect(font(text, 0) == .boldSystemFont(ofSize: 12) && font(text, 1) == .italicSystemFont(ofSize: 12))
    #expect(value(.underlineStyle, 2) as? Int == 1 && value(.strikethroughStyle, 3) as? Int == 1)
    #expect(value(.link, 4) as? URL == URL(string: "https://a.de/?x=1&y"))
    #expect(value(.foregroundColor, 5) as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(value(.foregroundColor, 7) as? UIColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(font(text, 7)?.pointSize == 20 && font(text, 9) == .boldSystemFont(ofSize: 24))
    #expect(value(.foregroundColor, 0) == nil)
  }

  @Test("Items of lists have markers, and their paragraphs the lists") func lists() throws {
    let text = try html("<ul><li>a<li>b<ol start=3><li>c</li></ol></ul>d")
    #expect(text.string == "\t•\ta\n\t•\tb\n\t3.\tc\nd")
    let style = text.attribute(.paragraphStyle, at: 13, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.textLists.map(\.markerFormat.rawValue) == ["{disc}", "{decimal}."])
  }

  @Test("The format is found by the first characters, and given back with the encoding") func guessed() throws {
    var attributes: NSDictionary?
    let text = try NSAttributedString(data: Data(" <!DOCTYPE html><p>a".utf8), documentAttributes: &attributes)
    #expect(text.string == "a\n" && attributes?["DocumentType"] as? String == "NSHTML")
    let plain = try NSAttributedString(data: Data("<b>".utf8), documentAttributes: &attributes)
    #expect(plain.string == "<b>" && attributes?["DocumentType"] as? String == "NSPlainText")
    #expect(try NSAttributedString(data: Data([0xE4]), documentAttributes: nil).string == "ä")
    #expect(try NSAttributedString(data: Data(), documentAttributes: nil).string.isEmpty)
  }

  @Test("RTF, unknown formats and unknown encodings are errors that name them") func refused() {
    func message(_ body: () throws -> Void) -> String {
      do { try body() } catch { return "\(error)" }
      return ""
    }
    let rtf = message { _ = try NSAttributedString(data: Data("{\\rtf1 a}".utf8), documentAttributes: nil) }
    #expect(rtf.contains("NSRTF is not supported"))
    let encoding = message {
      _ = try NSAttributedString(data: Data("a".utf8), options: [.characterEncoding: 99_999], documentAttributes: nil)
    }
    #expect(encoding.contains("99999"))
    let written = message {
      _ = try NSAttributedString(string: "a").data(
        from: NSRange(location: 0, length: 1), documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    }
    #expect(written.contains("NSRTF"))
    let range = message { _ = try NSAttributedString(string: "a").data(from: NSRange(location: 1, length: .max)) }
    #expect(range.contains("is not in the text"))
    let ascii = message {
      _ = try NSAttributedString(string: "ä").data(
        from: NSRange(location: 0, length: 1), documentAttributes: [.characterEncoding: String.Encoding.ascii.rawValue])
    }
    #expect(ascii.contains("encoding"))
  }

  @Test("Fonts with long names and different styles can be adjacent") func adjacent() {
    let text = NSMutableAttributedString(string: "abc")
    for (index, name) in ["A very long name of a family", "Another very long name", "x"].enumerated() {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = CGFloat(index)
      text.setAttributes(
        [.font: UIFont(name: name, size: 12) as Any, .paragraphStyle: style, .shadow: NSShadow()],
        range: NSRange(location: index, length: 1))
    }
    #expect(font(text, 1)?.fontName == "Another very long name" && font(text, 2)?.fontName == "x")
  }

  @Test("Text that is written as HTML is read again with its attributes") func written() throws {
    let text = NSMutableAttributedString(string: "a <b>  &\nc")
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 0, length: 1))
    text.addAttribute(
      .link, value: try #require(URL(string: "https://a.de/?\"")), range: NSRange(location: 9, length: 1))
    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    let read = try NSAttributedString(data: data, documentAttributes: nil)
    #expect(read.string == "a <b> \u{A0}&\nc\n" && font(read, 0) == .boldSystemFont(ofSize: 20))
    #expect(read.attribute(.link, at: 9, effectiveRange: nil) as? URL == URL(string: "https://a.de/?\""))
    let plain = try text.data(from: NSRange(location: 0, length: 3))
    #expect(plain == Data("a <".utf8))
    let mutable = NSMutableAttributedString(string: "old")
    try mutable.read(from: Data("new".utf8), documentAttributes: nil)
    #expect(mutable.string == "new")
  }

  @Test(
    "Damaged and hostile HTML is read without an error",
    arguments: [
      "<", "<<<<", "</", "</>", "<!--", "<!", "<a", "<a href=", "<a href='", "<a href=\"x>y", "&", "&#", "&#x;",
      "&#xD800;",
      "&#99999999999;", "&#0;", "<b><i></b></i>x", "</b></ul></p>", "<li>a", "<ol start='99999999999999999999'><li>a",
      "<ol start=-9223372036854775808><li>a", "<font size='999999999999'>a", "<font size=-9223372036854775808>a",
      "<span style='font-size: 1e999px'>a", "<span style='font-size: 99999999em; color: rgb(1e400,-1,nan)'>a",
      "<span style=';;:;:color'>a", "<span style='color:#'>a", "<p style='font-family:'>a", "\u{FEFF}<p>\u{0}a",
      "<script>",
      "<td><td><tr>", "<a href='javascript:x'>a</a>", "<b/ =x ==>a", "<pre>\r\n\t", "<h1><h1><h1>a",
    ])
  func hostile(_ markup: String) throws {
    let text = try html(markup)
    #expect(text.length <= markup.utf16.count + 8)
    if text.length > 0, text.string.contains("a") {
      let location = (text.string as NSString).range(of: "a").location
      #expect(text.attribute(.link, at: location, effectiveRange: nil) == nil)
      #expect(font(text, location).map { $0.pointSize > 0 && $0.pointSize <= HTMLStyle.largestSize } ?? false)
    }
  }

  @Test("Elements deeper than the limit keep their text", arguments: ["b", "ul", "div", "big", "li"])
  func deep(_ name: String) throws {
    let count = 5000
    let text = try html(
      String(repeating: "<\(name)>", count: count) + "x" + String(repeating: "</\(name)>", count: count) + "y")
    #expect(text.string.hasSuffix("y") && text.string.contains("x"))
  }

  @Test(
    "Long damaged HTML takes a time that grows with its length only",
    arguments: ["<", "<a ", "<!--", "&", "<a ='>", "<a =\"<a ='>", "</p>", "<script", "<b>x</b>", "<td>", "<p>a"])
  func long(_ part: String) throws {
    let text = try html(String(repeating: part, count: 5000))
    #expect(text.length <= 5000 * (part.utf16.count + 1))
  }
}
