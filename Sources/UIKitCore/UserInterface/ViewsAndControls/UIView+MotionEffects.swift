/// Movements of the device. See ``UIMotionEffect``.
extension UIView {
  /// The effects of the view.
  public var motionEffects: [UIMotionEffect] {
    get { attachments?.motionEffects ?? [] }
    set { needAttachments.motionEffects = newValue }
  }
  /// Adds an effect, which is kept.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
