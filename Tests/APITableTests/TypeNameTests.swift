import Testing

@testable import APITable

@Suite("Comparison of types by meaning") struct TypeNameTests {
  @Test(
    "Different spellings of one type are equal",
    arguments: [
      ("String", "Swift.String"), ("UIScene", "UIKitCore.UIScene"), ("(any Error)", "Error"),
      ("(any UISceneDelegate)?", "UISceneDelegate?"), ("Optional<UIScene>", "UIScene?"), ("String!", "String?"),
      ("[Int]", "Array<Int>"), ("[String : Any]", "Dictionary<String, Any>"), ("[[Int]]?", "Optional<[Array<Int>]>"),
      ("NSNotification.Name", "Foundation.Notification.Name"), ("()", "Void"), ("TimeInterval", "Double"),
      ("AnyClass?", "AnyObject.Type?"), ("State", "UIApplication.State"), ("Set<UIScene>", "Set<UIKitCore.UIScene>"),
      ("@escaping (Bool) -> Void", "(Bool) -> ()"), ("@MainActor @Sendable (Bool) -> Void", "(Bool) -> Void"),
      ("(_ scene: UIScene, at: Int) -> Void", "(UIScene, Int) -> Void"), ("inout Int", "Int"), ("(Int)", "Int"),
      ("((Bool) -> Void)?", "(@MainActor (Bool) -> Void)?"), ("any P & Q", "Q & P"), ("any P.Type", "P.Type"),
      ("NSUserActivityPersistentIdentifier", "String"),
    ])
  func same(one: String, other: String) throws {
    let (one, other) = (try DeclarationParser.type(in: one), try DeclarationParser.type(in: other))
    #expect(one.means(other) && other.means(one), "\(one) and \(other)")
  }

  @Test(
    "Different types are not equal",
    arguments: [
      ("String", "String?"), ("[Int]", "Set<Int>"), ("[Int]", "[UInt]"), ("UIScene", "UIWindowScene"),
      ("UIScene.State", "UIApplication.State"), ("(Bool) -> Void", "(Bool) -> Bool"), ("(Int, Int)", "Int"),
      ("(Bool) -> Void", "() -> Void"), ("(Bool) async -> Void", "(Bool) -> Void"), ("P.Type", "P"),
      ("(Int) throws -> Void", "(Int) -> Void"), ("P & Q", "P"), ("((Bool) -> Void)?", "(Bool) -> Void?"),
    ])
  func different(one: String, other: String) throws {
    let (one, other) = (try DeclarationParser.type(in: one), try DeclarationParser.type(in: other))
    #expect(!one.means(other) && !other.means(one), "\(one) and \(other)")
  }

  @Test(
    "A type is printed in its short form",
    arguments: [
      ("Optional<String>", "String?"), ("((Bool) -> Void)?", "((Bool) -> ())?"), ("any P", "P"), ("X.Type", "X.Type"),
      ("(Int) async throws -> Int", "(Int) async throws -> Int"), ("Set<UIScene>", "Set<UIScene>"), ("B & A", "A & B"),
    ])
  func text(type: String, printed: String) throws {
    #expect(try DeclarationParser.type(in: type).description == printed)
  }

  @Test("Text that is not a type is reported as such", arguments: ["", "->", "[Int", "(Int", "Set<"])
  func unreadable(text: String) {
    #expect(throws: DeclarationParser.Failure.self) { try DeclarationParser.type(in: text) }
  }
}
