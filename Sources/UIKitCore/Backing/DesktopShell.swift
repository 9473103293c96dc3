import Foundation
import SceneSystem

/// A desktop with windows, beside the system half that runs in the same process.
///
/// It decides nothing: what people do with windows goes to the kernel as stimuli, and what the kernel decides comes back as
/// directives, of which a shell carries out those about windows.
@MainActor package protocol DesktopShell: ViewHost {
  /// The app is about to launch. From now on the shell reports.
  ///
  /// - Parameters:
  ///   - runner: The app half, for what is none of the kernel's business: sizes, styles, events of views.
  ///   - happen: Takes stimuli, one event after the other.
  func begin(runner: AppRunner, happen: @escaping (Stimulus) -> Void)
  /// The app half is about to carry these out.
  func prepare(_ directives: [Directive])
  /// The app half has carried these out.
  ///
  /// - Parameters:
  ///   - directives: All of them.
  ///   - recency: The open sessions, the one used last first; windows lie one on the other in this order.
  func finish(_ directives: [Directive], recency: [SessionID])
  /// Reports at once what it has put off, as the size of a window that may still be changing.
  func reportGeometry()
  /// The process is about to leave.
  func end()
}
