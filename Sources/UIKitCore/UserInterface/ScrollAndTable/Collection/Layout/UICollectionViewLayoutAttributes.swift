public import Foundation

/// The position and appearance of one view in a collection view.
///
/// A layout creates attributes; the collection view applies them to the view. A subclass with properties of its own overrides
/// ``copy(with:)`` and `isEqual(_:)`.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  // Comparison and copying are not isolated in Foundation; views are used on the main thread only.
  nonisolated(unsafe) private var place = Place()

  private struct Place: Equatable {
    var center = CGPoint.zero
    var size = CGSize.zero
    var boundsOrigin = CGPoint.zero
    var transform = CGAffineTransform.identity
    var transform3D = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var path = RowIndexPath(section: 0, row: 0)
    var indexPath: IndexPath?
    var category = UICollectionView.ElementCategory.cell
    var kind: String?
    /// The section whose scroll view contains the element, or `nil`.
    var scrollingSection: Int?
    /// Whether the content determines a length.
    var fitsWidth = false
    var fitsHeight = false
  }

  /// Attributes of size zero.
  public override init() { super.init() }

  /// Attributes for the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes for a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    place.category = .supplementaryView
    place.kind = elementKind
  }

  /// Attributes for a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    place.category = .decorationView
    place.kind = decorationViewKind
  }

  /// The view's rectangle in the content's coordinates.
  open var frame: CGRect {
    get {
      CGRect(
        x: place.center.x - place.size.width / 2, y: place.center.y - place.size.height / 2, width: place.size.width,
        height: place.size.height)
    }
    set {
      let rectangle = newValue.standardized
      place.center = CGPoint(x: rectangle.midX, y: rectangle.midY)
      place.size = rectangle.size
    }
  }
  /// The centre of the view in the content's coordinates.
  open var center: CGPoint {
    get { place.center }
    set { place.center = newValue }
  }
  /// The size of the view, in points.
  open var size: CGSize {
    get { place.size }
    set { place.size = newValue }
  }
  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: place.boundsOrigin, size: place.size) }
    set {
      place.boundsOrigin = newValue.origin
      place.size = newValue.size
    }
  }
  /// The transform of the view. Differs from Apple: it is only drawn.
  open var transform: CGAffineTransform {
    get { place.transform }
    set { place.transform = newValue }
  }
  /// The transform of the view in space. Stored, and without effect.
  open var transform3D: CATransform3D {
    get { place.transform3D }
    set { place.transform3D = newValue }
  }
  /// The opacity of the view, from 0 to 1.
  open var alpha: CGFloat {
    get { place.alpha }
    set { place.alpha = newValue }
  }
  /// The order of overlapping views: those with a larger number are in front. Default: 0.
  open var zIndex: Int {
    get { place.zIndex }
    set { place.zIndex = newValue }
  }
  /// Whether the view is invisible. No view is created for hidden attributes.
  open var isHidden: Bool {
    get { place.isHidden }
    set { place.isHidden = newValue }
  }
  /// The index path of the item, or of what the layout numbers by it.
  open var indexPath: IndexPath {
    get { place.indexPath ?? place.path.path }
    set {
      place.path = newValue.count > 1 ? RowIndexPath(newValue) : RowIndexPath(section: newValue.first ?? 0, row: 0)
      place.indexPath = newValue.count == 2 ? nil : newValue
    }
  }
  /// What the view shows.
  open var representedElementCategory: UICollectionView.ElementCategory { place.category }
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  open var representedElementKind: String? { place.kind }

  /// The element, as a key.
  final var element: CollectionElement {
    CollectionElement(category: place.category, kind: place.kind ?? "", path: place.path)
  }
  final var scrollingSection: Int? {
    get { place.scrollingSection }
    set { place.scrollingSection = newValue }
  }
  final var fitsWidth: Bool {
    get { place.fitsWidth }
    set { place.fitsWidth = newValue }
  }
  final var fitsHeight: Bool {
    get { place.fitsHeight }
    set { place.fitsHeight = newValue }
  }

  /// Whether the element has a size, or its content may give it one. A layout of elements without a size would show all of them.
  final var isVisibleInLayout: Bool {
    place.fitsWidth || place.fitsHeight || place.size.width > 0 && place.size.height > 0
  }

  /// Makes attributes that a class has created those of an element.
  final func represent(_ element: CollectionElement) {
    place.path = element.path
    place.indexPath = nil
    place.category = element.category
    place.kind = element.category == .cell ? nil : element.kind
  }

  /// A copy, of the same class.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let made = ClassFactory.makeObject(of: type(of: self))
    (made as? UICollectionViewLayoutAttributes)?.place = place
    return made
  }

  /// Whether `object` has the same position and appearance, for the same element.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || place == other.place
  }

  /// Equal attributes have equal values.
  open nonisolated override var hash: Int {
    var hasher = Hasher()
    hasher.combine(place.path)
    hasher.combine(place.kind)
    return hasher.finalize()
  }
}
