import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

/// A controller that logs changes of its traits.
private final class TraitController: UIViewController {
  var log: [String] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.append(
      "\(previousTraitCollection?.userInterfaceStyle.rawValue ?? -1)-\(traitCollection.userInterfaceStyle.rawValue)")
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log.append("will \(traitCollection.horizontalSizeClass.rawValue)-\(newCollection.horizontalSizeClass.rawValue)")
    coordinator.animate(alongsideTransition: nil) { [self] _ in
      log.append("did \(traitCollection.horizontalSizeClass.rawValue)")
    }
  }
}

@MainActor @Suite("Trait changes of controllers", .serialized) struct ControllerTraitTests {
  private let root = TraitController()
  private let child = TraitController()
  private let container: ContainerWindow

  init() {
    container = ContainerWindow(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    container.window.environment = UITraitCollection(userInterfaceStyle: .light, horizontalSizeClass: .regular)
    root.log = []
    child.log = []
  }

  @Test("A change of the environment reaches a controller and its children once") func environment() {
    container.window.environment = UITraitCollection(userInterfaceStyle: .dark)
    #expect(root.log == ["1-2"] && child.log == ["1-2"])
  }

  @Test("A controller is notified before its view") func order() {
    var calls: [String] = []
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _: UITraitCollection) in
      calls.append("controller")
    }
    child.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _: UITraitCollection) in
      calls.append("view")
    }
    root.overrideUserInterfaceStyle = .dark
    #expect(calls == ["controller", "view"])
    #expect(root.log == ["1-2"] && root.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("Overrides of a controller apply to its view, its children and theirs") func overrides() {
    root.traitOverrides.season = "autumn"
    #expect(root.traitCollection.season == "autumn" && root.view.traitCollection.season == "autumn")
    #expect(child.view.traitCollection.season == "autumn" && container.window.traitCollection.season == "spring")
    child.traitOverrides.season = "winter"
    #expect(child.traitCollection.season == "winter" && root.traitCollection.season == "autumn")
    root.traitOverrides.remove(ClimateTrait.self)
    #expect(root.traitCollection.season == "spring" && child.view.traitCollection.season == "winter")
  }

  @Test("A parent overrides the traits of a child, beneath the child's own overrides") func overridesForChild() {
    let compact = UITraitCollection(traitsFrom: [
      .init(horizontalSizeClass: .compact), .init(userInterfaceStyle: .dark),
    ])
    root.setOverrideTraitCollection(compact, forChild: child)
    #expect(root.overrideTraitCollection(forChild: child) === compact)
    #expect(child.traitCollection.horizontalSizeClass == .compact && child.log == ["1-2"])
    #expect(root.traitCollection.horizontalSizeClass == .regular && root.log == [])
    child.overrideUserInterfaceStyle = .light
    #expect(child.traitCollection.userInterfaceStyle == .light)
    root.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    let other = UIViewController()
    root.setOverrideTraitCollection(compact, forChild: other)
    #expect(other.traitState == nil && root.overrideTraitCollection(forChild: other) == nil)
  }

  @Test("A controller without a loaded view has the traits of its parent, and its own overrides") func unloaded() {
    let unloaded = TraitController()
    root.addChild(unloaded)
    root.traitOverrides.season = "autumn"
    #expect(unloaded.traitCollection.season == "autumn" && !unloaded.isViewLoaded)
    unloaded.overrideUserInterfaceStyle = .dark
    #expect(unloaded.traitCollection.userInterfaceStyle == .dark && unloaded.log == ["1-2"])
  }

  @Test("Handlers of a controller are unregistered and released with it") func released() {
    weak var weakController: UIViewController?
    var calls = 0
    do {
      let controller = UIViewController()
      weakController = controller
      let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIViewController, _: UITraitCollection) in calls += 1
      }
      controller.overrideUserInterfaceStyle = .dark
      #expect(calls == 1)
      controller.unregisterForTraitChanges(registration)
      controller.overrideUserInterfaceStyle = .light
      #expect(calls == 1)
    }
    #expect(weakController == nil)
  }

  @Test("Before a size class changes the controllers are called, and the coordinator's completions after it")
  func sizeClasses() {
    let scene = container.scene
    scene.fill(CGSize(width: 1000, height: 700))
    root.log = []
    child.log = []
    scene.fill(CGSize(width: 900, height: 700))
    #expect(root.log == [], "the same classes")
    scene.fill(CGSize(width: 300, height: 700))
    #expect(root.log == ["will 2-1", "1-1", "did 1"] && child.log == root.log)
  }
}
