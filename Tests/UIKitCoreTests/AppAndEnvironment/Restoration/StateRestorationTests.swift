import Foundation
import RuntimeLogging
import SceneManifest
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// A controller that keeps a text.
@MainActor private class KeepingController: UIViewController {
  var text = ""
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(text as NSString, forKey: "text")
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    text = coder.decodeObject(of: NSString.self, forKey: "text")?.description ?? "nothing"
    AppLog.current.add("Keeping", nil, "decode", text)
  }
  override func applicationFinishedRestoringState() { AppLog.current.add("Keeping", nil, "finished", text) }
}

/// A view that keeps a number.
@MainActor private final class KeepingView: UIView {
  var number = 0
  var encodings = 0
  override func encodeRestorableState(with coder: NSCoder) {
    encodings += 1
    coder.encode(number, forKey: "number")
  }
  override func decodeRestorableState(with coder: NSCoder) { number = coder.decodeInteger(forKey: "number") }
}

/// A class that creates controllers for their paths, or returns none.
@MainActor final class ControllerMaker: NSObject, UIViewControllerRestoration {
  static var paths: [[String]] = []
  static var makes = true
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    paths.append(identifierComponents)
    return makes ? KeepingController() : nil
  }
}

/// A class that creates objects for their paths, and retains them.
@MainActor final class ModelMaker: NSObject, UIObjectRestoration {
  static var made: [NSObject] = []
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)? {
    let model = Model()
    made.append(model)
    return model
  }
}

/// An app delegate whose method for controllers is called.
@MainActor final class AskedAppDelegate: UIResponder, LoggingAppDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    AppLog.current.add("AppDelegate", nil, "make", identifierComponents.joined(separator: "/"))
    return nil
  }
}

/// An object that is not a responder.
@MainActor private final class Model: NSObject, UIStateRestoring {
  var word = ""
  var parent: Model?
  var restorationParent: (any UIStateRestoring)? { parent }
  var objectRestorationClass: (any UIObjectRestoration.Type)? { ModelMaker.self }
  func encodeRestorableState(with coder: NSCoder) { coder.encode(word as NSString, forKey: "word") }
  func decodeRestorableState(with coder: NSCoder) {
    word = coder.decodeObject(of: NSString.self, forKey: "word")?.description ?? "nothing"
  }
  func applicationFinishedRestoringState() { AppLog.current.add("Model", nil, "finished", word) }
}

/// Serialized, because the application belongs to the process.
@MainActor @Suite("The older preservation: controllers, views and objects (R-13)", .serialized)
struct StateRestorationTests {
  private static func device(_ delegate: any UIApplicationDelegate.Type = OldAppDelegate.self) -> TestDevice {
    let device = TestDevice(
      DeviceProfile(kind: .phone, osVersion: 17), manifest: nil, delegate: delegate,
      persistent: PersistentState(identifierSeed: 7))
    AppBehaviour.current.preserves = (true, false)
    return device
  }

  /// Launches with a tree of controllers, which `change` modifies.
  private func launch(_ device: TestDevice, _ change: @escaping (KeepingController) -> Void = { _ in }) -> [String] {
    device.log.on("AppDelegate.willFinishLaunching") {
      let (root, child) = (KeepingController(), KeepingController())
      root.restorationIdentifier = "root"
      child.restorationIdentifier = "child"
      root.addChild(child)
      let stranger = KeepingController()
      stranger.text = "left out"
      root.addChild(stranger)
      let view = KeepingView()
      view.restorationIdentifier = "view"
      root.view.addSubview(view)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      UIApplication.shared.delegate?.window = window
      change(root)
      window.makeKeyAndVisible()
    }
    return device(.tapIcon)
  }

  private var root: KeepingController? {
    UIApplication.shared.delegate?.window?.rootViewController as? KeepingController
  }

