public import Foundation
package import ViewBacking

/// The header or footer of a section in a table view.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The reuse identifier, or `nil`.
  public private(set) var reuseIdentifier: String?
  /// The view for the content.
  public let contentView = UIView(frame: .zero)
  /// A view behind the content, as large as the view, or `nil`.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, for: backgroundView, at: 0) }
  }
  /// The content of the view, or `nil` if the label or subviews of the app show it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }
  /// The background; `nil` for the list's own.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { setNeedsShow() }
  }
  /// Whether the view is a plain table's header, which stays visible over the rows.
  var floats = false {
    didSet { setNeedsShow() }
  }
  private var configuredView: (any UIView & UIContentView)?
  private var label: UILabel?

  /// A view with a reuse identifier. Override it to add views; a table calls it for a registered class.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addSubview(contentView)
  }

  /// A view that a storyboard describes.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
    coder.finish(self, at: UITableViewHeaderFooterView.self)
  }

  /// Adopts the identifier for which a nib was registered.
  func adopt(reuseIdentifier name: String) {
    if reuseIdentifier == nil { reuseIdentifier = name }
  }

  /// The label. `nil` if ``contentConfiguration`` is set.
  open var textLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if let label { return label }
    let look = defaultContentConfiguration().textProperties
    let made = UILabel(frame: .zero)
    made.font = look.font
    made.textColor = look.color
    made.numberOfLines = 0
    contentView.addSubview(made)
    label = made
    return made
  }

  /// Called before the view is used for another section. The default does nothing.
  open func prepareForReuse() {}

  /// A configuration that looks like the list's own headers, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { floats ? .plainHeader() : .groupedHeader() }

  private func showConfiguration() {
    label?.removeFromSuperview()
    label = nil
    configuredView = contentView.show(contentConfiguration, replacing: configuredView)
    setNeedsLayout()
  }

  private var arrangement: RowArrangement {
    RowArrangement(
      text: label, isSideBySide: false, margins: defaultContentConfiguration().directionalLayoutMargins)
  }

  /// Positions the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    if label != nil { arrangement.place(in: contentView.bounds) }
  }

  /// The width of `size`, and the height of the content at that width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configuredView {
      return CGSize(width: size.width, height: configuredView.sizeThatFits(CGSize(width: size.width, height: 0)).height)
    }
    if label != nil { return CGSize(width: size.width, height: arrangement.height(width: size.width)) }
    return CGSize(width: size.width, height: contentView.constrainedHeight(width: size.width) ?? 28)
  }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    let own = backgroundConfiguration?.backgroundColor ?? backgroundColor
    description.background = resolved(own ?? (floats ? .secondarySystemBackground : nil))
  }
}
