/// A view of the content of a container, which the container shows where it wants. iOS 18.
///
/// What is around the subview in the container changes it: its environment comes from there.
public struct Subview: Identifiable {
  /// The identity of a subview: its place in the content and the identities that the app has given.
  public struct ID: Hashable {
    let path: ViewListPath
  }

  let source: SubviewSource
  let path: ViewListPath

  /// The identity of the subview.
  public var id: ID { ID(path: path) }

  /// The values that the subview gives to the container.
  public var containerValues: ContainerValues { source.readContainerValues(at: path) }
}

@MainActor extension Subview: PrimitiveView, MultiView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let list = SwitchingViewList(inputs)
    inputs.base.viewGraph.follow(view.attribute, in: inputs.base.scope) { subview in
      list.show(.named(AnyHashable(subview.id))) { inputs in
        PathViewList(subview.source.makeList(inputs), subview.path)
      }
    }
    return _ViewListOutputs(list: list)
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { nil }
}

extension Subview: EquivalenceComparable {
  /// Subviews with the same path in the content of the same container show the same view.
  func isSame(as other: Subview) -> Bool { source === other.source && path == other.path }
}

/// The one element of another list at a path, while there is one.
private final class PathViewList: ViewList, ViewListParent {
  private let base: ViewList
  private let path: ViewListPath

  init(_ base: ViewList, _ path: ViewListPath) {
    self.base = base
    self.path = path
    super.init()
    base.parent = self
  }

  private var chosen: ViewElement? { base.findElement(at: path.parts[...]) }

  override func forEachMade(_ body: (ViewElement) -> Void) { base.forEachMade(body) }
  override var isDynamic: Bool { base.isDynamic }
  override var count: Int { chosen == nil ? 0 : 1 }
  override func element(at index: Int) -> ViewElement { chosen ?? super.element(at: index) }
  func listDidChange(_ list: ViewList) { parent?.listDidChange(self) }
}
