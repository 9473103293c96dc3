import UIKit

/// A view that draws itself, and images in each content mode.
class DrawingStage: UIView {

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    add(PaintedView(), "painted", CGRect(x: 10, y: 10, width: 300, height: 110)).backgroundColor = .white
    let modes: [(String, UIView.ContentMode)] = [
      ("fill", .scaleToFill), ("fit", .scaleAspectFit), ("cover", .scaleAspectFill), ("middle", .center),
      ("top left", .topLeft),
    ]
    for (index, (name, mode)) in modes.enumerated() {
      let view = add(
        UIImageView(image: quarters), name, CGRect(x: 10 + 62 * CGFloat(index), y: 130, width: 52, height: 32))
      view.contentMode = mode
      view.clipsToBounds = true
      view.backgroundColor = .lightGray
    }
    let outline = add(
      UIImageView(image: quarters?.withRenderingMode(.alwaysTemplate)), "outline",
      CGRect(x: 10, y: 180, width: 40, height: 40))
    outline.tintColor = .purple
    let symbol = add(
      UIImageView(image: UIImage(systemName: "star.fill")), "symbol", CGRect(x: 72, y: 180, width: 40, height: 40))
    symbol.tintColor = .red
    symbol.contentMode = .scaleAspectFit
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Four by four pixels: red, green, blue and black, each in one quarter.
  private var quarters: UIImage? {
    Data(base64Encoded: quartersPNG).flatMap { UIImage(data: $0, scale: 0.25) }
  }
}

private class PaintedView: UIView {

  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 10, y: 10, width: 40, height: 40)).fill()

    let triangle = UIBezierPath()
    triangle.move(to: CGPoint(x: 60, y: 50))
    triangle.addLine(to: CGPoint(x: 100, y: 50))
    triangle.addLine(to: CGPoint(x: 80, y: 10))
    triangle.close()
    UIColor.blue.setFill()
    triangle.fill()

    let ring = UIBezierPath(ovalIn: CGRect(x: 115, y: 15, width: 30, height: 30))
    ring.lineWidth = 6
    UIColor.black.setStroke()
    ring.stroke()

    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: CGRect(x: 160, y: 10, width: 20, height: 40))
    context.setFillColor(UIColor.green.cgColor)
    context.fill(CGRect(x: 150, y: 10, width: 60, height: 40))
    context.restoreGState()

    context.saveGState()
    context.translateBy(x: 230, y: 30)
    context.rotate(by: .pi / 4)
    context.setFillColor(UIColor.purple.cgColor)
    context.fill(CGRect(x: -14, y: -14, width: 28, height: 28))
    context.restoreGState()

    "drawn text".draw(
      at: CGPoint(x: 10, y: 64),
      withAttributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.black])
    let dashes = UIBezierPath()
    dashes.move(to: CGPoint(x: 150, y: 78))
    dashes.addLine(to: CGPoint(x: 290, y: 78))
    dashes.lineWidth = 4
    dashes.setLineDash([20, 20], count: 2, phase: 0)
    dashes.stroke()
  }
}

/// The image of the stage, as a PNG.
private let quartersPNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAF0lEQV"
  + "R42mP4z8AARAz/kRCMgtMMqBwAdssL9ZWwjXsAAAAASUVORK5CYII="
