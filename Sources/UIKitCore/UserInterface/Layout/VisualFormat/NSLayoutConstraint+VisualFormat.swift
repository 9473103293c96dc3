import Foundation
import RuntimeLogging

extension NSLayoutConstraint {
  /// The alignment of a visual format's views across its direction, and the edges between which its distances are measured.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The combination as bits, with UIKit's values.
    public let rawValue: UInt
    /// A combination given as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Arranges views from the leading to the trailing edge. The default.
    public static let directionLeadingToTrailing = FormatOptions([])
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
    /// All views have the same horizontal centre.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All views have the same vertical centre.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All views have the same last baseline.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All views have the same first baseline.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// A row runs from left to right, independent of the direction of text.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A row runs from right to left, independent of the direction of text.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Distances of a column are measured from baseline to baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

    /// The attributes to align, by their bits.
    var aligned: [Attribute] {
      (1...12).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap { Attribute(rawValue: $0) }
    }
  }

  /// The constraints for the visual format of a row or column, such as `H:|-[name]-8-[field(>=50@750)]-|`.
  ///
  /// A distance that is not given is 8 points between views and 20 points to the superview's edge. A format that cannot be parsed gives no
  /// constraints, and the position of the error is logged.
  ///
  /// - Parameters:
  ///   - format: The format: `H:` or `V:`, views in brackets, `|` for the superview.
  ///   - opts: The alignment of the views across the direction.
  ///   - metrics: The numbers for names in the format.
  ///   - views: The views or guides for names in brackets.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatProblem) {
      let picture = try VisualFormatParser.parse(format, metrics: metrics ?? [:], views: views)
      return picture.constraints(options: opts)
    } catch {
      RuntimeLog.write(
        "Unable to parse constraint format: \(error.reason), at character \(error.position + 1) of \"\(format)\".")
      return []
    }
  }
}
