import Foundation
import ViewBacking

extension EnclosedSymbol {
  /// The symbol in black. The inside of a filled one is lighter than its text: in a template only the opacity of a color is seen.
  func drawing(in size: CGSize) -> DrawingContent {
    let side = min(size.width, size.height)
    let line = side * 0.07
    let square = CGRect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
      .insetBy(dx: side * 0.04 + line / 2, dy: side * 0.04 + line / 2)
    let corner = side * 0.2
    let outline =
      isCircle
      ? CGPath(ellipseIn: square, transform: nil)
      : CGPath(roundedRect: square, cornerWidth: corner, cornerHeight: corner, transform: nil)
    let context = CGContext()
    if isFilled {
      context.setFillColor(gray: 0, alpha: 0.25)
      context.addPath(outline)
      context.fillPath()
    }
    context.setStrokeColor(gray: 0, alpha: 1)
    context.setLineWidth(line)
    context.addPath(outline)
    context.strokePath()
    let font = UIFont.systemFont(ofSize: side * (text.count == 1 ? 0.52 : 0.42), weight: .semibold)
    var run = StyledText.Run(text: text, font: font.description())
    run.color = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    let place = CGRect(
      x: 0, y: (size.height - font.lineHeight) / 2, width: size.width, height: font.lineHeight)
    return DrawingContent(
      commands: context.commands + [.text(StyledText(runs: [run], alignment: .center), place, .identity)])
  }
}
