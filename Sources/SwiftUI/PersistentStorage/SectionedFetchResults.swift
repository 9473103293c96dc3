public import CoreData

/// The results of a ``SectionedFetchRequest``: its sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  private let sections: [Section]
  private let controller: SectionedFetchController<SectionIdentifier, Result>
  private let given: KeyPath<Result, SectionIdentifier>

  init(
    _ controller: SectionedFetchController<SectionIdentifier, Result>, _ given: KeyPath<Result, SectionIdentifier>
  ) {
    self.controller = controller
    self.given = given
    sections = controller.sections
  }

  /// Results with the same identifier.
  public struct Section: Identifiable, RandomAccessCollection {
    /// What the results have in common.
    public let id: SectionIdentifier
    var results: [Result]
    // Without it, the same objects with other values would be the same section.
    let version: Int

    init(id: SectionIdentifier, results: [Result], version: Int) {
      self.id = id
      self.results = results
      self.version = version
    }

    /// The index of the first result.
    public var startIndex: Int { results.startIndex }

    /// The index after the last result.
    public var endIndex: Int { results.endIndex }

    /// The result at an index.
    public subscript(position: Int) -> Result { results[position] }
  }

  /// The index of the first section.
  public var startIndex: Int { sections.startIndex }

  /// The index after the last section.
  public var endIndex: Int { sections.endIndex }

  /// The section at an index.
  public subscript(position: Int) -> Section { sections[position] }

  /// What the objects of a section have in common. Setting it fetches again.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { controller.sectionIdentifier ?? given }
    nonmutating set { change { $0.sectionIdentifier = newValue } }
  }

  /// The condition; `nil` for all objects. Setting it fetches again.
  public var nsPredicate: NSPredicate? {
    get { configuration.nsPredicate }
    nonmutating set { change { $0.nsPredicate = newValue } }
  }

  /// The order. Setting it fetches again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { configuration.nsSortDescriptors }
    nonmutating set { change { $0.nsSortDescriptors = newValue } }
  }

  fileprivate var configuration: SectionedFetchRequest<SectionIdentifier, Result>.Configuration {
    .init(sectionIdentifier, controller.results.configuration)
  }

  fileprivate func change(_ body: (inout SectionedFetchRequest<SectionIdentifier, Result>.Configuration) -> Void) {
    var configuration = configuration
    body(&configuration)
    controller.configure(configuration)
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order in Swift's descriptors. Setting it fetches again.
  ///
  /// Differs from Apple: it is empty if the order was set with ``nsSortDescriptors``.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.sortDescriptors }
    nonmutating set { change { $0.sortDescriptors = newValue } }
  }
}
