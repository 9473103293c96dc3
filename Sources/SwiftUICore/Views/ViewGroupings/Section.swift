import AttributeGraph

/// Views with a header and a footer, which a list or a form shows as a section.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  package let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?

  package init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>?) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {}

extension Section where Parent: View, Content: View, Footer: View {
  /// A section with a header and a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
  {
    self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
  }

  /// A section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
  }

  /// A section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// A section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// A section with a header, whose rows can be hidden.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
  }
}

@MainActor extension Section: PrimitiveView, MultiView where Parent: View, Content: View, Footer: View {
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let base = inputs.base
    func partInputs(isHeader: Bool) -> _ViewListInputs {
      guard let change = base.changeSectionEnvironment else { return inputs }
      var changed = inputs
      changed.base.changeEnvironment { _, values in change(&values, isHeader) }
      return changed
    }
    let header = Parent._makeViewList(view: base.part(of: view) { $0.header }, inputs: partInputs(isHeader: true)).list
    let content = Content._makeViewList(view: base.part(of: view) { $0.content }, inputs: inputs).list
    let footer = Footer._makeViewList(view: base.part(of: view) { $0.footer }, inputs: partInputs(isHeader: false)).list
    let list = SectionViewList(header, content, footer)
    let isExpanded = base.part(of: view) { $0.isExpanded?.wrappedValue ?? true }
    base.viewGraph.follow(isExpanded.attribute, in: base.scope) { list.setExpanded($0) }
    return _ViewListOutputs(list: list)
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { nil }
}

/// The list of a section: the header, the content and the footer.
private final class SectionViewList: ViewList, ViewListParent {
  private let header: ViewList
  private let content: ViewList
  private let footer: ViewList
  private var isExpanded = true

  init(_ header: ViewList, _ content: ViewList, _ footer: ViewList) {
    self.header = header
    self.content = content
    self.footer = footer
    super.init()
    for list in [header, content, footer] { list.parent = self }
  }

  func setExpanded(_ isExpanded: Bool) {
    guard isExpanded != self.isExpanded else { return }
    self.isExpanded = isExpanded
    parent?.listDidChange(self)
  }

  override var isDynamic: Bool { true }
  override var count: Int { header.count + (isExpanded ? content.count : 0) + footer.count }

  override func element(at index: Int) -> ViewElement {
    var index = index
    for list in isExpanded ? [header, content, footer] : [header, footer] {
      let count = list.count
      if index < count { return list.element(at: index) }
      index -= count
    }
    return super.element(at: index)
  }

  func listDidChange(_ list: ViewList) { parent?.listDidChange(self) }

  override func collectPaths(_ path: ViewListPath, into sections: inout [ViewListPaths]) {
    var section = ViewListPaths(path: path, isExplicit: true)
    func paths(of list: ViewList, _ index: Int) -> [ViewListPath] {
      var inner: [ViewListPaths] = []
      list.collectPaths(path.appending(index), into: &inner)
      return inner.flatMap(\.all)
    }
    section.header = paths(of: header, 0)
    section.content = isExpanded ? paths(of: content, 1) : []
    section.footer = paths(of: footer, 2)
    sections.append(section)
  }

  private func list(at path: ArraySlice<AnyHashable>) -> ViewList? {
    guard let index = path.first?.base as? Int, (0...2).contains(index) else { return nil }
    return [header, content, footer][index]
  }

  override func element(at path: ArraySlice<AnyHashable>) -> ViewElement? {
    list(at: path)?.findElement(at: path.dropFirst())
  }

  override func applyContainerValues(at path: ArraySlice<AnyHashable>, to values: inout ContainerValues) {
    list(at: path)?.applyContainerValues(at: path.dropFirst(), to: &values)
  }

  override func collect(into outline: inout ViewListOutline) {
    var section = ViewListSection(
      identity: ObjectIdentifier(self), header: header.count > 0 ? header : nil,
      footer: footer.count > 0 ? footer : nil, isExplicit: true)
    if isExpanded { section.runs = ViewListOutline(content).runs }
    outline.add(section)
  }
}
