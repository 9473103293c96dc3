import Foundation
import RuntimeLogging
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Checks each controller's callbacks against the automaton of a correct life cycle, as they are called.
@MainActor final class LifeChecker {
  enum State: String { case disappeared, willAppear, isAppearing, didAppear, willDisappear }
  private(set) var errors: [String] = []
  private(set) var calls = 0
  private(set) var alive = 0
  private var states: [Int: State] = [:]

  func born(_ id: Int) {
    states[id] = .disappeared
    alive += 1
  }

  func died(_ id: Int) {
    alive -= 1
    if states[id] != .disappeared { errors.append("\(id) was freed while \(states[id]!)") }
  }

  func state(of id: Int) -> State { states[id]! }

  func see(_ id: Int, _ call: String) {
    calls += 1
    let next: State? =
      switch (states[id]!, call) {
      case (.disappeared, "WA"), (.willDisappear, "WA"): .willAppear
      case (.willAppear, "IA"): .isAppearing
      case (.isAppearing, "DA"): .didAppear
      case (.willAppear, "WD"), (.isAppearing, "WD"), (.didAppear, "WD"): .willDisappear
      case (.willDisappear, "DD"): .disappeared
      default: nil
      }
    if let next { states[id] = next } else { errors.append("\(id): \(call) came while \(states[id]!)") }
  }
}

@MainActor final class CheckedController: UIViewController {
  let id: Int
  let checker: LifeChecker
  init(_ id: Int, _ checker: LifeChecker) {
    self.id = id
    self.checker = checker
    checker.born(id)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewWillAppear(_ animated: Bool) { checker.see(id, "WA") }
  override func viewIsAppearing(_ animated: Bool) { checker.see(id, "IA") }
  override func viewDidAppear(_ animated: Bool) { checker.see(id, "DA") }
  override func viewWillDisappear(_ animated: Bool) { checker.see(id, "WD") }
  override func viewDidDisappear(_ animated: Bool) { checker.see(id, "DD") }
  isolated deinit { checker.died(id) }
}

/// One random life cycle of a window, and its errors.
@MainActor struct RandomLife {
  var random: SeededGenerator
  let checker = LifeChecker()
  let scenes = [makeTestScene(), makeTestScene()]
  var made = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func controller() -> UIViewController {
    made += 1
    let leaf = CheckedController(made, checker)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return UINavigationController(rootViewController: leaf)
    case 1:
      made += 1
      let tabs = UITabBarController()
      tabs.viewControllers = [leaf, CheckedController(made, checker)]
      return tabs
    default: return leaf
    }
  }

  /// Every controller that can be reached from the root, on screen or not.
  func everything(_ root: UIViewController?) -> [UIViewController] {
    guard let root else { return [] }
    return [root] + root.children.flatMap { everything($0) } + everything(root.presented)
  }

  mutating func step(_ window: UIWindow) -> String {
    let all = everything(window.rootViewController)
    let chosen = all.randomElement(using: &random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0:
      // More often visible than not, so that callbacks occur.
      window.isHidden = Int.random(in: 0..<3, using: &random) == 0
      return "hidden=\(window.isHidden)"
    case 1:
      window.rootViewController = Int.random(in: 0..<5, using: &random) == 0 ? nil : controller()
      return "root"
    case 2:
      window.windowScene = [nil, scenes[0], scenes[1], scenes[0], scenes[1]].randomElement(using: &random)!
      return "scene"
    case 3, 4:
      window.endTurn()
      return "turn"
    case 5:
      window.layoutPass(forced: Bool.random(using: &random))
      return "layout"
    case 6, 7:
      let guest = controller()
      guest.modalPresentationStyle = [.fullScreen, .automatic, .overFullScreen].randomElement(using: &random)!
      chosen?.present(guest, animated: Bool.random(using: &random))
      return "present"
    case 8:
      chosen?.dismiss(animated: false)
      return "dismiss"
    case 9, 10:
      guard let navigation = all.compactMap({ $0 as? UINavigationController }).randomElement(using: &random) else {
        return "-"
      }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: _ = navigation.popViewController(animated: false)
      case 1: _ = navigation.popToRootViewController(animated: false)
      case 2: navigation.viewControllers = Array(navigation.viewControllers.reversed())
      default: navigation.pushViewController(controller(), animated: false)
      }
      return "navigate"
    case 11:
      all.compactMap { $0 as? UITabBarController }.randomElement(using: &random)?.selectedIndex =
        Int.random(in: 0..<2, using: &random)
      return "tab"
    case 12, 13:
      guard let parent = all.compactMap({ $0 as? CheckedController }).randomElement(using: &random) else { return "-" }
      let child = controller()
      let viewFirst = Bool.random(using: &random)
      if viewFirst { parent.view.addSubview(child.view) }
      parent.addChild(child)
      if !viewFirst { parent.view.addSubview(child.view) }
      child.didMove(toParent: parent)
      return "adopt"
    case 14:
      guard let child = all.first(where: { $0.parent is CheckedController }) else { return "-" }
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
      return "expel"
    default:
      guard Int.random(in: 0..<4, using: &random) == 0 else {
        window.windowScene = scenes[0]
        window.isHidden = false
        return "show"
      }
      window.tearDown()
      return "tearDown"
    }
  }

  mutating func run(steps: Int) -> String? {
    var history: [String] = []
    do {
      let window = UIWindow(windowScene: scenes[0])
      window.rootViewController = controller()
      window.isHidden = false
      for _ in 0..<steps {
        history.append(step(window))
        if let error = checker.errors.first { return "\(error) after \(history.suffix(12))" }
      }
      window.endTurn()
      // After a turn no transition is in progress, and exactly the tree's visible controllers are on screen.
      let visible = window.isShown ? window.rootViewController?.visibleTree ?? [] : []
      for case let controller as CheckedController in everything(window.rootViewController) {
        let expected: LifeChecker.State = visible.contains(controller) ? .didAppear : .disappeared
        if checker.state(of: controller.id) != expected {
          return "\(controller.id) is \(checker.state(of: controller.id)), not \(expected), after \(history.suffix(12))"
        }
        if expected == .didAppear, controller.view.window !== window { return "\(controller.id) is seen in no window" }
      }
      window.tearDown()
    }
    if let error = checker.errors.first { return "\(error) after \(history.suffix(12))" }
    return checker.alive == 0 ? nil : "\(checker.alive) controllers were never freed after \(history.suffix(12))"
  }
}

@MainActor @Suite("Paired appearance callbacks") struct AppearancePropertyTests {
  @Test("after any changes to windows and controllers, callbacks come in order and everything is freed") func random() {
    var calls = 0
    for seed in UInt64(1)...400 {
      var life = RandomLife(seed: seed)
      let problem = RuntimeLog.capture { life.run(steps: 60) }.result
      calls += life.checker.calls
      #expect(problem == nil, "seed \(seed): \(problem ?? "")")
      if problem != nil { break }
    }
    #expect(calls > 10_000, "The random lives are too dull to show anything.")
  }
}
