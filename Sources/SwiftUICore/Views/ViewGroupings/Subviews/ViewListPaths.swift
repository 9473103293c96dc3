/// Where an element stands in a list of views: the part of each group, the branch of each condition, the element of each `ForEach`.
package struct ViewListPath: Hashable {
  private(set) var parts: [AnyHashable] = []

  func appending(_ part: some Hashable) -> ViewListPath {
    var path = self
    path.parts.append(AnyHashable(part))
    return path
  }
}

/// The part of a path that names the one element of a view without looking into its body.
struct WholeView: Hashable {}

/// The list of a view that is one element, in an outline. The element is never made.
final class WholeViewList: ViewList {
  override var count: Int { 1 }
  override func collectPaths(_ path: ViewListPath, into sections: inout [ViewListPaths]) {
    ViewListPaths.add(path.appending(WholeView()), to: &sections)
  }
}

/// The elements of a section of a list, by their paths. Those between sections are the content of a section that is not explicit.
package struct ViewListPaths {
  /// The path of the section.
  let path: ViewListPath
  let isExplicit: Bool
  var header: [ViewListPath] = []
  var content: [ViewListPath] = []
  var footer: [ViewListPath] = []

  var all: [ViewListPath] { header + content + footer }

  /// Adds an element that is in no section.
  static func add(_ path: ViewListPath, to sections: inout [ViewListPaths]) {
    if sections.last?.isExplicit ?? true {
      sections.append(ViewListPaths(path: path.appending("section"), isExplicit: false))
    }
    sections[sections.count - 1].content.append(path)
  }
}
