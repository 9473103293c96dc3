import Foundation
import RuntimeLogging
import SceneManifest
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// A controller that saves a word, and logs when it encodes and decodes it.
@MainActor private class WordController: UIViewController {
  var word = ""
  private var owner: String { restorationIdentifier ?? "nameless" }

  convenience init(_ identifier: String?, _ word: String = "") {
    self.init(nibName: nil, bundle: nil)
    restorationIdentifier = identifier
    self.word = word
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(word as NSString, forKey: "word")
    AppLog.current.add("Part", nil, "encode", owner)
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    word = coder.decodeObject(of: NSString.self, forKey: "word")?.description ?? "nothing"
    AppLog.current.add("Part", nil, "decode", "\(owner) \(word)")
  }
  override func applicationFinishedRestoringState() { AppLog.current.add("Part", nil, "finished", owner) }
}

/// A class that makes no controllers.
@MainActor final class UnwillingMaker: NSObject, UIViewControllerRestoration {
  static var asked = 0
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    asked += 1
    return nil
  }
}

/// An object that is not a responder, and can be created by its class.
@MainActor final class Drawer: NSObject, UIStateRestoring, UIObjectRestoration {
  static var made: [Drawer] = []
  static var paths: [[String]] = []
  static var makes = true
  var content = ""
  weak var outer: Drawer?
  var makesItself = false

  var restorationParent: (any UIStateRestoring)? { outer }
  var objectRestorationClass: (any UIObjectRestoration.Type)? { makesItself ? Drawer.self : nil }
  func encodeRestorableState(with coder: NSCoder) { coder.encode(content as NSString, forKey: "content") }
  func decodeRestorableState(with coder: NSCoder) {
    content = coder.decodeObject(of: NSString.self, forKey: "content")?.description ?? "nothing"
  }
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)? {
    paths.append(identifierComponents)
    guard makes else { return nil }
    made.append(Drawer())
    return made.last
  }
}

/// An object without optional methods.
@MainActor private final class Silent: NSObject, UIStateRestoring {}

/// An app delegate that creates controllers for their paths.
@MainActor final class MakingAppDelegate: UIResponder, UIApplicationDelegate {
  static var paths: [[String]] = []
  static var storyboards: [String?] = []
  static var makes: @MainActor ([String]) -> UIViewController? = { _ in nil }
  static var described: [String] = []
  var window: UIWindow?

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppLog.current.add("AppDelegate", nil, "willFinishLaunching")
    return true
  }
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    MakingAppDelegate.described = [
      UIApplication.stateRestorationBundleVersionKey, UIApplication.stateRestorationUserInterfaceIdiomKey,
      UIApplication.stateRestorationTimestampKey, UIApplication.stateRestorationSystemVersionKey,
    ].filter(coder.containsValue(forKey:))
    return true
  }
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    MakingAppDelegate.paths.append(identifierComponents)
    let key = UIApplication.stateRestorationViewControllerStoryboardKey
    MakingAppDelegate.storyboards.append(
      coder.containsValue(forKey: key) ? coder.decodeObject(of: NSString.self, forKey: key)?.description : nil)
    return MakingAppDelegate.makes(identifierComponents)
  }
}

/// Serialized, because the application belongs to the process.
@MainActor @Suite("The older preservation: missing and omitted objects (R-13)", .serialized)
struct RestorationPartsTests {
  private func device() -> TestDevice {
    MakingAppDelegate.paths = []
    MakingAppDelegate.storyboards = []
    MakingAppDelegate.makes = { _ in nil }
    UnwillingMaker.asked = 0
    (Drawer.made, Drawer.paths, Drawer.makes) = ([], [], true)
    return TestDevice(
      DeviceProfile(kind: .phone, osVersion: 17), manifest: nil,
      entries: ["CFBundleVersion": .string("42")], delegate: MakingAppDelegate.self)
  }

  /// Launches with a window that shows `root`; returns the saved state.
  @discardableResult
  private func launch(_ device: TestDevice, _ root: @escaping () -> UIViewController) -> [String] {
    device.log.on("AppDelegate.willFinishLaunching") {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root()
      (UIApplication.shared.delegate as? MakingAppDelegate)?.window = window
      window.makeKeyAndVisible()
    }
    return device(.tapIcon).only("Part")
  }

