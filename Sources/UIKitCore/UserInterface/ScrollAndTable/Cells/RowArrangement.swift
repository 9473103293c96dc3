import Foundation

/// The layout of a row's picture and its two texts.
@MainActor struct RowArrangement {
  var image: UIView?
  var text: UILabel?
  var secondary: UILabel?
  var isSideBySide: Bool
  var margins: NSDirectionalEdgeInsets
  var maximumImageSize = CGSize.zero
  var reservedImageSize = CGSize.zero
  var imageGap: CGFloat = 12
  var lineGap: CGFloat = 2
  var columnGap: CGFloat = 12

  /// The size of a symbol, and of any picture without a size.
  static let symbolLength: CGFloat = 24

  private var imageSize: CGSize {
    guard let image else { return .zero }
    var size = image.sizeThatFits(.zero)
    if !(size.width > 0 && size.height > 0) {
      size = CGSize(width: RowArrangement.symbolLength, height: RowArrangement.symbolLength)
    }
    let width = maximumImageSize.width > 0 ? maximumImageSize.width : 64
    let height = maximumImageSize.height > 0 ? maximumImageSize.height : 64
    let scale = min(1, width / size.width, height / size.height)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The space that the picture takes.
  private var imageArea: CGSize {
    guard image != nil else { return .zero }
    let size = imageSize
    return CGSize(
      width: max(size.width, reservedImageSize.width, RowArrangement.symbolLength),
      height: max(size.height, reservedImageSize.height))
  }

  private func textLeft() -> CGFloat { margins.leading + (image == nil ? 0 : imageArea.width + imageGap) }

  private func size(of label: UILabel?, width: CGFloat) -> CGSize {
    label.map { $0.sizeThatFits(CGSize(width: max(1, width), height: 0)) } ?? .zero
  }

  private func sizes(width: CGFloat) -> (text: CGSize, secondary: CGSize, besides: Bool) {
    let room = max(1, width - textLeft() - margins.trailing)
    if isSideBySide, text != nil, secondary != nil {
      let free = size(of: text, width: 100_000)
      let freeSecondary = size(of: secondary, width: 100_000)
      if free.width + columnGap + freeSecondary.width <= room { return (free, freeSecondary, true) }
    }
    return (size(of: text, width: room), size(of: secondary, width: room), false)
  }

  private func textHeight(_ sizes: (text: CGSize, secondary: CGSize, besides: Bool)) -> CGFloat {
    if sizes.besides { return max(sizes.text.height, sizes.secondary.height) }
    let gap = text != nil && secondary != nil ? lineGap : 0
    return sizes.text.height + gap + sizes.secondary.height
  }

  /// The height of a row of this width.
  func height(width: CGFloat) -> CGFloat {
    (max(textHeight(sizes(width: width)), imageArea.height - 8) + margins.top + margins.bottom).rounded(.up)
  }

  /// Positions the parts in `view`.
  func place(in view: UIView) {
    place(in: view.bounds)
    view.applyLayoutDirection(to: [image, text, secondary].compactMap { $0 })
  }

  private func place(in bounds: CGRect) {
    let size = imageSize
    let room = imageArea
    image?.frame = CGRect(
      x: (margins.leading + (room.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    let left = textLeft()
    let right = bounds.width - margins.trailing
    let sizes = sizes(width: bounds.width)
    if sizes.besides {
      text?.frame = CGRect(
        x: left, y: ((bounds.height - sizes.text.height) / 2).rounded(), width: sizes.text.width,
        height: sizes.text.height)
      secondary?.frame = CGRect(
        x: right - sizes.secondary.width, y: ((bounds.height - sizes.secondary.height) / 2).rounded(),
        width: sizes.secondary.width, height: sizes.secondary.height)
      return
    }
    var top = ((bounds.height - textHeight(sizes)) / 2).rounded()
    let width = max(0, right - left)
    text?.frame = CGRect(x: left, y: top, width: width, height: sizes.text.height)
    if text != nil { top += sizes.text.height + lineGap }
    secondary?.frame = CGRect(x: left, y: top, width: width, height: sizes.secondary.height)
  }
}
