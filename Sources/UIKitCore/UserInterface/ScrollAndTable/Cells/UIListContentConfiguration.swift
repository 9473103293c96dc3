public import Foundation

/// The content of a row in a list: a picture, a text and a second text.
///
/// Differs from Apple: transformers of colours are absent.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The properties of a text.
  @preconcurrency @MainActor public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// The alignment of the lines.
    public var alignment = NSTextAlignment.natural
    /// Where text that does not fit is cut.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font changes with the preferred text size, if it is a preferred or scaled one. Default: `true`.
    public var adjustsFontForContentSizeCategory = true

    /// The colour of the text.
    public func resolvedColor() -> UIColor { color }
  }

  /// The properties of the picture.
  @preconcurrency @MainActor public struct ImageProperties {
    /// The colour of a symbol; `nil` for the view's tint.
    public var tintColor: UIColor?
    /// The size and weight of a symbol; `nil` for the symbol's own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The maximum size of the picture, in points; a length of 0 is no limit.
    public var maximumSize = CGSize.zero
    /// The space that is reserved for the picture, in points, so that texts of several rows align; a length of 0 for the picture's own.
    public var reservedLayoutSize = CGSize.zero
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0

    /// The colour of a symbol in a view with this tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
  }

  /// The picture at the leading edge, or `nil`.
  public var image: UIImage?
  /// The properties of the picture.
  public var imageProperties = ImageProperties()
  /// The text, or `nil`. Setting it removes ``attributedText``.
  public var text: String? {
    get { content.string }
    set { content.string = newValue }
  }
  /// The text with attributes, in place of ``text``; `nil` for none.
  public var attributedText: NSAttributedString? {
    get { content.attributed }
    set { content.attributed = newValue }
  }
  private(set) var content = ConfiguredText()
  /// The properties of the text.
  public var textProperties: TextProperties
  /// The second text, or `nil`. Setting it removes ``secondaryAttributedText``.
  public var secondaryText: String? {
    get { secondaryContent.string }
    set { secondaryContent.string = newValue }
  }
  /// The second text with attributes, in place of ``secondaryText``; `nil` for none.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryContent.attributed }
    set { secondaryContent.attributed = newValue }
  }
  private(set) var secondaryContent = ConfiguredText()
  /// The opacity of the content, from 0 to 1. iOS 18. Default: 1.
  public var alpha: CGFloat = 1
  /// The properties of the second text.
  public var secondaryTextProperties: TextProperties
  /// Whether the second text is beside the first, if there is enough space, and not below.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between picture and text, in points.
  public var imageToTextPadding: CGFloat = 12
  /// The vertical space between the texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  /// The horizontal space between the texts, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)

  /// The axes on which the margins are at least those of the view around the content. Stored, without effect: the content has its own.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both

  private init(_ text: TextProperties, _ secondary: TextProperties) {
    textProperties = text
    secondaryTextProperties = secondary
  }

  private static func text(
    _ style: UIFont.TextStyle, _ color: UIColor = .label, bold: Bool = false
  ) -> TextProperties {
    let font = UIFont.preferredFont(forTextStyle: style)
    return TextProperties(font: bold ? font.with(weight: .bold, isItalic: false, design: nil) : font, color: color)
  }

  /// A text, with the second one below it.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(text(.body), text(.subheadline))
  }
  /// A text, with a less prominent second one below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(text(.body), text(.subheadline, .secondaryLabel))
  }
  /// A text, with a less prominent second one at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(text(.body), text(.body, .secondaryLabel))
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }
  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// A row of a sidebar with a second text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// The header of a section in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { header(.subheadline, bold: true) }
  /// The footer of a section in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { header(.footnote) }
  /// The header of a section in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { header(.footnote) }
  /// The footer of a section in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { header(.footnote) }
  /// The header of a section in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { header(.subheadline, bold: true) }

  private static func header(_ style: UIFont.TextStyle, bold: Bool = false) -> UIListContentConfiguration {
    var made = UIListContentConfiguration(text(style, .secondaryLabel, bold: bold), text(style, .secondaryLabel))
    made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    return made
  }

  /// A new ``UIListContentView`` that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the configuration itself: it looks the same in every state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
