public import Foundation

/// Views in a row or a column.
///
/// The stack positions its ``arrangedSubviews`` with constraints; hidden ones take no space. Its own size depends on theirs if nothing else
/// determines it. If several views could stretch equally well the first one does; if several could shrink the last one does.
///
/// Differs from Apple: a hidden view keeps its last frame.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the views fill the stack along its axis.
  public enum Distribution: Int, Hashable, Sendable {
    /// They fill it, according to their priorities.
    case fill = 0
    /// They fill it, with equal lengths.
    case fillEqually = 1
    /// They fill it, each in proportion to the length of its content.
    case fillProportionally = 2
    /// They keep their lengths, with equal gaps between them.
    case equalSpacing = 3
    /// They keep their lengths, with equal distances between their centres as far as ``UIStackView/spacing`` allows.
    case equalCentering = 4
  }

  /// The alignment of the views across the stack's axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column, or the top of a row.
    case leading = 1
    /// In a row: first baselines aligned.
    case firstBaseline = 2
    /// Centred.
    case center = 3
    /// At the trailing edge of a column, or the bottom of a row.
    case trailing = 4
    /// In a row: last baselines aligned.
    case lastBaseline = 5

    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// A value for ``setCustomSpacing(_:after:)`` that means ``spacing``.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// A value for ``spacing`` and ``setCustomSpacing(_:after:)`` that means the system spacing: 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// The views in a row or column, in order. All of them are subviews.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Whether it is a row or a column. Default: a row.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }
  /// How the views fill the stack along its axis. Default: `fill`.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }
  /// The alignment of the views across the axis. Default: `fill`.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }
  /// The distance between neighbours, or the minimum distance if the distribution determines it. Default: 0.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArrangement() } }
  }
  /// Whether the spacing of a column is from baseline to baseline. Default: `false`.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }
  /// Whether the views are inside the margins. Default: `false`.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var needsArrangement = true
  /// The constraints that currently arrange the views.
  var arrangement: [NSLayoutConstraint] = []

  /// A row of `views`, which become subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// An empty row.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A row that a storyboard describes.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    coder.finish(self, at: UIStackView.self)
  }

  /// Adds a view at the end, and as a subview if it is not one yet.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (arrangedSubviews.contains { $0 === view } ? 1 : 0))
  }

  /// Inserts a view at `stackIndex`, and adds it as a subview if it is not one yet; an index out of range is clamped.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self {
      addSubview(view)
      guard view.superview === self else { return }
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    setNeedsArrangement()
  }

  /// Stops arranging a view. It stays a subview: remove it from there too to hide it.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArrangement()
  }

  /// Sets a distance between one view and the next that differs from ``spacing``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// The distance set for one view, ``spacingUseDefault`` if there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// The distance after a view in points.
  func gap(after view: UIView) -> CGFloat {
    let custom = customSpacings[ObjectIdentifier(view)] ?? spacing
    if custom == UIStackView.spacingUseSystem { return systemSpacing }
    return custom == UIStackView.spacingUseDefault || !custom.isFinite ? 0 : custom
  }

  // MARK: Following the subviews

  private func setNeedsArrangement() {
    needsArrangement = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
    // Other constraints may use the baseline of a view that is no longer the first or the last.
    for view in sequence(first: self as UIView, next: \.superview) {
      for constraint in view.constraints where constraint.usesBaseline(of: self) {
        view.layoutRoot.layoutEngine?.replace(constraint)
      }
    }
  }

  /// Arranges the views again if something about them has changed.
  open override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      updateArrangement()
    }
    super.updateConstraints()
  }

  /// Stops arranging a view that is being removed.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func visibilityChanged(of subview: UIView) {
    if arrangedSubviews.contains(where: { $0 === subview }) { setNeedsArrangement() }
  }

  override func contentChanged(of subview: UIView) {
    if distribution == .fillProportionally { setNeedsArrangement() }
  }

  /// The first visible view.
  open override var forFirstBaselineLayout: UIView {
    arrangedSubviews.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }

  /// The last visible view; in a row, the first one.
  open override var forLastBaselineLayout: UIView {
    guard axis == .vertical else { return arrangedSubviews.first { !$0.isHidden }?.forLastBaselineLayout ?? self }
    return arrangedSubviews.last { !$0.isHidden }?.forLastBaselineLayout ?? self
  }
}
