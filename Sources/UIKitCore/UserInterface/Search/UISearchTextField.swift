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

  /// The range of the text after the tokens. Differs from Apple: that of the whole text, as tokens have no positions of their own.
  open var textualRange: UITextRange { UITextRange(beginningOfDocument, endOfDocument) }

  /// The position of a token. Differs from Apple: the beginning of the text for all of them.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// The tokens in a range. Differs from Apple: all of them for a range from the beginning of the text, otherwise none.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    compare(textRange.start, to: beginningOfDocument) == .orderedDescending ? [] : tokens
  }

  /// Removes a range of the text and inserts a token. The delegate is not asked, and is notified of the change.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
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
