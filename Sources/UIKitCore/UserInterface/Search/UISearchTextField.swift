import Localization
public import Foundation

/// The field of a search bar.
///
/// Differs from Apple: tokens are stored, and not shown.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// The tokens before the text.
  open var tokens: [UISearchToken] = []
  /// Whether the user can copy tokens. Stored. Default: `true`.
  open var allowsCopyingTokens = true
  /// Whether the user can delete tokens. Stored. Default: `true`.
  open var allowsDeletingTokens = true
  /// The colour behind tokens, or `nil`. Stored.
  open var tokenBackgroundColor: UIColor?

  /// A field with the frame `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A field of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    borderStyle = .roundedRect
    clearButtonMode = .whileEditing
    returnKeyType = .search
    placeholder = SystemString.search.localized
  }

  /// Inserts a token; an index out of range is clamped.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: max(0, min(tokenIndex, tokens.count)))
  }

  /// Removes a token. Has no effect for an index that does not exist.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
}

/// A part of a search that stands for a value.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  /// The app's value, or `nil`.
  open var representedObject: Any?
  /// The picture of the token, or `nil`.
  public let icon: UIImage?
  /// The text of the token.
  public let text: String

  /// A token with a picture and a text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