  @Test("R-13: controllers and views with identifiers decode what they encoded, between the app's own callbacks")
  func tree() throws {
    let device = StateRestorationTests.device()
    _ = launch(device) { root in
      root.text = "above"
      (root.children[0] as? KeepingController)?.text = "below"
      (root.view.subviews.first as? KeepingView)?.number = 7
    }
    device(.swipeHome)
    device.crash()
    let lines = launch(device).only("AppDelegate", "Keeping").without("didBecome")
    #expect(
      lines == [
        "AppDelegate.willFinishLaunching", "AppDelegate.shouldRestoreSecure", "Keeping.decode above",
        "Keeping.decode below", "AppDelegate.didDecode draft", "AppDelegate.didFinishLaunching launchOptions=nil",
        "Keeping.finished above", "Keeping.finished below",
      ])
    #expect((root?.view.subviews.first as? KeepingView)?.number == 7)
    #expect((root?.children[1] as? KeepingController)?.text == "left out", "no identifier, nothing preserved")
  }

  @Test("R-13: a controller's restoration class makes the one that decodes its state")
  func restorationClass() {
    ControllerMaker.paths = []
    let device = StateRestorationTests.device()
    _ = launch(device) { root in
      root.children[0].restorationClass = ControllerMaker.self
      (root.children[0] as? KeepingController)?.text = "made"
    }
    device(.swipeHome)
    device.crash()
    let lines = launch(device).only("Keeping")
    #expect(ControllerMaker.paths == [["root", "child"]] && lines.contains("Keeping.decode made"))
    #expect((root?.children[0] as? KeepingController)?.text == "", "the one in the tree was not asked")
  }

  @Test("R-13: with a restoration class that returns nil, no controller decodes the state") func refusedByClass() {
    (ControllerMaker.paths, ControllerMaker.makes) = ([], false)
    defer { ControllerMaker.makes = true }
    let device = StateRestorationTests.device()
    _ = launch(device) { $0.children[0].restorationClass = ControllerMaker.self }
    device(.swipeHome)
    device.crash()
    #expect(launch(device).only("Keeping").filter { $0.contains("decode") } == ["Keeping.decode"])
    #expect(ControllerMaker.paths == [["root", "child"]])
  }

  @Test("R-13: the app delegate is called for controllers, not for views and objects")
  func delegate() {
    let device = StateRestorationTests.device(AskedAppDelegate.self)
    let model = Model()
    func register() {
      UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
    }
    _ = launch(device) { _ in register() }
    device(.swipeHome)
    device.crash()
    let asked = launch(device) { _ in register() }.filter { $0.hasPrefix("AppDelegate.make") }
    #expect(asked == ["AppDelegate.make root", "AppDelegate.make root/child"])
  }

  @Test("R-13: a view in a child controller's view belongs to the child, and a view may have a controller's name")
  func nestedViews() {
    let device = StateRestorationTests.device()
    let inner = KeepingView()
    inner.restorationIdentifier = "inner"
    func fill(_ root: KeepingController) {
      root.children[0].view.addSubview(inner)
      root.view.addSubview(root.children[0].view)
      root.view.subviews.first?.restorationIdentifier = "child"
    }
    _ = launch(device) { root in
      fill(root)
      (root.children[0] as? KeepingController)?.text = "below"
      (root.view.subviews.first as? KeepingView)?.number = 7
    }
    inner.number = 3
    device(.swipeHome)
    #expect(inner.encodings == 1)
    device.crash()
    inner.number = 0
    #expect(launch(device, fill).contains("Keeping.decode below"))
    #expect(inner.number == 3 && (root?.view.subviews.first as? KeepingView)?.number == 7)
  }

  @Test("R-13: an object's class makes it where it is not registered", arguments: [true, false])
  func objectRestorationClass(isRegistered: Bool) throws {
    ModelMaker.made = []
    let device = StateRestorationTests.device()
    let model = Model()
    func register() {
      UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
    }
    _ = launch(device) { _ in register() }
    model.word = "kept"
    device(.swipeHome)
    device.crash()
    model.word = ""
    _ = launch(device) { _ in if isRegistered { register() } }
    #expect(ModelMaker.made.count == (isRegistered ? 0 : 1))
    let reader = isRegistered ? model : try #require(ModelMaker.made.first as? Model)
    #expect(reader.word == "kept")
  }

  @Test("R-13: registered objects decode what they encoded; a second one of the name is ignored")
  func objects() {
    let device = StateRestorationTests.device()
    var (model, inner) = (Model(), Model())
    inner.parent = model
    func register() {
      UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
      UIApplication.registerObject(forStateRestoration: inner, restorationIdentifier: "inner")
      let (_, sentences) = RuntimeLog.capture {
        UIApplication.registerObject(forStateRestoration: Model(), restorationIdentifier: "model")
      }
      #expect(sentences.count == 1)
    }
    _ = launch(device) { _ in register() }
    (model.word, inner.word) = ("outer", "inner")
    device(.swipeHome)
    device.crash()
    (model, inner) = (Model(), Model())
    inner.parent = model
    let lines = launch(device) { _ in register() }
    #expect(model.word == "outer" && inner.word == "inner")
    #expect(lines.only("Model") == ["Model.finished outer", "Model.finished inner"])
  }

  @Test(
    "R-13: objects of different parents may have one name, and an object that is registered twice is preserved once")
  func samePlaces() {
    let device = StateRestorationTests.device()
    let (model, inner) = (Model(), Model())
    inner.parent = model
    func register() {
      UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
      let (_, sentences) = RuntimeLog.capture {
        UIApplication.registerObject(forStateRestoration: inner, restorationIdentifier: "model")
        UIApplication.registerObject(forStateRestoration: inner, restorationIdentifier: "model")
      }
      #expect(sentences.isEmpty)
    }
    _ = launch(device) { _ in register() }
    (model.word, inner.word) = ("outer", "inner")
    device(.swipeHome)
    device.crash()
    let lines = launch(device) { _ in register() }
    #expect(lines.only("Model") == ["Model.finished outer", "Model.finished inner"])
  }

  @Test("R-13: restoration ends after the app completes its extension")
  func extended() {
    let device = StateRestorationTests.device()
    _ = launch(device) { $0.text = "above" }
    device(.swipeHome)
    device.crash()
    device.log.on("AppDelegate.didDecode") {
      UIApplication.shared.extendStateRestoration()
      UIApplication.shared.extendStateRestoration()
    }
    #expect(!launch(device).contains("Keeping.finished above"))
    let application = UIApplication.shared
    application.completeStateRestoration()
    #expect(device.log.take().only("Keeping").isEmpty)
    application.completeStateRestoration()
    #expect(device.log.take().only("Keeping").first == "Keeping.finished above")
    let (_, sentences) = RuntimeLog.capture {
      application.completeStateRestoration()
      application.extendStateRestoration()
    }
    #expect(sentences.count == 2, "neither has an effect now")
  }

  @Test("R-13: if the app declines restoration, nothing is decoded")
  func refused() {
    let device = StateRestorationTests.device()
    _ = launch(device) { $0.text = "above" }
    device(.swipeHome)
    device.crash()
    AppBehaviour.current.preserves = (false, false)
    #expect(launch(device).only("Keeping").isEmpty)
  }

  @Test("R-13: the app delegate can read which version preserved the state before it accepts")
  func description() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let device = StateRestorationTests.device()
    device(.tapIcon)
    var environment = AppEnvironment(infoPlist: .init(["CFBundleVersion": .string("42")]), profile: .phone)
    environment.currentDate = { Date(timeIntervalSinceReferenceDate: 1000) }
    StateRestoration().describe(environment, in: coder)
    coder.finishEncoding()
    let reader = try PreservedState.coder(forArchive: [UInt8](coder.encodedData))
    func value(_ key: String) -> Any? { reader.decodeObject(forKey: key) }
    #expect(value(UIApplication.stateRestorationBundleVersionKey) as? String == "42")
    #expect(value(UIApplication.stateRestorationUserInterfaceIdiomKey) as? Int == UIUserInterfaceIdiom.phone.rawValue)
    #expect((value(UIApplication.stateRestorationTimestampKey) as? NSDate)?.timeIntervalSinceReferenceDate == 1000)
    #expect(value(UIApplication.stateRestorationSystemVersionKey) as? String == UIDevice.current.systemVersion)
  }
}
