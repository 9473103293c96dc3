import Foundation
import SceneSystem
@_spi(Runtime) import UserNotifications

/// What there is once in a process of an app.
///
/// An app that runs by itself has one, ``main``. A test may have several simulated devices in one process, each with
/// processes of its own; code that runs for one of them finds that one as ``current``, and so do the tasks it starts.
///
/// Invariant: a hosted process is ``current`` only inside its ``enter(_:)``, in tasks that were started there, and in the task
/// that entered it last.
@preconcurrency @MainActor package final class UIProcess {
  /// The process of an app that runs by itself.
  package static let main = UIProcess()

  /// The process that the running code belongs to.
  package static var current: UIProcess {
    guard isAnyHosted else { return main }
    return found() ?? main
  }

  /// The application, from the launch to the end of the process.
  var application: UIApplication? {
    didSet { traced.application = ApplicationState(application?.applicationState ?? .background) }
  }
  /// What a trace says of the process at each event.
  let traced = TracedState()
  /// The one scene of an app without scenes, which windows made without a scene join (L-02). `nil` in an app that adopted
  /// scenes, where such windows stay invisible (L-05).
  weak var implicitWindowScene: UIWindowScene?
  /// Whether some view asks for layout or some controller comes or goes, so that the end of the turn has work to do. A
  /// turn that only moves a scene from state to state need not look at any view.
  var hasPendingWork = false {
    didSet { if hasPendingWork, !isInTurn { requestTurn() } }
  }
  /// Whether the runner is at work, which ends every turn by itself.
  var isInTurn = false
  /// How a turn is asked for when the app changes something by itself, as when a task of its own has finished.
  var turnNeeded: (() -> Void)?
  /// Whether such a turn was asked for and has not come yet.
  var isTurnRequested = false
  /// Finds a storyboard's file by its name.
  var locateStoryboard: (String) -> URL? = { _ in nil }
  /// The name of the app's own module, tried for class names that have none.
  var applicationModule: String?
  /// What the app has set for all bars of a kind.
  lazy var navigationBarPrototype = UINavigationBar(frame: .zero)
  lazy var tabBarPrototype = UITabBar(frame: .zero)

  let screen = UIScreen()
  let device = UIDevice()
  nonisolated let currentActivity = CurrentUserActivity()

  /// The centre that the app's code gets as `NotificationCenter.default`, where a test can arrange that.
  package nonisolated let notificationCenter: NotificationCenter
  /// What the app's code gets as `UserDefaults.standard`, where a test can arrange that.
  package nonisolated(unsafe) let userDefaults: UserDefaults?
  nonisolated let userNotificationCenter: UNUserNotificationCenter
  nonisolated let log: RuntimeLog.Sink?
  /// Notes what becomes of payloads; `nil` in an app that runs by itself.
  package let ledger: DeliveryLedger?
  /// What belonged to the scenes that were disconnected last; empty in an app that runs by itself.
  package internal(set) var remains: [SessionID: SceneRemains] = [:]
  /// Ends a hosted process that UIKit would stop, as one that did not adopt scenes where it has to (L-11).
  let trap: (() -> Void)?

  private init() {
    notificationCenter = .default
    userDefaults = nil
    userNotificationCenter = UNUserNotificationCenter()
    log = nil
    ledger = nil
    trap = nil
  }

  /// A process of a simulated device inside this one.
  ///
  /// - Parameters:
  ///   - userDefaults: The app's defaults, which outlive the process.
  ///   - log: Takes what UIKit would write to the console.
  ///   - trap: Called where UIKit would stop the process; nothing is carried out in it afterwards.
  package init(
    userDefaults: UserDefaults?, log: @escaping @Sendable (String) -> Void, trap: @escaping @MainActor () -> Void
  ) {
    notificationCenter = NotificationCenter()
    self.userDefaults = userDefaults
    userNotificationCenter = UNUserNotificationCenter()
    self.log = log
    let ledger = DeliveryLedger()
    self.ledger = ledger
    self.trap = trap
    userNotificationCenter.whenDefaultRuns = { response, step in
      ledger.note(response, step)
    }
    UIProcess.isAnyHosted = true
    UNUserNotificationCenter.findCurrent = { UIProcess.found()?.userNotificationCenter }
  }

  // MARK: Which one

  /// Spares an app that runs by itself the search. It changes once, before the first hosted process does anything.
  private nonisolated(unsafe) static var isAnyHosted = false

  /// Runs `body` as code of this process.
  package func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
    UIProcess.turns.note(self)
    return try ProcessTurns.$entered.withValue(self, operation: body)
  }

  /// The hosted process that the running code belongs to, as far as that can be known: the one that is entered, the one that
  /// the task was started in, or the one that the task entered last. May be called from any thread.
  package nonisolated static func found() -> UIProcess? {
    guard isAnyHosted else { return nil }
    return ProcessTurns.entered ?? turns.latest
  }

  nonisolated static let turns = ProcessTurns()

  /// The application of a process that has ended, for what is left of its tasks: it has no scenes, and does nothing.
  private(set) lazy var endedApplication = UIApplication()

  /// Whether this is one of a simulated device.
  var isHosted: Bool { trap != nil }

  private func requestTurn() {
    guard let turnNeeded, !isTurnRequested else { return }
    isTurnRequested = true
    turnNeeded()
  }
}
