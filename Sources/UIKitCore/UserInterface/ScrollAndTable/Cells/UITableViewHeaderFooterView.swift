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
  /// A closure that updates a view for a state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  /// Called each time the view's state changes, with the new state. iOS 15.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the content's configuration is updated for the view's state. iOS 14. Default: `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background's configuration is updated for the view's state. iOS 14. Stored: a configured background does not depend on the
  /// state. Default: `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  private var needsUpdate = false
  private var configuredView: (any UIView & UIContentView)?
  private var label: UILabel?
  private var detail: UILabel?

  /// The state of the view. iOS 14.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Requests ``updateConfiguration(using:)`` in the next layout pass. iOS 14.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }

  /// Called each time the view's state changes. The default updates the configuration for the state. iOS 14.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
  }

  /// The background of the list's own headers and footers. iOS 16.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The second label. `nil` if ``contentConfiguration`` is set.
  open var detailTextLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if let detail { return detail }
    let look = defaultContentConfiguration().secondaryTextProperties
    let made = UILabel(frame: .zero)
    made.font = look.font
    made.adjustsFontForContentSizeCategory = true
    made.textColor = look.color
    made.numberOfLines = 0
    contentView.addSubview(made)
    detail = made
    return made
  }

  /// A view with a reuse identifier. Override it to add views; a table calls it for a registered class.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addSubview(contentView)
  }

  /// A view without a reuse identifier; with an empty frame it has the default size.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    if !frame.isEmpty { self.frame = frame }
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
    made.adjustsFontForContentSizeCategory = true
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
    for view in [label, detail] { view?.removeFromSuperview() }
    (label, detail) = (nil, nil)
    configuredView = contentView.show(contentConfiguration, replacing: configuredView)
    setNeedsLayout()
  }

  private var arrangement: RowArrangement {
    RowArrangement(
      text: label, secondary: detail?.text == nil ? nil : detail, isSideBySide: false,
      margins: defaultContentConfiguration().directionalLayoutMargins)
  }

  /// Positions the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsUpdate {
      needsUpdate = false
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
    contentView.frame = bounds
    if label != nil || detail != nil { arrangement.place(in: contentView) }
  }

  override var fillingPart: (view: UIView, insets: UIEdgeInsets)? { (contentView, .zero) }

  /// The width of `size`, and the height of the content at that width: of the configuration, of the label, and of all that is constrained to
  /// the view or to its ``contentView``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let whole = constraints.isEmpty ? nil : constrainedHeight(width: size.width)
    if let configuredView {
      let height = configuredView.sizeThatFits(CGSize(width: size.width, height: 0)).height
      return CGSize(width: size.width, height: max(height, whole ?? 0))
    }
    if label != nil || detail != nil {
      return CGSize(width: size.width, height: max(arrangement.height(width: size.width), whole ?? 0))
    }
    return CGSize(width: size.width, height: whole ?? contentView.constrainedHeight(width: size.width) ?? 28)
  }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    // One that floats is in front of rows.
    description.accessibility.isOrderedByPosition = !floats
    let own = backgroundConfiguration?.backgroundColor ?? backgroundColor
    description.background = resolved(own ?? (floats ? .secondarySystemBackground : nil))
  }
}
