import SwiftUICore
import UIKitCore

/// A colour, which depends on the appearance where it is shown. As a view it fills the space that it is offered.
public struct Color: Hashable, Sendable {
  /// The colour of UIKit.
  let uiColor: UIColor

  /// A colour of UIKit.
  public init(uiColor: UIColor) { self.uiColor = uiColor }

  /// A colour of UIKit.
  public init(_ color: UIColor) { uiColor = color }

  /// A colour by its parts, each between 0 and 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }

  /// A grey between black, 0, and white, 1.
  public init(white: Double, opacity: Double = 1) { uiColor = UIColor(white: white, alpha: opacity) }

  /// A colour by its hue, its saturation and its brightness, each between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    let color = uiColor
    return Color(
      UIColor { traits in
        let resolved = color.resolvedColor(with: traits)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return resolved.withAlphaComponent(alpha * opacity)
      })
  }

  /// Red.
  public static let red = Color(.systemRed)
  /// Orange.
  public static let orange = Color(.systemOrange)
  /// Yellow.
  public static let yellow = Color(.systemYellow)
  /// Green.
  public static let green = Color(.systemGreen)
  /// Mint.
  public static let mint = Color(.systemMint)
  /// Teal.
  public static let teal = Color(.systemTeal)
  /// Cyan.
  public static let cyan = Color(.systemCyan)
  /// Blue.
  public static let blue = Color(.systemBlue)
  /// Indigo.
  public static let indigo = Color(.systemIndigo)
  /// Purple.
  public static let purple = Color(.systemPurple)
  /// Pink.
  public static let pink = Color(.systemPink)
  /// Brown.
  public static let brown = Color(.systemBrown)
  /// White.
  public static let white = Color(.white)
  /// Grey.
  public static let gray = Color(.systemGray)
  /// Black.
  public static let black = Color(.black)
  /// No colour.
  public static let clear = Color(.clear)
  /// The colour of text.
  public static let primary = Color(.label)
  /// The colour of text of less importance.
  public static let secondary = Color(.secondaryLabel)
  /// The colour of what can be pressed.
  public static let accentColor = Color(.tintColor)
}

@MainActor extension Color: UnaryView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Color>, inputs: _ViewInputs) -> _ViewOutputs {
    let shown = UIView()
    shown.isUserInteractionEnabled = false
    let leaf = LayoutLeaf(UIViewContent(view: shown) { $0.replacingUnspecifiedDimensions() })
    inputs.viewGraph.follow(view.attribute, in: inputs.scope) { shown.backgroundColor = $0.uiColor }
    return _ViewOutputs(node: leaf)
  }
}
