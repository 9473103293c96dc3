import Testing

@testable import APITable

@Suite("Comparison of declarations by meaning") struct DeclarationTests {
  private func read(_ text: String) throws -> Declaration { try DeclarationParser.declaration(in: text) }

  @Test(
    "Different spellings of one declaration are equal",
    arguments: [
      ("var title: String! { get set }", "@MainActor var title: String? { get set }"),
      ("@MainActor class UIScene : UIResponder", "class UIScene"),
      ("class let name: NSNotification.Name", "class var name: Notification.Name { get }"),
      ("static let a: Int", "nonisolated static var a: Int { get }"),
      ("weak var delegate: (any P)? { get set }", "var delegate: P?"),
      ("unowned(unsafe) var delegate: (any P)? { get set }", "unowned(unsafe) var delegate: P? { get set }"),
      ("@NSCopying var c: C { get }", "let c: C"), ("var scene: UIScene", "var scene: UIScene { get set }"),
      ("optional func f(_ a: A)", "@MainActor func f(_ other: A)"),
      ("func f(a: Int = 5, b: [Int] = [1, 2], c: C = C(x: 1))", "func f(a: Int, b: [Int], c: C)"),
      ("@discardableResult func f() -> Int", "func f() -> Int"), ("func f() -> Void", "func f()"),
      ("class func f()", "static func f()"), ("convenience init()", "override init()"),
      (
        "open class func f<T>(_ t: T.Type) -> T where T : Codable",
        "static func f<U: Decodable & Encodable>(_ t: U.Type) -> U"
      ),
      ("init?(coder aDecoder: NSCoder)", "required init?(coder: NSCoder)"),
      ("case active = 0", "case active"), ("setter of var screen: S", "var screen: S { get set }"),
      ("typealias P = (A) -> B?", "typealias P = (A) -> Optional<B>"),
      (
        "@available(*, deprecated) @_spi(X) func f(_ a: @escaping @Sendable (Int) -> Void)",
        "func f(_ a: (Int) -> Void)"
      ),
      ("func f(handler: ((any Error) -> Void)? = nil)", "func f(handler: ((any Error) -> Void)?)"),
      ("enum E : Int", "enum E"), ("static let url", "static let url: Key"), ("func `default`()", "func default()"),
    ])
  func same(asked: String, found: String) throws {
    let (asked, found) = (try read(asked), try read(found))
    #expect(asked.difference(from: found) == nil && asked.name == found.name)
  }

  @Test(
    "Each kind of difference is named",
    arguments: [
      ("var a: Int { get }", "var a: UInt { get }", "has the type UInt, not Int"),
      ("var a: Int { get set }", "var a: Int { get }", "cannot be set"),
      ("var a: Int { get }", "var a: Int { get set }", "can be set"),
      ("var a: Int { get }", "static var a: Int { get }", "is a type member, not an instance member"),
      ("static var a: Int { get }", "var a: Int { get }", "is an instance member, not a type member"),
      ("func f(_ a: Int)", "func f(_ a: String)", "takes String where Int is expected"),
      ("func f() -> Int", "func f() -> Int?", "has the type Int?, not Int"),
      ("func f() async -> Int", "func f() -> Int", "is not async"), ("func f()", "func f() async", "is async"),
      ("func f() throws", "func f()", "cannot throw"), ("func f()", "func f() throws", "can throw"),
      ("init()", "init?()", "is failable"), ("init?()", "init()", "is not failable"),
      ("class A", "struct A", "is a declaration of another kind"),
      ("func a()", "var a: Int { get }", "is a declaration of another kind"),
      ("func f<T>(_ t: T) where T : Hashable", "func f<T>(_ t: T)", "has the generic requirements []"),
      ("case a = 1", "case a = 2", "has the raw value 2"),
    ])
  func different(asked: String, found: String, difference: String) throws {
    #expect(try read(asked).difference(from: read(found)) == difference)
  }

  @Test(
    "A name includes the labels that a caller writes",
    arguments: [
      (
        "func open(_ url: URL, options: O?, completionHandler completion: ((Bool) -> Void)? = nil)",
        "open(_:options:completionHandler:)"
      ),
      ("init(session: S, connectionOptions: O)", "init(session:connectionOptions:)"), ("init()", "init()"),
      ("case background = 2", "background"), ("var a: Int { get }", "a"), ("enum UIScene.State : Int", "State"),
    ])
  func name(text: String, name: String) throws { #expect(try read(text).name == name) }

  @Test(
    "A trailing remark is removed; parentheses that belong to the declaration are kept",
    arguments: [
      ("struct M : P (Subject = UIScene)", "struct M : P"),
      ("static func main()  (extension; target)", "static func main()"),
      ("static var r: Self.R { get }  (@SceneBuilder)", "static var r: Self.R { get }"),
      ("static func s() -> Self (where Self == X)", "static func s() -> Self"),
      ("func f(_ a: (Int))", "func f(_ a: (Int))"),
      ("typealias A = (Int)", "typealias A = (Int)"), ("func f() -> (Int)", "func f() -> (Int)"),
      ("func f()", "func f()"),
      ("func f(_ c: C) (ObjC f:withC:; not verified)", "func f(_ c: C)"),
      ("enum E { case a } (x)", "enum E { case a }"),
    ])
  func remark(text: String, bare: String) { #expect(DeclarationParser.withoutRemark(text) == bare) }

  @Test("The inherited types of a declaration are kept, with their paths")
  func inheritance() throws {
    let type = try read("@MainActor final class UIWindowScene.A : NSObject, NSCopying, any P (remark)")
    #expect(type.path == ["UIWindowScene", "A"] && type.keyword == "class")
    #expect(type.inherited.map(\.description) == ["NSObject", "NSCopying", "P"])
    #expect(try read("extension A : B, C").kind == .conformance)
    #expect(try read("associatedtype R : S").inherited.map(\.description) == ["S"])
  }

  @Test(
    "Text that is not a declaration is reported as such",
    arguments: ["", "Name", "func", "func f(", "var", "@", "case"])
  func unreadable(text: String) {
    #expect(throws: DeclarationParser.Failure.self) { try read(text) }
  }
}
