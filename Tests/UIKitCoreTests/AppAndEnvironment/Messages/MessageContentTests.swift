import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// What Apple's messages have in common. Foundation on Linux does not require it.
protocol NamedMessage: NotificationCenter.MainActorMessage {
  static var name: Notification.Name { get }
  @MainActor static func makeMessage(_ notification: Notification) -> Self?
  @MainActor static func makeNotification(_ message: Self) -> Notification
}

/// One of Apple's messages, with its expected values.
struct MessageRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Apple's name of the corresponding notification.
  let name: String
  /// The message's own name.
  let ownName: @Sendable () -> Notification.Name
  /// The notification for a message about a subject.
  let notification: @MainActor @Sendable (NSObject) -> Notification
  /// Whether a notification makes a message, and the scene of that message.
  let message: @MainActor @Sendable (Notification) -> (isMade: Bool, scene: UIScene?)
  /// Observes one subject, or all if there is none.
  let observe: @MainActor @Sendable (NSObject?, @escaping @MainActor () -> Void) -> NotificationCenter.ObservationToken
  let post: @MainActor @Sendable (NSObject) -> Void

  private init<Message: NamedMessage>(
    _ name: String, _ id: NotificationCenter.BaseMessageIdentifier<Message>,
    make: @escaping @MainActor @Sendable (NSObject) -> Message,
    scene: @escaping @MainActor @Sendable (Message) -> UIScene?
  ) where Message.Subject: NSObject {
    testDescription = "\(Message.self) of \(Message.Subject.self)"
    self.name = name
    ownName = { Message.name }
    notification = { Message.makeNotification(make($0)) }
    message = { notification in
      let message = Message.makeMessage(notification)
      return (message != nil, message.flatMap(scene))
    }
    observe = { subject, body in
      if let subject = subject as? Message.Subject {
        return NotificationCenter.default.addObserver(of: subject, for: id) { _ in body() }
      }
      return NotificationCenter.default.addObserver(of: Message.Subject.self, for: id) { _ in body() }
    }
    post = { subject in
      if let own = subject as? Message.Subject { NotificationCenter.default.post(make(subject), subject: own) }
    }
  }

  private static func scene<Message: NamedMessage>(
    _ name: String, _ id: NotificationCenter.BaseMessageIdentifier<Message>,
    _ make: @escaping @MainActor @Sendable (UIScene) -> Message,
    _ scene: @escaping @MainActor @Sendable (Message) -> UIScene
  ) -> MessageRow where Message.Subject == UIScene {
    MessageRow("UIScene\(name)Notification", id, make: { make($0 as! UIScene) }, scene: { scene($0) })
  }

  private static func plain<Message: NamedMessage>(
    _ name: String, _ id: NotificationCenter.BaseMessageIdentifier<Message>,
    _ make: @escaping @MainActor @Sendable () -> Message
  ) -> MessageRow where Message.Subject: NSObject {
    MessageRow(name, id, make: { _ in make() }, scene: { _ in nil })
  }

  static let scenes: [MessageRow] = [
    scene("WillConnect", .willConnect, UIScene.WillConnectMessage.init(scene:), \.scene),
    scene("WillEnterForeground", .willEnterForeground, UIScene.WillEnterForegroundMessage.init(scene:), \.scene),
    scene("DidActivate", .didActivate, UIScene.DidActivateMessage.init(scene:), \.scene),
    scene("WillDeactivate", .willDeactivate, UIScene.WillDeactivateMessage.init(scene:), \.scene),
    scene("DidEnterBackground", .didEnterBackground, UIScene.DidEnterBackgroundMessage.init(scene:), \.scene),
    scene(
      "SystemProtectionDidChange", .systemProtectionDidChange, UIScene.SystemProtectionDidChangeMessage.init(scene:),
      \.scene),
  ]

  static let application: [MessageRow] = [
    plain(
      "UIApplicationDidFinishLaunchingNotification", .didFinishLaunching, UIApplication.DidFinishLaunchingMessage.init),
    plain("UIApplicationDidBecomeActiveNotification", .didBecomeActive, UIApplication.DidBecomeActiveMessage.init),
    plain(
      "UIApplicationDidEnterBackgroundNotification", .didEnterBackground, UIApplication.DidEnterBackgroundMessage.init),
    plain(
      "UIApplicationWillEnterForegroundNotification", .willEnterForeground,
      UIApplication.WillEnterForegroundMessage.init),
    plain("UIApplicationWillResignActiveNotification", .willResignActive, UIApplication.WillResignActiveMessage.init),
    plain("UIApplicationWillTerminateNotification", .willTerminate, UIApplication.WillTerminateMessage.init),
    plain(
      "UIApplicationDidReceiveMemoryWarningNotification", .didReceiveMemoryWarning,
      UIApplication.DidReceiveMemoryWarningMessage.init),
    plain(
      "UIApplicationSignificantTimeChangeNotification", .significantTimeChange,
      UIApplication.SignificantTimeChangeMessage.init),
    plain(
      "UIApplicationBackgroundRefreshStatusDidChangeNotification", .backgroundRefreshStatusDidChange,
      UIApplication.BackgroundRefreshStatusDidChangeMessage.init),
    plain(
      "UIApplicationUserDidTakeScreenshotNotification", .userDidTakeScreenshot,
      UIApplication.UserDidTakeScreenshotMessage.init),
    // Apple's two constants have no "Notification" suffix.
    plain(
      "UIApplicationProtectedDataDidBecomeAvailable", .protectedDataDidBecomeAvailable,
      UIApplication.ProtectedDataDidBecomeAvailableMessage.init),
    plain(
      "UIApplicationProtectedDataWillBecomeUnavailable", .protectedDataWillBecomeUnavailable,
      UIApplication.ProtectedDataWillBecomeUnavailableMessage.init),
  ]

  static let windows: [MessageRow] = [
    plain("UIWindowDidBecomeVisibleNotification", .didBecomeVisible, UIWindow.DidBecomeVisibleMessage.init),
    plain("UIWindowDidBecomeHiddenNotification", .didBecomeHidden, UIWindow.DidBecomeHiddenMessage.init),
    plain("UIWindowDidBecomeKeyNotification", .didBecomeKey, UIWindow.DidBecomeKeyMessage.init),
    plain("UIWindowDidResignKeyNotification", .didResignKey, UIWindow.DidResignKeyMessage.init),
  ]

  static let all = scenes + application + windows
}

