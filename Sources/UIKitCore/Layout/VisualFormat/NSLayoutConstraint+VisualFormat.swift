import Foundation

extension NSLayoutConstraint {
  /// How the views of a visual format lie across its direction, and between what its distances are.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The combination as bits, with UIKit's values.
    public let rawValue: UInt
    /// A combination given as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All views have the same left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All views have the same right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All views have the same top edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All views have the same bottom edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All views have the same leading edge.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All views have the same trailing edge.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All views have the same middle from side to side.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All views have the same middle from top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last lines of text of all views are at one height.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first lines of text of all views are at one height.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// A row runs from left to right, whatever the text does.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A row runs from right to left, whatever the text does.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Distances of a column are from baseline to baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

    /// The attributes that are to be the same, by their place among the bits.
    var aligned: [Attribute] {
      (1...12).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap { Attribute(rawValue: $0) }
    }
  }

  /// The constraints that a picture of a row or column stands for, such as `H:|-[name]-8-[field(>=50@750)]-|`.
  ///
  /// A distance that is not given is 8 points between views and 20 points to the superview's edge. A format that cannot be
  /// read gives no constraints and a line in the log that points at the place.
  ///
  /// - Parameters:
  ///   - format: The picture: `H:` or `V:`, views in brackets, `|` for the superview.
  ///   - opts: How the views lie across the direction.
  ///   - metrics: The numbers that names in the format stand for.
  ///   - views: The views or guides that names in brackets stand for.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatProblem) {
      let picture = try VisualFormatParser.parse(format, metrics: metrics ?? [:], views: views)
      return picture.constraints(options: opts)
    } catch {
      RuntimeLog.write(
        "Unable to parse constraint format: \(error.reason), at character \(error.place + 1) of \"\(format)\".")
      return []
    }
  }
}
