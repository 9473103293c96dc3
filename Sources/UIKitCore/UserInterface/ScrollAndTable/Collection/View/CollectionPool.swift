public import Foundation

/// Invisible views for reuse, and the classes of new ones, each by kind and reuse identifier.
@MainActor struct CollectionPool {
  /// A reuse identifier of a kind of views; cells have the kind "".
  struct Name: Hashable {
    var kind: String
    var identifier: String
  }

  var classes: [Name: UICollectionReusableView.Type] = [:]
  var nibs: [Name: UINib] = [:]
  /// What makes the prototype cells and views of a storyboard.
  var prototypes: [Name: @MainActor () -> UICollectionReusableView?] = [:]
  private var unused: [Name: [UICollectionReusableView]] = [:]

  /// Adds a view to the pool. It stays in the hierarchy, hidden: a host has widgets for it, and creating these again is the most expensive
  /// part.
  mutating func enqueue(_ view: UICollectionReusableView, kind: String) {
    view.isHidden = true
    view.applied = nil
    guard let identifier = view.reuseIdentifier else {
      view.removeFromSuperview()
      return
    }
    unused[Name(kind: kind, identifier: identifier), default: []].append(view)
  }

  /// An unused view, or a new one, or `nil` if neither a class nor a nib is registered.
  mutating func dequeue(_ name: Name) -> UICollectionReusableView? {
    if let view = unused[name]?.popLast() {
      view.isHidden = false
      view.prepareForReuse()
      return view
    }
    let made: UICollectionReusableView?
    if let viewClass = classes[name] {
      made = CollectionPool.make(viewClass)
    } else if let nib = nibs[name] {
      made = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
    } else {
      made = prototypes[name]?()
    }
    made?.reuseIdentifier = name.identifier
    return made
  }

  /// Registers a class or a nib. Views that something else has made are no longer used.
  mutating func register(_ name: Name, _ viewClass: UICollectionReusableView.Type?, nib: UINib? = nil) {
    if viewClass == nil || viewClass != classes[name] {
      for view in unused.removeValue(forKey: name) ?? [] { view.removeFromSuperview() }
    }
    classes[name] = viewClass
    nibs[name] = nib
  }

  /// Whether new views can be made.
  func knows(_ name: Name) -> Bool { classes[name] != nil || nibs[name] != nil || prototypes[name] != nil }

  /// A new view of a class, created by that class's own initialiser: see `ClassFactory.makeObject(of:)`.
  @_optimize(none) @inline(never)
  static func make(_ viewClass: UICollectionReusableView.Type) -> UICollectionReusableView {
    unsafeBitCast(viewClass, to: CollectionViewInitializerShim.Type.self).init(frame: .zero)
  }
}

/// Gives collection views the slot of the views' initialiser, which is not `required`. Never instantiated.
open class CollectionViewInitializerShim: UICollectionReusableView {
  /// Declared so that it can be called on a metatype.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns `nil`.
  public required init?(coder: NSCoder) { nil }
}
