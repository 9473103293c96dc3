import Foundation

/// The content of a row in a list: a picture, a text and a second text.
///
/// Differs from Apple: text has no attributes.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  @preconcurrency @MainActor public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// How many lines the text may take; 0 for as many as it needs.
    public var numberOfLines = 0
    /// To which side the lines go.
    public var alignment = NSTextAlignment.natural
  }

  /// How the picture looks.
  @preconcurrency @MainActor public struct ImageProperties {
    /// The colour of a symbol; `nil` for the view's tint.
    public var tintColor: UIColor?
    /// How large the picture may be, in points; a length of 0 is no limit.
    public var maximumSize = CGSize.zero
    /// How much room is kept for the picture, in points, so that texts below each other align; a length of 0 as it needs.
    public var reservedLayoutSize = CGSize.zero
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
  }

  /// The picture at the beginning, or `nil`.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The text, or `nil`.
  public var text: String?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text, or `nil`.
  public var secondaryText: String?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Whether the second text stands beside the first where there is room, and not below.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The room between picture and text, in points.
  public var imageToTextPadding: CGFloat = 12
  /// The room between the texts where one is below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  /// The room between the texts where they are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The room around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)

  private init(_ text: TextProperties, _ secondary: TextProperties) {
    textProperties = text
    secondaryTextProperties = secondary
  }

  private static func text(
    _ style: UIFont.TextStyle, _ color: UIColor = .label, bold: Bool = false
  ) -> TextProperties {
    let font = UIFont.preferredFont(forTextStyle: style)
    return TextProperties(font: bold ? .boldSystemFont(ofSize: font.pointSize) : font, color: color)
  }

  /// A text, with the second one below it.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(text(.body), text(.subheadline))
  }
  /// A text, with a second one below it that stands back.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(text(.body), text(.subheadline, .secondaryLabel))
  }
  /// A text, with a second one at the other end that stands back.
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

  /// The configuration itself: it looks the same in every state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
