import Foundation
import SceneManifest
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor final class RuleBoardController: UIViewController {}

@MainActor @Suite("Storyboards and classes by name", .serialized) struct StoryboardNameTests {
  private let boards = StoryboardTests()
  private var module: String { StoryboardTests.module }

  /// A scene around one controller, marked as Xcode marks it.
  private func scene(_ controller: String) -> String {
    guard let id = controller.range(of: " id=") else { return boards.scene(controller) }
    return boards.scene(controller.replacingCharacters(in: id, with: " sceneMemberID=\"viewController\" id="))
  }

  @Test(
    "the initial controller has the class of its element",
    arguments: ["viewController", "navigationController", "tabBarController", "splitViewController"])
  func kinds(element: String) throws {
    let (made, lines) = try boards.withStoryboard(scene("<\(element) id=\"c1\"/>")) {
      $0.instantiateInitialViewController()
    }
    let kinds: [String: UIViewController.Type] = [
      "viewController": UIViewController.self, "navigationController": UINavigationController.self,
      "tabBarController": UITabBarController.self, "splitViewController": UISplitViewController.self,
    ]
    #expect(made.map { type(of: $0) } == kinds[element])
    #expect(lines == [])
  }

  @Test("a custom class is found in its module, in the app's, and without any") func modules() throws {
    for attributes in ["customModule=\"\(module)\"", "customModuleProvider=\"target\"", ""] {
      let (made, lines) = try boards.withStoryboard(
        scene("<viewController id=\"c1\" customClass=\"RuleBoardController\" \(attributes)/>")
      ) { $0.instantiateInitialViewController() }
      #expect(made is RuleBoardController, "with \(attributes)")
      #expect(lines == [], "with \(attributes)")
    }
  }

  @Test("a cycle of three relationships is broken where it closes") func longCircle() throws {
    func link(_ id: String, _ next: String) -> String {
      scene(
        """
        <navigationController id="\(id)"><connections>
          <segue destination="\(next)" kind="relationship" relationship="rootViewController" id="r\(id)"/>
        </connections></navigationController>
        """)
    }
    let (made, lines) = try boards.withStoryboard(link("c1", "c2") + link("c2", "c3") + link("c3", "c1")) {
      $0.instantiateInitialViewController() as? UINavigationController
    }
    let third = (made?.topViewController as? UINavigationController)?.topViewController as? UINavigationController
    #expect(third?.viewControllers == [])
    #expect(lines.count == 1)
    #expect(lines.first?.contains("c1, which would contain itself") == true)
  }

  @Test("a creator that returns nil leaves creation to the file's class") func creator() throws {
    let (_, lines) = try boards.withStoryboard(scene("<viewController id=\"c1\"/>")) { board in
      var asked = 0
      let made: UIViewController? = board.instantiateInitialViewController { _ in
        asked += 1
        return nil
      }
      #expect(asked == 1)
      #expect(made != nil)
      #expect(board.instantiateInitialViewController() !== made)
    }
    #expect(lines == [])
  }

  @Test("a storyboard of two megabytes is parsed, and its last controller found") func large() throws {
    let filler = scene("<viewController id=\"x\"/>")
    let many = (0..<(2_000_000 / filler.utf8.count + 1)).map {
      scene("<viewController id=\"x\($0)\" storyboardIdentifier=\"number \($0)\" title=\"\($0)\"/>")
    }
    let text = many.joined()
    #expect(text.utf8.count > 2_000_000)
    let (made, _) = try boards.withStoryboard(initial: nil, text) {
      $0.instantiateViewController(withIdentifier: "number \(many.count - 1)")
    }
    #expect(made.title == "\(many.count - 1)")
  }

  @Test("a missing initial controller is reported in UIKit's words") func dangling() throws {
    let (made, lines) = try boards.withStoryboard(initial: "c7", scene("<viewController id=\"c1\"/>")) {
      $0.instantiateInitialViewController()
    }
    #expect(made == nil)
    #expect(lines == [UIKitLog.noInitialViewController(storyboard: "Main")])
  }

  @Test("an unknown identifier is reported with the known ones, sorted") func identifiers() throws {
    let text = ["b", "a"].map { scene("<viewController id=\"\($0)\" storyboardIdentifier=\"the \($0)\"/>") }
    let (_, lines) = try boards.withStoryboard(initial: nil, text.joined()) {
      _ = $0.instantiateViewController(withIdentifier: "c")
    }
    #expect(
      lines == [
        "Storyboard (Main) doesn't contain a view controller with identifier 'c'. It has: the a, the b."
      ])
  }

  @Test("a controller of another class than requested is reported, and a new one is returned") func mismatch() throws {
    let board = scene("<viewController id=\"c1\" storyboardIdentifier=\"plain\"/>")
    let (made, lines) = try boards.withStoryboard(board) { board -> UINavigationController in
      board.instantiateViewController(identifier: "plain")
    }
    #expect(type(of: made) == UINavigationController.self)
    #expect(
      lines == ["The controller \"plain\" of the storyboard Main is a UIViewController, not a UINavigationController."])
  }

  final class Nested: NSObject { var value = 3 }
  class Box<Element>: NSObject { var value = [Element]() }
  private final class Secret: NSObject { var value = "kept" }

  @Test("nested, generic and private classes are created with their own property values") func unusual() throws {
    #expect(try ClassFactory.makeObject(ofClassNamed: ClassFactory.name(of: Nested.self), as: Nested.self).value == 3)
    let box = try ClassFactory.makeObject(ofClassNamed: ClassFactory.name(of: Box<Int>.self), as: Box<Int>.self)
    #expect(box.value == [])
    #expect(
      try ClassFactory.makeObject(ofClassNamed: ClassFactory.name(of: Secret.self), as: Secret.self).value == "kept")
    #expect(throws: ClassFactory.Failure.self) {
      try ClassFactory.makeObject(ofClassNamed: ClassFactory.name(of: Box<Int>.self), as: Box<String>.self)
    }
    #expect(ClassFactory.classExists(named: "\(module).RuleBoardController"))
    #expect(!ClassFactory.classExists(named: "\(module).NoSuchController"))
  }
}
