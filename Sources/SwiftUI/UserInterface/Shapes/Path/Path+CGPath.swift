import SwiftUICore
public import UIKitCore

extension Path {
  /// A path of CoreGraphics.
  public init(_ path: CGPath) {
    var made = Path()
    path.forEachElement(
      move: { made.move(to: $0) }, line: { made.addLine(to: $0) },
      curve: { made.addCurve(to: $2, control1: $0, control2: $1) }, close: { made.closeSubpath() })
    self = made
  }

  /// A path of CoreGraphics.
  public init(_ path: CGMutablePath) { self.init(path as CGPath) }

  /// The path of CoreGraphics.
  public var cgPath: CGPath {
    let path = CGMutablePath()
    for element in elements {
      switch element {
      case .move(let to): path.move(to: to)
      case .line(let to): path.addLine(to: to)
      case .quadCurve(let to, let control): path.addQuadCurve(to: to, control: control)
      case .curve(let to, let one, let two): path.addCurve(to: to, control1: one, control2: two)
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }
}
