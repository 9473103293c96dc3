extension UIView {
  /// The content has become another, and with it perhaps the size that it would like to have.
  final func contentChanged() {
    setNeedsShow()
    invalidateIntrinsicContentSize()
  }
}
