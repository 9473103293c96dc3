public import CoreData
public import SwiftUICore

/// The objects of an entity, from the context of the environment, which the view follows.
///
/// ```swift
/// @FetchRequest(sortDescriptors: [SortDescriptor(\.title)], predicate: NSPredicate(format: "isRead == NO"))
/// private var books: FetchedResults<Book>
/// ```
///
/// The view fetches when it is first shown. Its body is computed again when objects are inserted or deleted, when one of them changes, and
/// when the configuration or the context is another one. As on a device, an object that fits or no longer fits because a related object has
/// changed is not noticed.
///
/// Source: Apple's documentation of `FetchRequest`. Differs from Apple: the type of the results is not restricted. A new value of the view with
/// another request replaces a configuration that was set; a request with the same key paths to sort by, and no predicate or the same
/// object, is not another one. A request that cannot be fetched has no results, and the console says why.
@propertyWrapper public struct FetchRequest<Result>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @StateObject private var controller = FetchController<Result>()
  private let source: FetchSource<Result>

  init(_ source: FetchSource<Result>) { self.source = source }

  /// A request for the objects of an entity.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - sortDescriptors: The order.
  ///   - predicate: The condition; `nil` for all objects.
  ///   - animation: The animation of changes.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) { self.init(FetchSource(entity, sortDescriptors, predicate, animation)) }

  /// A request that was made elsewhere, and the animation of changes.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(FetchSource(fetchRequest, animation.map { Transaction(animation: $0) }))
  }

  /// A request that was made elsewhere, and the transaction of changes.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(FetchSource(fetchRequest, transaction))
  }

  /// The results; none before the view is shown.
  public var wrappedValue: FetchedResults<Result> { FetchedResults(controller) }

  /// The order and the condition, which can be changed.
  public var projectedValue: Binding<Configuration> {
    let controller = controller
    return Binding(get: { controller.configuration }, set: { controller.configure($0, $1) })
  }

  /// Fetches if it is necessary. Called before the view's body is computed.
  public mutating func update() { controller.update(source, context) }

  /// The order and the condition of a request.
  public struct Configuration {
    private var descriptors: [NSSortDescriptor] = []
    private var typedDescriptors: [SortDescriptor<Result>] = []
    /// The condition; `nil` for all objects.
    public var nsPredicate: NSPredicate?

    init() {}

    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { descriptors }
      set { set(newValue, []) }
    }

    mutating func set(_ new: [NSSortDescriptor], _ typed: [SortDescriptor<Result>]) {
      descriptors = new
      typedDescriptors = typed
    }

    var typed: [SortDescriptor<Result>] { typedDescriptors }
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// A request for the objects of the class.
  ///
  /// - Parameters:
  ///   - sortDescriptors: The order.
  ///   - predicate: The condition; `nil` for all objects.
  ///   - animation: The animation of changes.
  @_disfavoredOverload
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init(FetchSource(nil, sortDescriptors, predicate, animation))
  }

  /// A request for the objects of the class, in an order of Swift's descriptors.
  ///
  /// - Parameters:
  ///   - sortDescriptors: The order.
  ///   - predicate: The condition; `nil` for all objects.
  ///   - animation: The animation of changes.
  public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    let converted = sortDescriptors.map { NSSortDescriptor($0) }
    self.init(FetchSource(nil, converted, predicate, animation, typed: sortDescriptors))
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order in Swift's descriptors.
  ///
  /// Differs from Apple: it is empty if the order was set with ``nsSortDescriptors``.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { typed }
    set { set(newValue.map { NSSortDescriptor($0) }, newValue) }
  }
}
