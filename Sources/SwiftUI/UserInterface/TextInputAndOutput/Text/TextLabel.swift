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
  /// What is shown, with the colours of this frame.
  private(set) var resolved: ResolvedText?
  private var scale: CGFloat = 1
  /// Measures the text with smaller fonts.
  private var ruler: TextLabel?
  var onLink: (URL) -> Void = { _ in }

  /// The additional distance between lines, in points. A label has a half of it above its first line, and below the last one.
  private(set) var lineSpacing: CGFloat = 0

  func show(_ new: ResolvedText) {
    if let resolved, new.hasSameLayout(as: resolved) {
      self.resolved = new
      return applyStyle(new.scaled(by: scale))
    }
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

  /// Truncates the text to the lines that fit into a proposal, at least one.
  func truncateLines(width: CGFloat?, height: CGFloat?) {
    guard let resolved, resolved.minimumScale >= 1 else { return }
    let fitting = height.flatMap { lineCount(in: $0, of: size(fitting: width)) }
    let lines = fitting ?? resolved.lineLimit ?? 0
    if numberOfLines != lines { numberOfLines = lines }
  }

  /// The number of lines that fit into a height, at least one; `nil` if all lines of a text of this size do.
  private func lineCount(in height: CGFloat, of size: CGSize) -> Int? {
    guard height < size.height - 0.01 else { return nil }
    let line = lineHeight
    guard line > 0, size.height > line * 1.5 else { return nil }
    return max(1, Int((height + lineSpacing + 0.01) / (line + lineSpacing)))
  }

  /// The size of the text, with smaller fonts if it does not fit, or with the lines that do.
  func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    guard let resolved, resolved.minimumScale < 1, let width else {
      let size = self.size(fitting: width)
      guard let height, let lines = lineCount(in: height, of: size) else { return size }
      return measuredSize(lines: lines, width: width ?? 0)
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
    applyStyle(resolved)
    lineSpacing = resolved.lineSpacing
    reservedLines = resolved.reservedLines
    let lines = resolved.lineLimit ?? 0
    if numberOfLines != lines { numberOfLines = lines }
    let alignment = resolved.alignment.textAlignment
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

  /// Shows the letters of a text, with their fonts and their colours.
  private func applyStyle(_ resolved: ResolvedText) {
    if let first = resolved.runs.first, resolved.runs.count == 1, first.isPlain, resolved.lineSpacing == 0 {
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
    showPictures(of: resolved)
  }

  /// The pictures in the text, and the positions of their characters.
  private var pictures: [(view: UIImageView, position: Int)] = []

  private func showPictures(of text: ResolvedText) {
    guard text.hasPictures || !pictures.isEmpty else { return }
    for picture in pictures { picture.view.removeFromSuperview() }
    pictures = []
    var position = 0
    for run in text.runs {
      if let image = run.picture?.resolved {
        let view = UIImageView(image: image)
        view.tintColor = run.color?.uiColor ?? .label
        addSubview(view)
        pictures.append((view, position))
      }
      position += run.text.utf16.count
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !pictures.isEmpty, let attributedText else { return }
    let storage = NSTextStorage(attributedString: attributedText)
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: bounds.width + 1, height: 1e6)))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = numberOfLines
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let shown = manager.glyphRange(for: container)
    for (view, position) in pictures {
      let place = manager.boundingRect(forGlyphRange: NSRange(location: position, length: 1), in: container)
      view.isHidden = !NSLocationInRange(position, shown)
      // At the ends of what is measured a part of the distance of letters is missing.
      let size = view.intrinsicContentSize
      let blank = attributedText.attributedSubstring(from: NSRange(location: position, length: 1)).size().width
      view.frame = CGRect(
        x: place.maxX - (size.width + blank) / 2, y: place.midY - size.height / 2, width: size.width,
        height: size.height)
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
    guard let width, natural.width > width, resolved?.lineLimit != 1 else { return natural }
    return knownSize(width)
  }

  private func knownSize(_ width: CGFloat) -> CGSize {
    if let known = knownSizes.first(where: { $0.width == width }) { return known.size }
    let size = measuredSize(lines: resolved?.lineLimit ?? 0, width: width)
    if knownSizes.count == 8 { knownSizes.removeLast() }
    knownSizes.append((width, size))
    return size
  }

  private func measuredSize(lines: Int, width: CGFloat) -> CGSize {
    var size = measure(lines: lines, fitting: lines == 1 ? .zero : CGSize(width: width, height: 0))
    size.height = max(0, size.height - lineSpacing)
    return size
  }

  /// The height of one line.
  var lineHeight: CGFloat {
    let isOneLine = !(text?.utf8.contains(10) ?? false)
    return isOneLine ? knownSize(0).height : measuredSize(lines: 1, width: 0).height
  }
}
