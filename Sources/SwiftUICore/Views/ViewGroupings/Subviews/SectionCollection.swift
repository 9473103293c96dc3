/// The sections of the content of a container, in their order. iOS 18.
public struct SectionCollection {
  let source: SubviewSource
  let sections: [ViewListPaths]
}

extension SectionCollection: RandomAccessCollection {
  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position after the last section.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { SectionConfiguration(source: source, paths: sections[index]) }
}
