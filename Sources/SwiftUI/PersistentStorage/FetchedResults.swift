public import CoreData

/// The results of a ``FetchRequest``.
public struct FetchedResults<Result>: RandomAccessCollection {
  private let results: [Result]
  // Without it, the same objects with other values would be the same results.
  private let version: Int
  private let controller: FetchController<Result>

  init(_ controller: FetchController<Result>) {
    self.controller = controller
    results = controller.results
    version = controller.version
  }

  /// The index of the first result.
  public var startIndex: Int { results.startIndex }

  /// The index after the last result.
  public var endIndex: Int { results.endIndex }

  /// The result at an index.
  public subscript(position: Int) -> Result { results[position] }

  /// The condition; `nil` for all objects. Setting it fetches again.
  public var nsPredicate: NSPredicate? {
    get { controller.configuration.nsPredicate }
    nonmutating set { change { $0.nsPredicate = newValue } }
  }

  /// The order. Setting it fetches again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { controller.configuration.nsSortDescriptors }
    nonmutating set { change { $0.nsSortDescriptors = newValue } }
  }

  fileprivate func change(_ body: (inout FetchRequest<Result>.Configuration) -> Void) {
    var configuration = controller.configuration
    body(&configuration)
    controller.configure(configuration)
  }

  fileprivate var configuration: FetchRequest<Result>.Configuration { controller.configuration }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order in Swift's descriptors. Setting it fetches again.
  ///
  /// Differs from Apple: it is empty if the order was set with ``nsSortDescriptors``.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.sortDescriptors }
    nonmutating set { change { $0.sortDescriptors = newValue } }
  }
}
