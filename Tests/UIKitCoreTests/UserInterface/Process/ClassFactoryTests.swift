import Foundation
import Testing

@testable import UIKitCore

protocol Greeting { var greeting: String { get } }

final class PlainDelegate: NSObject {}

@MainActor class CountingResponder: UIResponder, Greeting {
  let greeting: String
  override init() {
    greeting = "made by its own init"
    super.init()
  }
}

@MainActor final class InheritingResponder: CountingResponder {
  var defaulted = 7
}

final class NotAnObject {}

@MainActor @Suite("Creating a class by name") struct ClassFactoryTests {
  let module = String(reflecting: PlainDelegate.self).components(separatedBy: ".")[0]

  @Test("the class's own init() runs, not the default one") func ownInitialiser() throws {
    let made = try ClassFactory.makeObject(ofClassNamed: "\(module).CountingResponder", as: CountingResponder.self)
    #expect(type(of: made) == CountingResponder.self)
    #expect(made.greeting == "made by its own init")
  }

  @Test("an inherited init() sets the subclass's own properties") func inheritedInitialiser() throws {
    let made = try ClassFactory.makeObject(ofClassNamed: "\(module).InheritingResponder", as: InheritingResponder.self)
    #expect(made.defaulted == 7)
    #expect(made.greeting == "made by its own init")
  }

  @Test("a class without its own init can be created") func plain() throws {
    let made = try ClassFactory.makeObject(ofClassNamed: "\(module).PlainDelegate", as: NSObject.self)
    #expect(made is PlainDelegate)
  }

  @Test("an object can be requested by protocol") func byProtocol() throws {
    let made = try ClassFactory.makeObject(ofClassNamed: "\(module).CountingResponder", as: (any Greeting).self)
    #expect(made.greeting == "made by its own init")
  }

  @Test("a name without a module is looked up in the app's module") func bareName() throws {
    UIProcess.main.applicationModule = nil
    #expect(throws: ClassFactory.Failure.noSuchClass("PlainDelegate")) {
      try ClassFactory.makeObject(ofClassNamed: "PlainDelegate", as: NSObject.self)
    }
    UIProcess.main.applicationModule = module
    defer { UIProcess.main.applicationModule = nil }
    #expect(try ClassFactory.makeObject(ofClassNamed: "PlainDelegate", as: NSObject.self) is PlainDelegate)
  }

  @Test(
    "an unknown name is an error that repeats it",
    arguments: ["", ".", "App.", ".Type", "Nowhere.Type", "a b c", "Äpp.Dëlegate", "App.Type.More.Parts"])
  func missing(name: String) {
    #expect(throws: ClassFactory.Failure.noSuchClass(name)) {
      try ClassFactory.makeObject(ofClassNamed: name, as: NSObject.self)
    }
    #expect(ClassFactory.Failure.noSuchClass(name).description.contains("\"\(name)\""))
  }

  @Test("a class of the wrong type is an error that names both") func wrongKind() {
    let plain = "\(module).PlainDelegate"
    #expect(throws: ClassFactory.Failure.wrongKind(name: plain, expected: "UIResponder")) {
      try ClassFactory.makeObject(ofClassNamed: plain, as: UIResponder.self)
    }
    #expect(throws: ClassFactory.Failure.wrongKind(name: plain, expected: "UIResponder")) {
      try ClassFactory.findSubclass(of: UIResponder.self, named: plain)
    }
    let swift = "\(module).NotAnObject"
    #expect(throws: ClassFactory.Failure.wrongKind(name: swift, expected: "NSObject")) {
      try ClassFactory.makeObject(ofClassNamed: swift, as: NSObject.self)
    }
    #expect(ClassFactory.Failure.wrongKind(name: "A.B", expected: "C").description.contains("\"A.B\" is not a C"))
  }

  @Test("a subclass is found as its superclass's metatype") func subclass() throws {
    let found = try ClassFactory.findSubclass(of: UIResponder.self, named: "\(module).CountingResponder")
    #expect(found == CountingResponder.self)
  }

  final class Inner: NSObject {}
  private final class Hidden: NSObject {}
  class Generic<Element>: NSObject {}

  @Test("a nested, a private and a generic class are found again by their saved names")
  @MainActor func unusualNames() throws {
    for type: AnyClass in [Inner.self, Hidden.self, Generic<Int>.self, Generic<Inner>.self, UIView.self] {
      #expect(try ClassFactory.findClass(named: ClassFactory.name(of: type)) == type)
    }
    #expect(ClassFactory.name(of: UIView.self) == "UIKitCore.UIView")
    #expect(throws: ClassFactory.Failure.noSuchClass("$sNoSuch")) { try ClassFactory.findClass(named: "$sNoSuch") }
  }
}
