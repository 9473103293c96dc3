import CombineOverlay
import CoreData
import SwiftUICore

/// The sections of the results of one view.
final class SectionedFetchController<SectionIdentifier: Hashable, Result>: ObservableObject {
  typealias Section = SectionedFetchResults<SectionIdentifier, Result>.Section

  let objectWillChange = ObservableObjectPublisher()
  let results = FetchController<Result>()
  private(set) var sectionIdentifier: KeyPath<Result, SectionIdentifier>?
  private var given: KeyPath<Result, SectionIdentifier>?
  private var known: (version: Int, path: KeyPath<Result, SectionIdentifier>, sections: [Section])?
  private var subscription: AnyCancellable?

  init() {
    subscription = results.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }

  /// Called before the view's body is computed. The path of a new value of the view counts if it, or the request, is another one.
  func update(
    _ source: FetchSource<Result>, _ path: KeyPath<Result, SectionIdentifier>, _ context: NSManagedObjectContext
  ) {
    let isOther = results.update(source, context)
    if isOther || given != path { sectionIdentifier = path }
    given = path
  }

  /// Sets the configuration and fetches again.
  func configure(
    _ new: SectionedFetchRequest<SectionIdentifier, Result>.Configuration, _ transaction: Transaction = Transaction()
  ) {
    sectionIdentifier = new.sectionIdentifier
    results.configure(new.request, transaction)
  }

  /// The sections, in the order of their first results.
  var sections: [Section] {
    guard let path = sectionIdentifier else { return [] }
    if let known, known.version == results.version, known.path == path { return known.sections }
    var sections: [Section] = []
    var numbers: [SectionIdentifier: Int] = [:]
    for result in results.results {
      let identifier = result[keyPath: path]
      if let number = numbers[identifier] {
        sections[number].results.append(result)
      } else {
        numbers[identifier] = sections.count
        sections.append(Section(id: identifier, results: [result], version: results.version))
      }
    }
    known = (results.version, path, sections)
    return sections
  }
}
