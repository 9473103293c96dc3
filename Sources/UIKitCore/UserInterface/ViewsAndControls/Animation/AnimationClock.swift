import Foundation

/// Shows the animated views and layers again for each frame, as long as there are some.
@MainActor final class AnimationClock {
  private static let frame = 1.0 / 60
  private var views: [WeakView] = [] {
    didSet {
      if views.isEmpty != oldValue.isEmpty { UIView.runningClocks += views.isEmpty ? -1 : 1 }
    }
  }
  /// Layers that have shown a frame of an animation. They are added again when they show the next one, so that those that are off screen are
  /// not.
  private var layers: [WeakLayer] = []
  private var timer: ProcessTimer?

  private struct WeakLayer {
    weak var layer: CALayer?
  }

  private struct WeakView {
    weak var view: UIView?
  }

  /// Whether no view is animated.
  var isIdle: Bool { timer == nil }

  isolated deinit {
    if !views.isEmpty { UIView.runningClocks -= 1 }
  }

  func add(_ view: UIView) {
    if !views.contains(where: { $0.view === view }) { views.append(WeakView(view: view)) }
    if timer == nil { wait() }
  }

  func add(_ layer: CALayer) {
    if !layers.contains(where: { $0.layer === layer }) { layers.append(WeakLayer(layer: layer)) }
    if timer == nil { wait() }
  }

  private func wait() {
    timer = ProcessTimer(after: Self.frame) { [weak self] in self?.showFrame() }
  }

  private func showFrame() {
    timer = nil
    if !UIProcess.current.animatesUnshownViews {
      for view in views.compactMap(\.view) where view.backing == nil {
        for change in view.attachments?.animations.values ?? [:].values { change.abandon() }
      }
    }
    views.removeAll { $0.view?.attachments?.animations.isEmpty ?? true }
    for entry in views { entry.view?.setNeedsShow() }
    let due = layers
    layers = []
    for entry in due { entry.layer?.showFrame() }
    if !views.isEmpty { wait() }
  }
}
