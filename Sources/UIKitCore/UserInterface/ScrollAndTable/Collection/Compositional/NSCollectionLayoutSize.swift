public import Foundation

/// A length in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  nonisolated let kind: Kind
  /// The fraction, or the number of points.
  public nonisolated let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
    super.init()
  }

  /// A fraction of the width of the container.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A fraction of the height of the container.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// A number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// The length of the content, with an estimate in points until it is visible.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// The length of the longest content in the group, with an estimate in points until it is visible.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimatedDimension)
  }

  /// Whether it is a fraction of the width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a fraction of the height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a number of points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether it is the length of the content.
  open var isEstimated: Bool { kind == .estimated }
  /// Whether it is the length of the longest content in the group.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether the content determines the length.
  final var fits: Bool { kind == .estimated || kind == .uniform }

  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated, .uniform: dimension
    }
  }

  /// Returns the dimension itself, because it is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The width and the height of an element in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width.
  public nonisolated let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public nonisolated let heightDimension: NSCollectionLayoutDimension

  /// A size of this width and height.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  final func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// Returns the size itself, because it is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The space between the elements of a group.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The number of points; the minimum if the space is flexible.
  public nonisolated let spacing: CGFloat
  /// Whether the space grows into what is left.
  public nonisolated let isFlexibleSpacing: Bool
  /// Whether the space is a number of points.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// A space of at least `flexibleSpacing` points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// A space of `fixedSpacing` points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Returns the spacing itself, because it is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The space around an element, outside its size.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// At the leading edge, or `nil` for none.
  public nonisolated let leading: NSCollectionLayoutSpacing?
  /// At the top, or `nil` for none.
  public nonisolated let top: NSCollectionLayoutSpacing?
  /// At the trailing edge, or `nil` for none.
  public nonisolated let trailing: NSCollectionLayoutSpacing?
  /// At the bottom, or `nil` for none.
  public nonisolated let bottom: NSCollectionLayoutSpacing?

  /// Spaces at the four edges; `nil` for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  /// Returns the spacing itself, because it is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
