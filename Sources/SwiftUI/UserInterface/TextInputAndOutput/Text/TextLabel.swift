import FoundationOverlay
import SwiftUICore
import UIKitCore

/// A label of a text, whose links can be tapped.
final class TextLabel: UILabel {
  private(set) var reservedLines = 0
  /// Whether the text has attributes.
  private var isStyled = false
  /// The sizes that were measured since the text changed, by the width of lines; 0 for no limit.
  private var knownSizes: [(width: CGFloat, size: CGSize)] = []
  private var link: URL?
  private var recognizer: UITapGestureRecognizer?
  private var resolved: ResolvedText?
  private var scale: CGFloat = 1
  /// Measures the text with smaller fonts.
  private var ruler: TextLabel?
  var onLink: (URL) -> Void = { _ in }

  func show(_ new: ResolvedText) {
    resolved = new
    scale = 1
    if new.minimumScale >= 1 { ruler = nil }
    apply(new)
  }

  /// Shows the text as large as it fits into a frame.
  func fit(in size: CGSize) {
    guard let resolved, resolved.minimumScale < 1 else { return }
    let fitting = largestScale(in: size)
    guard fitting != scale else { return }
    scale = fitting
    apply(resolved.scaled(by: fitting))
  }

  /// The size of the text, with smaller fonts if it does not fit.
  func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    guard let resolved, resolved.minimumScale < 1, let width else {
      return self.size(fitting: width)
    }
    let scale = largestScale(in: CGSize(width: width, height: height ?? .infinity))
    return ruler(resolved, scale).sizeThatFits(CGSize(width: width, height: 0))
  }

  private func ruler(_ resolved: ResolvedText, _ scale: CGFloat) -> TextLabel {
    let label = ruler ?? TextLabel()
    ruler = label
    label.apply(resolved.scaled(by: scale))
    return label
  }

  /// The largest factor of the fonts with which nothing of the text is cut, in steps of a sixteenth of the way to the smallest one.
  private func largestScale(in size: CGSize) -> CGFloat {
    guard let resolved else { return 1 }
    let smallest = max(0.01, min(resolved.minimumScale, 1))
    func fits(_ scale: CGFloat) -> Bool {
      let label = ruler(resolved, scale)
      let whole = label.sizeThatFits(.zero)
      if whole.width <= size.width + 0.5 { return whole.height <= size.height + 0.5 }
      if label.numberOfLines == 1 { return false }
      let lines = label.numberOfLines
      label.numberOfLines = 0
      let wrapped = label.sizeThatFits(CGSize(width: size.width, height: 0)).height
      label.numberOfLines = lines
      let limit = lines == 0 ? .infinity : label.lineHeight * CGFloat(lines)
      return wrapped <= min(size.height, limit) + 0.5
    }
    if fits(1) { return 1 }
    var (low, high) = (0, 16)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(smallest + (1 - smallest) * CGFloat(middle) / 16) { low = middle } else { high = middle }
    }
    return smallest + (1 - smallest) * CGFloat(low) / 16
  }

  private func apply(_ resolved: ResolvedText) {
    if let first = resolved.runs.first, resolved.runs.count == 1, first.isPlain {
      setStyle(first.font, first.color)
      if isStyled || text != first.text { text = first.text }
      isStyled = false
    } else if resolved.runs.isEmpty {
      text = ""
      setStyle(resolved.font, resolved.color)
      isStyled = false
    } else {
      setStyle(resolved.font, resolved.color)
      attributedText = resolved.attributed
      isStyled = true
    }
    reservedLines = resolved.reservedLines
    let lines = resolved.lineLimit ?? 0
    if numberOfLines != lines { numberOfLines = lines }
    let alignment: NSTextAlignment =
      switch resolved.alignment {
      case .leading: .natural
      case .center: .center
      case .trailing: .right
      }
    if textAlignment != alignment { textAlignment = alignment }
    let mode: NSLineBreakMode =
      switch resolved.truncation {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    if lineBreakMode != mode { lineBreakMode = mode }
    knownSizes.removeAll(keepingCapacity: true)
    // A tap anywhere in the text opens its first link.
    link = resolved.runs.lazy.compactMap(\.link).first
    if isUserInteractionEnabled != (link != nil) { isUserInteractionEnabled = link != nil }
    if link != nil, recognizer == nil {
      let made = UITapGestureRecognizer(action: UIAction { [weak self] _ in self?.open() })
      addGestureRecognizer(made)
      recognizer = made
    }
  }

  private func setStyle(_ font: UIFont, _ color: Color?) {
    if self.font !== font { self.font = font }
    let color = color?.uiColor ?? .label
    if textColor !== color { textColor = color }
  }

  func open() { if let link { onLink(link) } }

  /// The size of the text in lines of at most a width; `nil` for no limit. A layout asks for it at many proposals.
  func size(fitting width: CGFloat?) -> CGSize {
    let natural = knownSize(0)
    guard let width, natural.width > width, numberOfLines != 1 else { return natural }
    return knownSize(width)
  }

  private func knownSize(_ width: CGFloat) -> CGSize {
    if let known = knownSizes.first(where: { $0.width == width }) { return known.size }
    let size = sizeThatFits(CGSize(width: width, height: 0))
    if knownSizes.count == 8 { knownSizes.removeLast() }
    knownSizes.append((width, size))
    return size
  }

  /// The height of one line.
  var lineHeight: CGFloat { measure(lines: 1, fitting: .zero).height }
}
