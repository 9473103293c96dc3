extension UIView {
  /// Call this when the content has changed, and with it possibly its natural size.
  final func contentChanged() {
    setNeedsShow()
    invalidateIntrinsicContentSize()
  }
}
