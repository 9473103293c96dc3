public import Foundation
import RuntimeLogging

extension UICollectionView {
  /// Registers `cellClass` for new cells with `identifier`; `nil` removes the registration. A class that is not a cell is ignored and
  /// logged.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    if let cellClass, !(cellClass is UICollectionViewCell.Type) {
      RuntimeLog.write("\(cellClass) is not a UICollectionViewCell and was not registered as \"\(identifier)\".")
      return
    }
    let name = CollectionPool.Name(kind: "", identifier: identifier)
    pool.register(name, cellClass as? UICollectionViewCell.Type)
  }

  /// Registers a nib, whose first cell is made for new cells with `identifier`; `nil` removes the registration.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    let name = CollectionPool.Name(kind: "", identifier: identifier)
    pool.register(name, nil, nib: nib)
  }

  /// Registers `viewClass` for new supplementary views of a kind with `identifier`; `nil` removes the registration. A class that is not a
  /// reusable view is ignored and logged.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    if let viewClass, !(viewClass is UICollectionReusableView.Type) {
      RuntimeLog.write("\(viewClass) is not a UICollectionReusableView and was not registered as \"\(identifier)\".")
      return
    }
    let name = CollectionPool.Name(kind: elementKind, identifier: identifier)
    pool.register(name, viewClass as? UICollectionReusableView.Type)
  }

  /// Registers a nib, whose first reusable view is made for new supplementary views of a kind with `identifier`; `nil` removes the
  /// registration.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    let name = CollectionPool.Name(kind: kind, identifier: identifier)
    pool.register(name, nil, nib: nib)
  }

  /// An unused cell with `identifier`, or a new one of the registered class.
  ///
  /// Differs from Apple: an identifier without a class raises an exception on a device. Here a plain cell is returned and the problem is
  /// logged.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
    let made = pool.dequeue(CollectionPool.Name(kind: "", identifier: identifier))
    if let cell = made as? UICollectionViewCell { return sized(cell, at: indexPath) }
    RuntimeLog.write("No class is registered for cells named \"\(identifier)\"; a plain cell is used.")
    let cell = UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return sized(cell, at: indexPath)
  }

  /// An unused supplementary view of a kind with `identifier`, or a new one of the registered class.
  ///
  /// Differs from Apple: an identifier without a class raises an exception on a device. Here an empty view is returned and the problem is
  /// logged.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = pool.dequeue(CollectionPool.Name(kind: elementKind, identifier: identifier)) {
      if let cell = view as? UICollectionViewListCell {
        cell.adopt(
          layout.listContext(ofViewIn: RowIndexPath(indexPath).section) ?? ListItemContext(isHeader: true))
      }
      return view
    }
    RuntimeLog.write(
      "No class is registered for views of kind \"\(elementKind)\" named \"\(identifier)\"; an empty one is used.")
    let view = UICollectionReusableView(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }

  /// Gives a cell its size before the data source configures it.
  private func sized(_ cell: UICollectionViewCell, at indexPath: IndexPath) -> UICollectionViewCell {
    if !layout.needsPreparation, contains(RowIndexPath(indexPath)),
      let attributes = layout.layoutAttributesForItem(at: indexPath), cell.bounds.size != attributes.size
    {
      cell.bounds.size = attributes.size
    }
    return cell
  }

  // MARK: Registrations

  /// A class or nib of cells, and what configures them.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let identifier = RegistrationNumber.next("cell")
    let nib: UINib?
    let handler: Handler

    /// A registration of the class `Cell`.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// A registration of a nib, whose first cell must be a `Cell`.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// A class or nib of supplementary views, and what configures them.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let identifier = RegistrationNumber.next("view")
    let elementKind: String
    let nib: UINib?
    let handler: Handler

    /// A registration of the class `Supplementary` for views of a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      nib = nil
      self.handler = handler
    }

    /// A registration of a nib, whose first reusable view must be a `Supplementary`, for views of a kind.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  /// An unused cell of a registration, or a new one, configured for `item`. A registration can be created anywhere; only its first use
  /// registers the class.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let name = CollectionPool.Name(kind: "", identifier: registration.identifier)
    if !pool.knows(name) {
      pool.nibs[name] = registration.nib
      if registration.nib == nil { pool.classes[name] = Cell.self }
    }
    let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = made as? Cell ?? replacement(for: made, name) else {
      fatalError("The class \(Cell.self) cannot be created by init(frame:).")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// An unused supplementary view of a registration, or a new one, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let name = CollectionPool.Name(kind: registration.elementKind, identifier: registration.identifier)
    if !pool.knows(name) {
      pool.nibs[name] = registration.nib
      if registration.nib == nil { pool.classes[name] = Supplementary.self }
    }
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = made as? Supplementary ?? replacement(for: made, name) else {
      fatalError("The class \(Supplementary.self) cannot be created by init(frame:).")
    }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// A view of the required class in place of a nib's view of another class, which is logged.
  private func replacement<View: UICollectionReusableView>(
    for made: UICollectionReusableView, _ name: CollectionPool.Name
  ) -> View? {
    RuntimeLog.write("A nib has a \(type(of: made)) where a \(View.self) is registered; a new one is used.")
    pool.register(name, View.self)
    let view = CollectionPool.make(View.self)
    view.reuseIdentifier = name.identifier
    return view as? View
  }
}

/// Numbers registrations, as reuse identifiers.
@MainActor enum RegistrationNumber {
  private static var last = 0

  static func next(_ kind: String) -> String {
    last += 1
    return "proscenium.\(kind).\(last)"
  }
}