/// Serialized, because the application belongs to the process.
@MainActor @Suite("Life-cycle messages: notification, subject and observers", .serialized)
struct MessageContentTests {
  /// A device with two scenes, each with its window.
  private func device() -> TestDevice {
    let device = TestDevice(.padN)
    device(.tapIcon, .newWindow)
    return device
  }

  /// Two subjects of the message's type.
  private func subjects(_ row: MessageRow, on device: TestDevice) throws -> (NSObject, NSObject) {
    if row.testDescription.hasSuffix("UIScene") {
      return (try #require(device.scene()), try #require(device.scene(.second)))
    }
    if row.testDescription.hasSuffix("UIWindow") {
      return (try #require(device.delegate()?.window), try #require(device.delegate(.second)?.window))
    }
    return (UIApplication.shared, UIApplication())
  }

  @Test(
    "A message and its notification have the same content, whichever is made from the other", arguments: MessageRow.all)
  func conversion(row: MessageRow) throws {
    let device = device()
    let (subject, other) = try subjects(row, on: device)
    #expect(row.ownName().rawValue == row.name)
    let notification = row.notification(subject)
    #expect(notification.name.rawValue == row.name && notification.userInfo == nil)
    #expect(row.message(notification).isMade)
    guard let scene = subject as? UIScene else { return }
    #expect(notification.object as? UIScene === scene && row.message(notification).scene === scene)
    #expect(row.message(row.notification(other)).scene === other)
  }

  @Test("A notification whose object is not a scene makes no message about a scene", arguments: MessageRow.scenes)
  func noScene(row: MessageRow) throws {
    let device = device()
    #expect(!row.message(Notification(name: row.ownName())).isMade)
    #expect(!row.message(Notification(name: row.ownName(), object: device.session())).isMade)
  }

  @Test(
    "A message reaches observers of its subject or of all subjects, not those of another, nor of notifications",
    arguments: MessageRow.all)
  func subject(row: MessageRow) throws {
    let device = device()
    let (subject, other) = try subjects(row, on: device)
    var received: [String] = []
    var tokens = [
      row.observe(subject) { received.append("its subject") }, row.observe(nil) { received.append("every one") },
      row.observe(other) { received.append("another") },
    ]
    nonisolated(unsafe) var notifications = 0
    let observer = NotificationCenter.default.addObserver(forName: row.ownName(), object: nil, queue: nil) { _ in
      notifications += 1
    }
    row.post(subject)
    #expect(Set(received) == ["its subject", "every one"] && received.count == 2)
    received = []
    NotificationCenter.default.removeObserver(tokens.removeFirst())
    row.post(subject)
    #expect(received == ["every one"])
    tokens = []
    row.post(subject)
    row.post(other)
    #expect(received == ["every one"], "their tokens are gone")
    // If Foundation made notifications of messages, the life cycle would have to post only one of the two.
    #expect(notifications == 0)
    NotificationCenter.default.removeObserver(observer)
  }

  /// Logs a line for each of Apple's notifications, and for each message.
  private func observe(
    _ log: AppLog
  ) -> (tokens: [NotificationCenter.ObservationToken], observers: [any NSObjectProtocol]) {
    let tokens = MessageRow.all.map { row in row.observe(nil) { log.add("message", nil, row.name) } }
    let observers = MessageRow.all.map { row in
      NotificationCenter.default.addObserver(forName: row.ownName(), object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { log.add("notification", nil, row.name) }
      }
    }
    return (tokens, observers)
  }

  @Test(
    "Each notification is followed immediately by its message",
    arguments: [
      (
        "a launch", [.tapIcon],
        [
          "ApplicationDidFinishLaunching", "WindowDidBecomeVisible", "WindowDidBecomeKey", "SceneWillConnect",
          "SceneWillEnterForeground", "ApplicationWillEnterForeground", "SceneDidActivate",
          "ApplicationDidBecomeActive",
        ]
      ),
      (
        "to the home screen", [.tapIcon, .swipeHome],
        [
          "SceneWillDeactivate", "ApplicationWillResignActive", "SceneDidEnterBackground",
          "ApplicationDidEnterBackground",
        ]
      ),
      (
        "a second window", [.tapIcon, .newWindow],
        [
          "WindowDidBecomeVisible", "WindowDidBecomeKey", "SceneWillConnect", "SceneWillEnterForeground",
          "SceneDidActivate",
        ]
      ),
      ("memory is low", [.tapIcon, .memoryWarning], ["ApplicationDidReceiveMemoryWarning"]),
      ("the time jumps", [.tapIcon, .significantTimeChange], ["ApplicationSignificantTimeChange"]),
      (
        "files are locked", [.tapIcon, .protectedData(available: false)],
        ["ApplicationProtectedDataWillBecomeUnavailable"]
      ),
      (
        "files are unlocked", [.tapIcon, .protectedData(available: false), .protectedData(available: true)],
        ["ApplicationProtectedDataDidBecomeAvailable"]
      ),
      (
        "the end", [.tapIcon, .openSwitcher, .swipeAway(.first)],
        ["SceneDidEnterBackground", "ApplicationDidEnterBackground", "ApplicationWillTerminate"]
      ),
    ] as [(String, [Stimulus], [String])])
  func order(name: String, stimuli: [Stimulus], expected: [String]) {
    let device = TestDevice(.padN)
    let (tokens, observers) = observe(device.log)
    var last: [String] = []
    for stimulus in stimuli { last = device(stimulus).only("message", "notification") }
    withExtendedLifetime(tokens) { observers.forEach(NotificationCenter.default.removeObserver(_:)) }
    let pairs = expected.flatMap { name in
      let full = "UI\(name)\(name.contains("ProtectedData") ? "" : "Notification")"
      return ["notification.\(full)", "message.\(full)"]
    }
    #expect(last == pairs)
  }

  @Test(
    "Events that cannot occur off the device are posted neither as notification nor as message",
    arguments: MessageRow.all.filter { row in
      ["SystemProtection", "BackgroundRefresh", "Screenshot"].contains { row.name.contains($0) }
    })
  func never(row: MessageRow) {
    var received = 0
    let token = row.observe(nil) { received += 1 }
    nonisolated(unsafe) var notifications = 0
    let observer = NotificationCenter.default.addObserver(forName: row.ownName(), object: nil, queue: nil) { _ in
      notifications += 1
    }
    let device = TestDevice(.padN)
    device(
      .tapIcon, .newWindow, .lock, .unlock, .alert, .dismissAlert, .protectedData(available: false),
      .protectedData(available: true), .memoryWarning, .swipeHome, .backgroundFetch, .silentPush,
      .reclaim(.first), .tapIcon, .reboot, .tapIcon)
    #expect(received == 0 && notifications == 0)
    withExtendedLifetime(token) { NotificationCenter.default.removeObserver(observer) }
  }
}

extension UIScene.WillConnectMessage: NamedMessage {}
extension UIScene.WillEnterForegroundMessage: NamedMessage {}
extension UIScene.DidActivateMessage: NamedMessage {}
extension UIScene.WillDeactivateMessage: NamedMessage {}
extension UIScene.DidEnterBackgroundMessage: NamedMessage {}
extension UIScene.SystemProtectionDidChangeMessage: NamedMessage {}
extension UIApplication.DidFinishLaunchingMessage: NamedMessage {}
extension UIApplication.DidBecomeActiveMessage: NamedMessage {}
extension UIApplication.DidEnterBackgroundMessage: NamedMessage {}
extension UIApplication.WillEnterForegroundMessage: NamedMessage {}
extension UIApplication.WillResignActiveMessage: NamedMessage {}
extension UIApplication.WillTerminateMessage: NamedMessage {}
extension UIApplication.DidReceiveMemoryWarningMessage: NamedMessage {}
extension UIApplication.SignificantTimeChangeMessage: NamedMessage {}
extension UIApplication.BackgroundRefreshStatusDidChangeMessage: NamedMessage {}
extension UIApplication.UserDidTakeScreenshotMessage: NamedMessage {}
extension UIApplication.ProtectedDataDidBecomeAvailableMessage: NamedMessage {}
extension UIApplication.ProtectedDataWillBecomeUnavailableMessage: NamedMessage {}
extension UIWindow.DidBecomeVisibleMessage: NamedMessage {}
extension UIWindow.DidBecomeHiddenMessage: NamedMessage {}
extension UIWindow.DidBecomeKeyMessage: NamedMessage {}
extension UIWindow.DidResignKeyMessage: NamedMessage {}
