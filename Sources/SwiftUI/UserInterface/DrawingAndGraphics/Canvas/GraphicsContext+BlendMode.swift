import ViewBacking

extension GraphicsContext {
  /// How drawing is combined with what is behind it.
  public struct BlendMode: Hashable, Sendable {
    let drawn: DrawingBlendMode

    /// Over it.
    public static let normal = BlendMode(drawn: .normal)
    /// Multiplied.
    public static let multiply = BlendMode(drawn: .multiply)
    /// Brighter.
    public static let screen = BlendMode(drawn: .screen)
    /// Multiplied or brighter.
    public static let overlay = BlendMode(drawn: .overlay)
    /// The darker one.
    public static let darken = BlendMode(drawn: .darken)
    /// The lighter one.
    public static let lighten = BlendMode(drawn: .lighten)
    /// The difference.
    public static let difference = BlendMode(drawn: .difference)
    /// Added.
    public static let plusLighter = BlendMode(drawn: .plusLighter)
    /// The drawing where there is something behind.
    public static let sourceAtop = BlendMode(drawn: .sourceAtop)
    /// The drawing where there is nothing behind.
    public static let destinationOver = BlendMode(drawn: .destinationOver)
    /// What is behind, where the drawing is not.
    public static let destinationOut = BlendMode(drawn: .destinationOut)
    /// Brighter by the colour.
    public static let colorDodge = BlendMode(drawn: .colorDodge)
    /// Darker by the colour.
    public static let colorBurn = BlendMode(drawn: .colorBurn)
    /// Darker or lighter, softly.
    public static let softLight = BlendMode(drawn: .softLight)
    /// Darker or lighter.
    public static let hardLight = BlendMode(drawn: .hardLight)
    /// The difference, with less contrast.
    public static let exclusion = BlendMode(drawn: .exclusion)
    /// The hue of the colour.
    public static let hue = BlendMode(drawn: .hue)
    /// The saturation of the colour.
    public static let saturation = BlendMode(drawn: .saturation)
    /// The hue and the saturation of the colour.
    public static let color = BlendMode(drawn: .color)
    /// The luminance of the colour.
    public static let luminosity = BlendMode(drawn: .luminosity)
    /// Nothing where the drawing is.
    public static let clear = BlendMode(drawn: .clear)
    /// The drawing alone.
    public static let copy = BlendMode(drawn: .copy)
    /// The drawing where there is something behind, and nothing else.
    public static let sourceIn = BlendMode(drawn: .sourceIn)
    /// The drawing where there is nothing behind, and nothing else.
    public static let sourceOut = BlendMode(drawn: .sourceOut)
    /// What is behind, where the drawing is.
    public static let destinationIn = BlendMode(drawn: .destinationIn)
    /// What is behind where the drawing is, over the drawing.
    public static let destinationAtop = BlendMode(drawn: .destinationAtop)
    /// Each where the other is not.
    public static let xor = BlendMode(drawn: .xor)
    /// The sum of the darkness. Differs from Apple: the darker one.
    public static let plusDarker = BlendMode(drawn: .plusDarker)
  }
}
