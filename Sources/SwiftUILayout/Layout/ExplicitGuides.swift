/// The guides that a view may have explicit values for. Most views have none: then a container does not ask them one by one.
package struct ExplicitGuides: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The baselines of text.
  package static let baselines = ExplicitGuides(rawValue: 1 << 0)
  /// Other guides of an axis.
  package static let horizontal = ExplicitGuides(rawValue: 1 << 1)
  package static let vertical = ExplicitGuides(rawValue: 1 << 2)
  /// Any guide.
  package static let all: ExplicitGuides = [.baselines, .horizontal, .vertical]

  init(_ key: AlignmentKey) {
    if key.axis == .horizontal {
      self = .horizontal
    } else if key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key {
      self = .baselines
    } else {
      self = .vertical
    }
  }
}

/// A layout whose explicit guides are those of its subviews, and its own.
protocol GuideMergingLayout: Layout {
  /// The guides that the layout itself may have.
  var ownGuides: ExplicitGuides { get }
}

extension GuideMergingLayout {
  var ownGuides: ExplicitGuides { [] }
}

extension OffsetLayout: GuideMergingLayout {}