  private var root: WordController? {
    (UIApplication.shared.delegate as? MakingAppDelegate)?.window?.rootViewController as? WordController
  }

  /// Launches, preserves the state of `first`, and launches again with `second`.
  private func relaunch(
    _ device: TestDevice, first: @escaping () -> UIViewController, second: @escaping () -> UIViewController
  ) -> [String] {
    launch(device, first)
    device(.swipeHome)
    device.crash()
    return launch(device, second)
  }

  @Test("R-13: objects encode from the outside in, and decode and finish in the same order")
  func order() {
    let device = device()
    func tree() -> UIViewController {
      let (root, first, second) = (
        WordController("root", "r"), WordController("first", "1"), WordController("second", "2")
      )
      root.addChild(first)
      root.addChild(second)
      first.addChild(WordController("inner", "i"))
      return root
    }
    launch(device, tree)
    #expect(
      device(.swipeHome).only("Part")
        == ["root", "first", "inner", "second"].map { "Part.encode \($0)" })
    device.crash()
    #expect(
      launch(device, tree) == [
        "Part.decode root r", "Part.decode first 1", "Part.decode inner i", "Part.decode second 2",
        "Part.finished root", "Part.finished first", "Part.finished inner", "Part.finished second",
      ])
    #expect(
      MakingAppDelegate.paths == [["root"], ["root", "first"], ["root", "first", "inner"], ["root", "second"]])
    #expect(MakingAppDelegate.described.count == 4, "the delegate may look at who has preserved it")
  }

  @Test("R-13: below a controller without an identifier nothing is preserved, and an empty name is an identifier")
  func withoutIdentifier() {
    let device = device()
    func tree() -> UIViewController {
      let (root, nameless, empty) = (WordController("root", "r"), WordController(nil, "n"), WordController("", "e"))
      root.addChild(nameless)
      nameless.addChild(WordController("below", "b"))
      root.addChild(empty)
      return root
    }
    #expect(
      relaunch(device, first: tree, second: tree).filter { $0.contains("decode") }
        == ["Part.decode root r", "Part.decode  e"])
  }

  @Test("R-13: a presented controller is preserved below its presenter, once")
  func presented() {
    let device = device()
    func tree() -> UIViewController {
      let root = WordController("root", "r")
      device.log.on("Part.shown") { root.present(WordController("sheet", "s"), animated: false) }
      return root
    }
    launch(device, tree)
    AppLog.current.add("Part", nil, "shown")
    #expect(device(.swipeHome).only("Part").suffix(2) == ["Part.encode root", "Part.encode sheet"])
    device.crash()
    let sheet = WordController("sheet")
    MakingAppDelegate.makes = { $0 == ["root", "sheet"] ? sheet : nil }
    launch(device) { WordController("root") }
    #expect(sheet.word == "s" && MakingAppDelegate.paths == [["root"], ["root", "sheet"]])
  }

  @Test("R-13: the app delegate's controller decodes the state, and the one in the tree with that path does not")
  func appDelegate() {
    let device = device()
    let made = WordController("root")
    launch(device) { WordController("root", "kept") }
    device(.swipeHome)
    device.crash()
    MakingAppDelegate.makes = { _ in made }
    launch(device) { WordController("root", "fresh") }
    #expect(made.word == "kept" && root?.word == "fresh")
    #expect(MakingAppDelegate.storyboards == [nil], "no storyboard has made it")
  }

  @Test("R-13: with a restoration class that returns nil the state is left, and nothing else is called")
  func unwilling() {
    let device = device()
    func tree() -> UIViewController {
      let root = WordController("root", "fresh")
      root.restorationClass = UnwillingMaker.self
      root.addChild(WordController("child", "c"))
      return root
    }
    let lines = relaunch(device, first: tree, second: tree)
    #expect(UnwillingMaker.asked == 1 && MakingAppDelegate.paths == [["root", "child"]])
    #expect(lines == ["Part.decode child c", "Part.finished child"] && root?.word == "fresh")
  }

  @Test("R-13: state without an object is left, and the rest is decoded")
  func goneParts() {
    let device = device()
    func tree(_ children: [String]) -> UIViewController {
      let root = WordController("root", "r")
      for child in children { root.addChild(WordController(child, child)) }
      return root
    }
    let lines = relaunch(device, first: { tree(["old", "both"]) }, second: { tree(["both", "new"]) })
    #expect(lines.filter { $0.contains("decode") } == ["Part.decode root r", "Part.decode both both"])
    #expect(MakingAppDelegate.paths.contains(["root", "old"]))
  }

  @Test("R-13: an object that is no longer registered is made by its class, by its path; a registered one needs none")
  func objects() {
    for (isThere, makes) in [(false, true), (false, false), (true, true)] {
      let device = device()
      let (outer, inner) = (Drawer(), Drawer())
      func register(both: Bool) -> UIViewController {
        UIApplication.registerObject(forStateRestoration: outer, restorationIdentifier: "outer")
        if both { UIApplication.registerObject(forStateRestoration: inner, restorationIdentifier: "inner") }
        return UIViewController()
      }
      (inner.outer, inner.makesItself, inner.content) = (outer, true, "kept")
      launch(device) { register(both: true) }
      device(.swipeHome)
      device.crash()
      (Drawer.makes, inner.content) = (makes, "fresh")
      launch(device) { register(both: isThere) }
      #expect(Drawer.paths == (isThere ? [] : [["outer", "inner"]]))
      #expect(Drawer.made.map(\.content) == (makes && !isThere ? ["kept"] : []))
      #expect(inner.content == (isThere ? "kept" : "fresh"))
    }
  }

  @Test(
    "R-13: registered objects are not retained; a name is free again once its object is freed, or for the same object")
  func released() {
    let device = device()
    launch(device) { UIViewController() }
    var drawer: Drawer? = Drawer()
    weak let releasedDrawer = drawer
    func register(_ object: Drawer) -> [String] {
      RuntimeLog.capture {
        UIApplication.registerObject(forStateRestoration: object, restorationIdentifier: "drawer")
      }.sentences
    }
    if let drawer { #expect(register(drawer) == [] && register(drawer) == []) }
    let other = Drawer()
    #expect(
      register(other) == [
        "Another object is registered for state restoration as \"drawer\"; this one is ignored."
      ])
    drawer = nil
    #expect(releasedDrawer == nil && register(other) == [])
  }

  @Test("R-13: objects that name each other as parents are preserved without an endless loop")
  func circle() {
    let device = device()
    let (one, other) = (Drawer(), Drawer())
    (one.outer, other.outer) = (other, one)
    (one.content, other.content) = ("one", "other")
    func register() -> UIViewController {
      UIApplication.registerObject(forStateRestoration: one, restorationIdentifier: "one")
      UIApplication.registerObject(forStateRestoration: other, restorationIdentifier: "other")
      return UIViewController()
    }
    launch(device, register)
    device(.swipeHome)
    device.crash()
    (one.content, other.content) = ("", "")
    launch(device, register)
    #expect(one.content == "one" && other.content == "other")
  }

  @Test("R-13: an object that implements nothing has no parent, no class and no state")
  func silent() {
    let device = device()
    let silent = Silent()
    #expect(silent.restorationParent == nil && silent.objectRestorationClass == nil)
    func register() -> UIViewController {
      UIApplication.registerObject(forStateRestoration: silent, restorationIdentifier: "silent")
      return WordController("root", "r")
    }
    #expect(
      relaunch(device, first: register, second: register) == ["Part.decode root r", "Part.finished root"])
  }

  @Test("R-13: a decoding failure of one object does not affect others")
  func undecodable() {
    /// Decodes a number where a text is, and a value that was never encoded.
    final class Confused: WordController {
      override func decodeRestorableState(with coder: NSCoder) {
        AppLog.current.add("Part", nil, "confused", "\(coder.decodeInteger(forKey: "word")) \(coder.error != nil)")
        #expect(coder.decodeObject(of: NSDate.self, forKey: "date") == nil)
      }
    }
    let device = device()
    func tree() -> UIViewController {
      let root = Confused("root", "r")
      root.addChild(WordController("child", "c"))
      return root
    }
    let lines = relaunch(device, first: tree, second: tree)
    #expect(lines.contains { $0.hasPrefix("Part.confused 0") } && lines.contains("Part.decode child c"))
  }
}
