public import Foundation

/// Decorates the dates of a calendar. iOS 16. Every method has a default.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// The decoration of a date; `nil`, the default, for none.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// The user has moved to another month. iOS 16.2. The default does nothing.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Returns `nil`.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

extension UICalendarView {
  /// The size of a decoration.
  public enum DecorationSize: Int, Hashable, Sendable {
    /// Small.
    case small = 0
    /// Medium.
    case medium = 1
    /// Large.
    case large = 2

    var points: CGFloat {
      switch self {
      case .small: 5
      case .medium: 8
      case .large: 11
      }
    }
  }

  /// What is shown below a date. iOS 16.
  @preconcurrency @MainActor open class Decoration: NSObject {
    enum Kind {
      case dot(UIColor?)
      case image(UIImage?, UIColor?)
      case custom(() -> UIView)
    }
    let kind: Kind
    let size: DecorationSize

    init(_ kind: Kind, _ size: DecorationSize) {
      self.kind = kind
      self.size = size
      super.init()
    }

    /// A grey dot.
    public override convenience init() { self.init(.dot(nil), .medium) }

    /// A dot in a colour; grey for `nil`.
    public convenience init(color: UIColor?, size: DecorationSize) { self.init(.dot(color), size) }

    /// A picture; a dot for `nil`.
    public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      self.init(.image(image, color), size)
    }

    /// A view of the app's, which is clipped to its place.
    public convenience init(customViewProvider: @escaping () -> UIView) {
      self.init(.custom(customViewProvider), .large)
    }

    /// A dot in a colour; grey for `nil`.
    open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(color: color, size: size)
    }

    /// A picture; a dot for `nil`.
    open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(image: image, color: color, size: size)
    }

    /// A view of the app's, which is clipped to its place.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    /// The view of the decoration, with its size.
    func makeView() -> UIView {
      let side = size.points
      switch kind {
      case .custom(let provider):
        let view = provider()
        view.clipsToBounds = true
        if view.bounds.isEmpty { view.frame.size = view.sizeThatFits(CGSize(width: 40, height: 14)) }
        return view
      case .image(let image?, let color):
        let view = UIImageView(image: image)
        view.tintColor = color ?? .systemGray
        view.contentMode = .scaleAspectFit
        view.frame.size = CGSize(width: side + 4, height: side + 4)
        return view
      case .image(nil, let color), .dot(let color):
        let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        view.backgroundColor = color ?? .systemGray
        view.layer.cornerRadius = side / 2
        return view
      }
    }
  }
}
