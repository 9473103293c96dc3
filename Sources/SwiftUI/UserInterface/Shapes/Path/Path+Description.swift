import SwiftUICore
import UIKitCore

extension Path {
  /// A path from its description; `nil` if it is none.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    for word in string.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index * 2], y: numbers[index * 2 + 1]) }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(1), control: point(0))
      case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("h", 0): closeSubpath()
      case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: return nil
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }
}

extension Path: LosslessStringConvertible {
  /// The parts as numbers and letters: `m` for a beginning, `l` for a line, `q` and `c` for curves, `h` for a line to the beginning.
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    func number(_ value: CGFloat) -> String {
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
    return elements.map { element in
      switch element {
      case .move(let to): text(to) + " m"
      case .line(let to): text(to) + " l"
      case .quadCurve(let to, let control): text(control, to) + " q"
      case .curve(let to, let one, let two): text(one, two, to) + " c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }
}
