import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

private class PlainController: UIViewController {}

private final class NamedController: PlainController {
  let name: String
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    name = "made"
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { nil }
}

/// Its own initialiser replaces the inherited ones, and it declares no `init()`.
private final class ModelController: UIViewController {
  let model: Int
  init(model: Int = 7) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Controllers by their classes") struct ControllerMetatypeTests {
  @Test(
    "A class that is known only at run time makes a controller of that class",
    arguments: [UIViewController.self, PlainController.self, NamedController.self, UINavigationController.self])
  func metatype(type: UIViewController.Type) {
    let made = type.init()
    #expect(Swift.type(of: made) == type)
    #expect((made as? NamedController).map(\.name) ?? "made" == "made")
  }

  @Test("An initialiser with default values is preferred") func defaults() {
    #expect(ModelController().model == 7 && ModelController(model: 2).model == 2)
    #expect(PlainController().nibName == nil)
  }
}
