import Foundation
import SceneTesting
import Testing
import UIKitCore

@MainActor @Suite("The matrix's report") struct MatrixReportTests {
  private func report() throws -> MatrixReport {
    try Matrix(
      variants: [
        "good": { try $0.install(MailboxAppDelegate.self, manifest: .mailbox(MailboxSceneDelegate.self)) },
        "bad & sad": { try $0.install(MailboxAppDelegate.self, manifest: .mailbox(ForgetsOptions.self)) },
      ], payloads: [.url("mail://open/7"), .url("mail://open/8"), .quickAction("compose")],
      situations: [.firstLaunch, .warm]
    ) { $0.mails($1) > 0 }.run()
  }

  @Test("The table has a row for each payload, columns for each situation, and a message for each cell that fails")
  func table() throws {
    let sentence = "does not read connectionOptions"
    let lines = try report().description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0] == "18 cells on padN, 15 of them ok")
    #expect(
      Array(lines[1...6]) == [
        "", "good:", "             first launch  warm        warm",
        "             one window    one window  two windows",
        "url          ok            ok          ok", "url 2        ok            ok          ok",
      ])
    #expect(lines.contains("url 2        LOST          ok          ok"))
    #expect(lines.last?.hasPrefix("quickAction · first launch · one window · bad & sad: LOST.") == true)
    #expect(lines.count { $0.contains(sentence) } == 3)
  }

  @Test("The JUnit file has a test case per cell, a failure with its message, and no invalid XML")
  func junit() throws {
    let xml = try report().junit
    #expect(
      xml.hasPrefix(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"matrix on padN\" tests=\"18\" failures=\"3\""))
    #expect(xml.components(separatedBy: "<testcase ").count == 19)
    #expect(xml.components(separatedBy: "<failure type=\"LOST\"").count == 4)
    #expect(xml.contains("classname=\"bad &amp; sad\""))
    #expect(!xml.contains("bad & sad"))
    let parser = XMLBalance(xml)
    #expect(parser.isBalanced)
  }

  @Test("The JSON document has each cell with its result")
  func json() throws {
    struct Document: Decodable {
      struct Result: Decodable {
        var name: String
        var verdict: MatrixVerdict
        var sentence: String?
        var callbacks: [String]
      }
      var cells: Int
      var failures: Int
      var results: [Result]
    }
    let document = try JSONDecoder().decode(Document.self, from: Data(try report().json.utf8))
    #expect(document.cells == 18 && document.failures == 3)
    #expect(document.results.first?.name == "url · first launch · one window · good")
    let lost = document.results.filter { $0.verdict == .lost }
    #expect(lost.count == 3)
    #expect(
      lost.allSatisfy {
        $0.sentence != nil && $0.callbacks.contains("ForgetsOptions[A].scene(_:willConnectTo:options:)")
      })
  }
}

/// Whether each element of a small XML document is closed in the right place.
private struct XMLBalance {
  var isBalanced = true

  init(_ text: String) {
    var open: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("?") || tag.hasSuffix("/") { continue }
      if tag.hasPrefix("/") {
        if open.popLast() != tag.dropFirst() { isBalanced = false }
      } else {
        open.append(tag.prefix { $0 != " " })
      }
    }
    if !open.isEmpty { isBalanced = false }
  }
}
