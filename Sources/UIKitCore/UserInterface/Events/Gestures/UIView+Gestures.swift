import ViewBacking

extension UIView {
  /// The view's recognisers, in the order in which they were added; `nil` for none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachments.flatMap { $0.recognizers.isEmpty ? nil : $0.recognizers } }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recogniser, and removes it from its previous view. The view retains it.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    needAttachments.recognizers.append(gestureRecognizer)
    setNeedsShow()
  }

  /// Removes a recogniser; a gesture in progress is cancelled. Has no effect if the view does not have it.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.abort()
    gestureRecognizer.view = nil
    attachments?.recognizers.removeAll { $0 === gestureRecognizer }
    setNeedsShow()
  }

  /// Adds the gestures to the description for the host.
  final func describeGestures(_ description: inout ViewDescription) {
    guard let recognizers = attachments?.recognizers, !recognizers.isEmpty else { return }
    description.gestures = describedRecognizers(of: recognizers).compactMap(\.gesture)
  }

  /// Handles a gesture that the host has recognised.
  final func recognize(_ event: ViewEvent) {
    guard case .recognized(let index, let phase) = event, let recognizers = attachments?.recognizers else { return }
    let described = describedRecognizers(of: recognizers)
    if described.indices.contains(index) { described[index].receive(phase) }
  }

  /// The recognisers whose gestures the host recognises: all that it can, unless it reports touches.
  private func describedRecognizers(of recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    let reportsTouches = UIProcess.current.reportsTouches
    return recognizers.filter { $0.gesture != nil && (!reportsTouches || $0.source != .touches) }
  }

  /// The number of gestures that are described for the host.
  final var describedGestureCount: Int {
    attachments.map { describedRecognizers(of: $0.recognizers).count } ?? 0
  }
}
