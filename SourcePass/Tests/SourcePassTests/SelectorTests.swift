import Foundation
import Testing

@testable import SourcePass

@Suite("Selectors and key paths")
struct SelectorTests {
  private let declarations = """
    class Base: NSObject {
      @objc func inherited(_ sender: Any) {}
      @objc(custom:) func renamed(_ sender: Any) {}
    }
    class A: Base {
      @objc func tapped() {}
      @objc func tapped(_ sender: UIButton) {}
      @objc func move(to point: Int, by distance: Int) {}
      @objc func save() throws {}
      @objc func load() async {}
      @objc var title: String = ""
      @objc var isOn: Bool { @objc(on) get { true } }
      @objc(name) var label: String?
      var other: B!
    """

  /// The copy of an expression in the class A.
  private func copy(_ expression: String) -> String {
    let source =
      declarations + "\n  func f() { _ = \(expression) }\n}\nclass B: NSObject { @objc func only(in b: B) {} \n"
      + " @objc var inner: A? }"
    let line = Copies.text(source).split(separator: "\n", omittingEmptySubsequences: false).first {
      $0.contains("func f()")
    }
    return String(line?.dropFirst(17).dropLast(2) ?? "")
  }

  @Test(
    "A selector becomes a string",
    arguments: [
      ("#selector(tapped as () -> Void)", "tapped"), ("#selector(tapped(_:))", "tapped:"),
      ("#selector(self.tapped(_:))", "tapped:"), ("#selector(A.tapped(_:))", "tapped:"),
      ("#selector(A.tapped as (A) -> (UIButton) -> Void)", "tapped:"),
      ("#selector((A.tapped as (A) -> () -> Void))", "tapped"), ("#selector(move(to:by:))", "moveTo:by:"),
      ("#selector(move)", "moveTo:by:"), ("#selector(inherited)", "inherited:"),
      ("#selector(super.inherited(_:))", "inherited:"), ("#selector(renamed)", "custom:"),
      ("#selector(save)", "saveAndReturnError:"), ("#selector(load)", "loadWithCompletionHandler:"),
      ("#selector(getter: title)", "title"), ("#selector(setter: title)", "setTitle:"),
      ("#selector(getter: A.isOn)", "on"), ("#selector(getter: label)", "name"),
      ("#selector(setter: label)", "setName:"),
      ("#selector(other.only)", "onlyIn:"), ("#selector(other!.only(in:))", "onlyIn:"),
      ("#selector(B.only)", "onlyIn:"),
      ("#selector(UITableView.reloadData)", "reloadData"), ("#selector(UIView.endEditing)", "endEditing:"),
      ("#selector(UIViewController.dismiss(animated:completion:))", "dismissViewControllerAnimated:completion:"),
      ("#selector(Unknown.run(with:for:))", "runWith:for:"), ("#selector(something().only)", "onlyIn:"),
      ("#selector(UITableViewDelegate.tableView(_:didSelectRowAt:))", "tableView:didSelectRowAtIndexPath:"),
    ])
  func selectors(expression: String, expected: String) {
    #expect(copy(expression) == "Selector(\"\(expected)\")")
  }

  @Test(
    "A key path becomes a string",
    arguments: [
      ("#keyPath(title)", "title"), ("#keyPath(A.title)", "title"), ("#keyPath(A.label)", "name"),
      ("#keyPath(A.other.inner.label)", "other.inner.name"),
      ("#keyPath(WKWebView.estimatedProgress)", "estimatedProgress"),
      ("#keyPath(UIView.layer.bounds)", "layer.bounds"),
    ])
  func keyPaths(expression: String, expected: String) {
    #expect(copy(expression) == "(\"\(expected)\")")
  }

  @Test("A selector over several lines keeps their number")
  func lines() {
    let source = "class A: NSObject { @objc func a() {}\n func f() { g(#selector(\n  a\n ), 1) } }"
    #expect(
      Copies.text(source) == "class A: NSObject {       func a() {}\n func f() { g(Selector(\"a\"\n\n), 1) } }")
  }

  @Test("Text that looks like a selector stays")
  func text() {
    let source =
      "let a = \"#selector(b)\" // #selector(b)\nlet c = #\"#selector(d)\"# /* #keyPath(e) */\nlet f = \"\"\"\n#selector(a)\n\"\"\""
    #expect(Copies.text(source) == source)
  }

  @Test("Two classes with a method of one name have their own selectors")
  func ownClass() {
    let source = """
      class A: NSObject { @objc(first) func run() {}
        func f() { _ = #selector(run) } }
      class B: NSObject { @objc(second) func run() {}
        func f() { _ = #selector(run) }
        func g(_ a: A) { _ = #selector(A.run) } }
      """
    let copy = Copies.text(source)
    #expect(copy.components(separatedBy: "Selector(\"first\")").count == 3)
    #expect(copy.components(separatedBy: "Selector(\"second\")").count == 2)
  }

  @Test("A method of another file is found")
  func otherFile() {
    let copies = Copies([
      "A.swift": "class A: NSObject { func f() { _ = #selector(later) } }",
      "B.swift": "extension A { @objc(now) func later() {} }",
    ])
    #expect(copies["A.swift"].contains("Selector(\"now\")"))
  }
}
