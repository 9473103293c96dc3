import Foundation
import UIKitCore

/// Texts in HTML: read as a text that is not longer than the markup, or rejected in a sentence; what is written of it can be read again.
struct HTMLFuzzer: Fuzzer {
  let name = "HTML"

  private static let parts = [
    "<p>", "</p>", "<b>", "</b>", "<i>", "</i>", "<u>", "</u>", "<h1>", "</h1>", "<ul>", "</ul>", "<ol start='3'>",
    "</ol>", "<li>", "</li>", "<br>", "<hr/>", "<table><tr><td>", "</td></tr></table>", "<pre>", "</pre>", "<div>",
    "</div>", "<a href=\"https://example.com/?a=1&amp;b=ü\">", "</a>", "<font color=red size=7 face='Arial, x'>",
    "</font>", "<span style=\"color: #f00; font-size: 1e9px; text-align: right\">", "</span>", "<script>", "</script>",
    "<style>p { color: red }</style>", "<!-- c -->", "<!--", "<!DOCTYPE html>", "&amp;", "&#x1F98A;", "&#0;",
    "&#xFFFFFFFF;", "&nope;", "&", "<", ">", "\"", "'", "a", "some text", "  \n\t", "漢字", "🦊", "</", "<a href='",
    "<b x=\"", "\0",
  ]

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    // Deep or long markup takes longer.
    if random.below(40) == 0 {
      return Array(String(repeating: random.any(Self.parts), count: random.below(3000)).utf8)
    }
    let markup = (0..<random.below(40)).map { _ in random.any(Self.parts) }.joined()
    return random.below(4) == 0 ? Mutation.damaged(Array(markup.utf8), &random) : Array(markup.utf8)
  }

  func check(_ input: [UInt8]) throws(FuzzFailure) {
    guard let text = try Self.read(Data(input)) else { return }
    // A marker of a list is as long as its tag; a character of two units has at least as many bytes.
    guard text.length <= 4 * input.count + 4 else {
      throw FuzzFailure("The text has \(text.length) units, from \(input.count) bytes.")
    }
    let written: Data
    do {
      written = try text.data(
        from: NSRange(location: 0, length: text.length),
        documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    } catch {
      throw FuzzFailure("A text that was read cannot be written: \(error)")
    }
    guard try Self.read(written) != nil else { throw FuzzFailure("What was written cannot be read.") }
  }

  private static func read(_ data: Data) throws(FuzzFailure) -> NSAttributedString? {
    do {
      return try NSAttributedString(
        data: data,
        options: [
          .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
        ],
        documentAttributes: nil)
    } catch {
      guard !error.localizedDescription.isEmpty else { throw FuzzFailure("HTML was rejected without a reason.") }
      return nil
    }
  }
}
