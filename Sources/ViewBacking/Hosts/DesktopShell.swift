import Foundation
package import SceneSystem

/// A desktop with windows, used by the system that runs in the same process.
///
/// It makes no decisions: the user's actions on windows are sent to the kernel as stimuli, and the kernel's decisions are returned as
/// directives, of which a shell carries out those about windows.
@MainActor package protocol DesktopShell: ViewHost {
  /// The app is about to launch. From now on the shell reports events.
  ///
  /// - Parameters:
  ///   - app: Receives the events that do not concern the kernel: sizes, styles, events of views.
  ///   - send: Receives stimuli, one event after the other.
  func begin(app: any ViewHostDelegate, send: @escaping (Stimulus) -> Void)
  /// The app is about to carry out these directives.
  func prepare(_ directives: [Directive])
  /// The app has carried out these directives.
  ///
  /// - Parameters:
  ///   - directives: All directives of the batch.
  ///   - recency: The sessions, the most recently used first; windows are stacked in this order.
  func finish(_ directives: [Directive], recency: [SessionID])
  /// Reports deferred changes immediately, such as the size of a window that may still be changing.
  func reportGeometry()
  /// Requests that the session bus starts a service, if it knows how to.
  ///
  /// - Parameters:
  ///   - name: The service's name on the bus.
  ///   - completion: Called once, later, with whether the service runs.
  func startService(named name: String, completion: @escaping @MainActor (Bool) -> Void)
  /// The process is about to exit.
  func end()
}
