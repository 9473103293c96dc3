public import Foundation

/// The base class of menu items and button actions: a title and a picture.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// How an element may be used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt
    /// Attributes given as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It removes or undoes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing it leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element has a checkmark.
  public enum State: Int, Hashable, Sendable {
    /// No checkmark.
    case off = 0
    /// A checkmark.
    case on = 1
    /// A dash: on for some, off for others.
    case mixed = 2
  }

  /// The title; may be empty.
  open var title: String
  /// A smaller line below the title, or `nil`.
  open var subtitle: String?
  /// A picture beside the title, or `nil`.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
