public import CoreData
public import SwiftUICore

/// The objects of an entity in sections, from the context of the environment, which the view follows.
///
/// ```swift
/// @SectionedFetchRequest(sectionIdentifier: \.genre, sortDescriptors: [SortDescriptor(\.genre), SortDescriptor(\.title)])
/// private var books: SectionedFetchResults<String?, Book>
/// ```
///
/// Objects with the same identifier are one section. The sections are in the order of their first objects. All else is as in
/// ``FetchRequest``.
///
/// Source: Apple's documentation of `SectionedFetchRequest`. Differs from Apple: as ``FetchRequest``; and objects with the same identifier
/// are in one section also if the order separates them.
@propertyWrapper public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @StateObject private var controller = SectionedFetchController<SectionIdentifier, Result>()
  private let source: FetchSource<Result>
  private let sectionIdentifier: KeyPath<Result, SectionIdentifier>

  init(_ source: FetchSource<Result>, _ sectionIdentifier: KeyPath<Result, SectionIdentifier>) {
    self.source = source
    self.sectionIdentifier = sectionIdentifier
  }

  /// A request for the objects of an entity.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - sectionIdentifier: What the objects of a section have in common.
  ///   - sortDescriptors: The order, first by the sections.
  ///   - predicate: The condition; `nil` for all objects.
  ///   - animation: The animation of changes.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { self.init(FetchSource(entity, sortDescriptors, predicate, animation), sectionIdentifier) }

  /// A request that was made elsewhere, what the objects of a section have in common, and the animation of changes.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) { self.init(FetchSource(fetchRequest, animation.map { Transaction(animation: $0) }), sectionIdentifier) }

  /// A request that was made elsewhere, what the objects of a section have in common, and the transaction of changes.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) { self.init(FetchSource(fetchRequest, transaction), sectionIdentifier) }

  /// The sections; none before the view is shown.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(controller, sectionIdentifier)
  }

  /// The sections, the order and the condition, which can be changed.
  public var projectedValue: Binding<Configuration> {
    let controller = controller
    let path = sectionIdentifier
    return Binding(
      get: { Configuration(controller.sectionIdentifier ?? path, controller.results.configuration) },
      set: { controller.configure($0, $1) })
  }

  /// Fetches if it is necessary. Called before the view's body is computed.
  public mutating func update() { controller.update(source, sectionIdentifier, context) }

  /// The sections, the order and the condition of a request.
  public struct Configuration {
    /// What the objects of a section have in common.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    var request: FetchRequest<Result>.Configuration

    init(_ sectionIdentifier: KeyPath<Result, SectionIdentifier>, _ request: FetchRequest<Result>.Configuration) {
      self.sectionIdentifier = sectionIdentifier
      self.request = request
    }

    /// The condition; `nil` for all objects.
    public var nsPredicate: NSPredicate? {
      get { request.nsPredicate }
      set { request.nsPredicate = newValue }
    }

    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { request.nsSortDescriptors }
      set { request.nsSortDescriptors = newValue }
    }
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// A request for the objects of the class.
  ///
  /// - Parameters:
  ///   - sectionIdentifier: What the objects of a section have in common.
  ///   - sortDescriptors: The order, first by the sections.
  ///   - predicate: The condition; `nil` for all objects.
  ///   - animation: The animation of changes.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { self.init(FetchSource(nil, sortDescriptors, predicate, animation), sectionIdentifier) }

  /// A request for the objects of the class, in an order of Swift's descriptors.
  ///
  /// - Parameters:
  ///   - sectionIdentifier: What the objects of a section have in common.
  ///   - sortDescriptors: The order, first by the sections.
  ///   - predicate: The condition; `nil` for all objects.
  ///   - animation: The animation of changes.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let converted = sortDescriptors.map { NSSortDescriptor($0) }
    self.init(FetchSource(nil, converted, predicate, animation, typed: sortDescriptors), sectionIdentifier)
  }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  /// The order in Swift's descriptors.
  ///
  /// Differs from Apple: it is empty if the order was set with ``nsSortDescriptors``.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { request.sortDescriptors }
    set { request.sortDescriptors = newValue }
  }
}
