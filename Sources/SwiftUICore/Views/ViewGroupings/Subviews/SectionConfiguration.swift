/// A section of the content of a container. iOS 18. Views that are in no `Section` are the content of one without header and footer.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable {
    let path: ViewListPath
  }

  let source: SubviewSource
  let paths: ViewListPaths

  /// The identity of the section.
  public var id: ID { ID(path: paths.path) }
  /// The views of the header; empty if there is none.
  public var header: SubviewsCollection { SubviewsCollection(source: source, paths: paths.header) }
  /// The views between the header and the footer.
  public var content: SubviewsCollection { SubviewsCollection(source: source, paths: paths.content) }
  /// The views of the footer; empty if there is none.
  public var footer: SubviewsCollection { SubviewsCollection(source: source, paths: paths.footer) }

  /// The values that the section gives to the container: those of its first view.
  public var containerValues: ContainerValues {
    (paths.content.first ?? paths.all.first).map { source.readContainerValues(at: $0) } ?? ContainerValues()
  }
}
