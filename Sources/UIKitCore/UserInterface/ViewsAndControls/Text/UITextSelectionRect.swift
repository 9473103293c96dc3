public import Foundation

/// The rectangle of a selection in one line. Its members are those of an empty rectangle; a subclass returns its own.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// The rectangle. The default is empty.
  open var rect: CGRect { .zero }
  /// The direction of writing. The default is `natural`.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection starts here. The default is `false`.
  open var containsStart: Bool { false }
  /// Whether the selection ends here. The default is `false`.
  open var containsEnd: Bool { false }
  /// Whether the text is vertical. The default is `false`.
  open var isVertical: Bool { false }

  /// An empty rectangle.
  public override init() { super.init() }
}

/// The rectangle of a selection in a text field or a text view.
@MainActor final class LineSelectionRect: UITextSelectionRect {
  private let line: CGRect
  private let ends: (start: Bool, end: Bool)

  init(_ line: CGRect, isFirst: Bool, isLast: Bool) {
    self.line = line
    ends = (isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { line }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}
