import UIKit

/// Pictures of which parts keep their size: a red edge of 4 points around green and blue quarters of 4 points.
class ResizingStage: UIView {

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    let picture = ResizingStage.picture
    let caps = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    let stretched = picture.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let tiled = picture.resizableImage(withCapInsets: caps)
    add(UIImageView(image: picture), "plain", CGRect(x: 10, y: 10, width: 64, height: 48))
    add(UIImageView(image: stretched), "stretched", CGRect(x: 90, y: 10, width: 64, height: 48))
    add(UIImageView(image: tiled), "tiled", CGRect(x: 170, y: 10, width: 64, height: 48))
    add(
      UIImageView(image: picture.resizableImage(withCapInsets: .zero)), "whole",
      CGRect(x: 250, y: 10, width: 64, height: 48))
    add(UIView(), "pattern", CGRect(x: 20, y: 74, width: 64, height: 48)).backgroundColor =
      UIColor(patternImage: picture)
    add(UIImageView(image: stretched), "small", CGRect(x: 10, y: 70, width: 4, height: 4))
    let button = UIButton(type: .custom)
    button.setBackgroundImage(stretched, for: .normal)
    add(button, "button", CGRect(x: 90, y: 70, width: 64, height: 48))
    let pixel = picture.resizableImage(
      withCapInsets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), resizingMode: .stretch)
    add(UIImageView(image: pixel), "pixel", CGRect(x: 170, y: 70, width: 64, height: 48))
    let template = stretched.withRenderingMode(.alwaysTemplate)
    add(UIImageView(image: template), "template", CGRect(x: 250, y: 70, width: 64, height: 48)).tintColor = .purple
    add(DrawnPictures(stretched, tiled), "drawn", CGRect(x: 10, y: 130, width: 300, height: 60)).backgroundColor =
      .white
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  static let picture = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    UIColor.green.setFill()
    context.fill(CGRect(x: 4, y: 4, width: 4, height: 8))
    UIColor.blue.setFill()
    context.fill(CGRect(x: 8, y: 4, width: 4, height: 8))
  }
}

/// Draws the pictures itself.
private class DrawnPictures: UIView {
  private let stretched: UIImage
  private let tiled: UIImage

  init(_ stretched: UIImage, _ tiled: UIImage) {
    self.stretched = stretched
    self.tiled = tiled
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    stretched.draw(in: CGRect(x: 0, y: 0, width: 64, height: 48))
    tiled.draw(in: CGRect(x: 80, y: 0, width: 64, height: 48))
  }
}
