import Foundation
import SceneSystem

/// Directives for the process as a whole.
extension AppRunner {
  /// The last callback before the process terminates; the host ends it after this turn (T-07).
  func terminate() {
    guard let application, let delegate else { return }
    call(nil, delegateClass, "applicationWillTerminate(_:)") { delegate.applicationWillTerminate(application) }
    post(.willTerminate)
  }

  /// Once for the app: delegate, notification, then every controller whose view is loaded (B-04).
  func memoryWarning() {
    guard let application, let delegate else { return }
    call(nil, delegateClass, "applicationDidReceiveMemoryWarning(_:)") {
      delegate.applicationDidReceiveMemoryWarning(application)
    }
    post(.didReceiveMemoryWarning)
    for scene in scenes.values {
      for window in (scene as? UIWindowScene)?.windows ?? [] {
        window.rootViewController?.forEachController { controller in
          if controller.isViewLoaded { controller.didReceiveMemoryWarning() }
        }
      }
    }
  }

  /// Once for the app: the notification, and then the delegate (B-06). Apple's documentation of the method states this order, unlike that
  /// of all the others (K-19).
  func significantTimeChange() {
    guard let application, let delegate else { return }
    post(.significantTimeChange)
    call(nil, delegateClass, "applicationSignificantTimeChange(_:)") {
      delegate.applicationSignificantTimeChange(application)
    }
  }

  /// The device was locked or unlocked, and with it the protected files.
  func protectedData(available: Bool) {
    guard let application, let delegate, application.isProtectedDataAvailable != available else { return }
    if available {
      application.isProtectedDataAvailable = true
      call(nil, delegateClass, "applicationProtectedDataDidBecomeAvailable(_:)") {
        delegate.applicationProtectedDataDidBecomeAvailable(application)
      }
      post(.protectedDataDidBecomeAvailable)
    } else {
      call(nil, delegateClass, "applicationProtectedDataWillBecomeUnavailable(_:)") {
        delegate.applicationProtectedDataWillBecomeUnavailable(application)
      }
      post(.protectedDataWillBecomeUnavailable)
      application.isProtectedDataAvailable = false
    }
  }
}
