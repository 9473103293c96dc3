import Foundation
import SwiftUICore
import UIKitCore

/// Advances the time of a graph of views with the frames of the display, as long as something is animated.
///
/// Only a window that a host shows has frames. Elsewhere, such as on a simulated device, changes are shown at once.
@MainActor final class AnimationDriver {
  private let clock: FrameClock
  private weak let viewGraph: ViewGraph?
  private var views: [WeakView] = []
  private var link: CADisplayLink?
  private var wake: Timer?

  private struct WeakView {
    weak let view: UIView?
  }

  /// Advances a graph, and lays out the views that ``add(_:)`` has added.
  init(_ viewGraph: ViewGraph) {
    self.viewGraph = viewGraph
    clock = viewGraph.clock
    let process = UIProcess.current
    clock.currentTime = { [weak process] in process?.uptime() ?? 0 }
    clock.referenceDate = { [weak process] in Date(timeIntervalSinceNow: -(process?.uptime() ?? 0)) }
    clock.defaultTransition = AnyTransition.opacity.box
    clock.onNeedsFrame = { [weak self] in self?.run() }
  }

  isolated deinit { stop() }

  /// Adds a view that shows a part of the graph, such as the one of a window.
  func add(_ view: UIView) {
    views.removeAll { $0.view == nil }
    views.append(WeakView(view: view))
  }

  /// The scene of a view that a host shows.
  private var shownScene: UIWindowScene? {
    views.lazy.compactMap { $0.view }.filter { $0.backing != nil }.compactMap { $0.window?.windowScene }.first
  }

  /// Finds out whether a view is shown.
  func layoutWillBegin() {
    clock.isDriven = shownScene != nil
    if !clock.isDriven { stop() }
  }

  private func run() {
    guard clock.isDriven, let scene = shownScene else { return }
    guard clock.needsFrame else { return sleep() }
    wake?.invalidate()
    wake = nil
    guard link == nil else { return }
    link = scene.displayLink { [weak self] _ in MainActor.assumeIsolated { self?.showFrame() } }
    link?.add(to: .main, forMode: .common)
  }

  private func showFrame() {
    viewGraph?.advance(to: UIProcess.current.uptime())
    for view in views { view.view?.layoutIfNeeded() }
    guard clock.isDriven, !clock.needsFrame else { return }
    stop()
    sleep()
  }

  /// Waits for the time of the next frame that is needed.
  private func sleep() {
    guard link == nil, let time = clock.nextWake else { return }
    wake?.invalidate()
    let due = Date(timeIntervalSinceNow: max(0, time - clock.presentTime))
    let timer = Timer(fire: due, interval: 0, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.showFrame() }
    }
    wake = timer
    RunLoop.main.add(timer, forMode: .common)
  }

  private func stop() {
    link?.invalidate()
    link = nil
    wake?.invalidate()
    wake = nil
  }
}
