import Localization
public import Foundation

/// What a controller shows in place of content that is not available: a picture or an activity indicator, two texts and two buttons. iOS 17.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The horizontal alignment of the parts. iOS 17.
  public enum Alignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// At the leading edge.
    case natural = 1
  }

  /// The properties of a text. iOS 17.
  @preconcurrency @MainActor public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// Where text that does not fit is cut.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// Whether the font becomes smaller for a long text. Default: `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest size of the font, as a part of the usual one. Default: 0.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the spacing becomes smaller before text is cut. Stored, and without effect. Default: `false`.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// The properties of the picture. iOS 17.
  @preconcurrency @MainActor public struct ImageProperties {
    /// The size and weight of a symbol; `nil` for the symbol's own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a symbol; `nil` for the view's tint.
    public var tintColor: UIColor?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the picture, in points; a length of 0 is no limit.
    public var maximumSize = CGSize.zero
    /// Whether inverted colours do not affect the picture. Stored, and without effect. Default: `false`.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The properties of a button. iOS 17.
  @preconcurrency @MainActor public struct ButtonProperties {
    /// The action of the button, or `nil`.
    public var primaryAction: UIAction?
    /// The menu of the button, or `nil`. It opens if there is no action.
    public var menu: UIMenu?
    /// Whether the button can be pressed. Default: `true`.
    public var isEnabled = true
    /// The purpose of the button. Default: `normal`.
    public var role = UIButton.Role.normal
  }

  /// The picture above the texts, or `nil`.
  public var image: UIImage?
  /// The properties of the picture.
  public var imageProperties = ImageProperties(tintColor: .secondaryLabel)
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
  /// The properties of the second text.
  public var secondaryTextProperties: TextProperties
  /// The look of the button. It is shown if it has a title or a picture.
  public var button = UIButton.Configuration.plain()
  /// The properties of the button.
  public var buttonProperties = ButtonProperties()
  /// The look of the second button. It is shown if it has a title or a picture.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The properties of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The horizontal alignment. Default: `center`.
  public var alignment = Alignment.center
  /// The axes on which the margins are at least those of the view around the content. Stored, and without effect.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The space between picture and text, in points.
  public var imageToTextPadding: CGFloat = 12
  /// The space between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The space between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 16
  /// The space between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What is behind the content. Its colour is shown. Default: nothing.
  public var background = UIBackgroundConfiguration()

  /// What the view shows besides the properties.
  enum Kind { case empty, loading, search }
  private(set) var kind: Kind

  private init(_ kind: Kind, _ text: TextProperties) {
    self.kind = kind
    textProperties = text
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  }

  /// A configuration for content that does not exist: a large picture, a title and a text.
  public static func empty() -> UIContentUnavailableConfiguration {
    let font = UIFont.preferredFont(forTextStyle: .title2).with(weight: .bold, isItalic: false, design: nil)
    var made = UIContentUnavailableConfiguration(.empty, TextProperties(font: font, color: .label))
    made.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    return made
  }

  /// A configuration for content that is being loaded: an activity indicator and a text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration(
      .loading, TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel))
    made.text = SystemString.loading.localized
    return made
  }

  /// A configuration for a search without results. ``updated(for:)`` adds the text of the search.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = empty()
    made.kind = .search
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = SystemString.noResults.localized
    made.secondaryText = SystemString.checkSpelling.localized
    return made
  }

  /// A new ``UIContentUnavailableView`` that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// The configuration for a state: that of ``search()`` with the state's search text in its own text, any other one unchanged.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, let search = (state as? UIContentUnavailableConfigurationState)?.searchText,
      !search.isEmpty
    else { return self }
    var made = self
    made.text = SystemString.noResultsFor.localized(search)
    return made
  }
}
