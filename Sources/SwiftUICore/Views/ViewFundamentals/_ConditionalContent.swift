import AttributeGraph

/// The view of an `if` with `else`, or of a `switch`. The branches are different identities, even where their types are the same.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  package let storage: Storage

  /// The first branch.
  package init(first: TrueContent) { storage = .first(first) }

  /// The second branch.
  package init(second: FalseContent) { storage = .second(second) }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

@MainActor extension _ConditionalContent: PrimitiveView, MultiView where TrueContent: View, FalseContent: View {
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let list = SwitchingViewList(inputs)
    inputs.base.viewGraph.follow(view.attribute, in: inputs.base.scope) { content in
      switch content.storage {
      case .first(let first):
        list.show(true) { inputs in
          let branch = inputs.base.branch(of: view.attribute, first) {
            if case .first(let value) = $0.storage { value } else { nil }
          }
          return TrueContent._makeViewList(view: branch, inputs: inputs).list
        }
      case .second(let second):
        list.show(false) { inputs in
          let branch = inputs.base.branch(of: view.attribute, second) {
            if case .second(let value) = $0.storage { value } else { nil }
          }
          return FalseContent._makeViewList(view: branch, inputs: inputs).list
        }
      }
    }
    return _ViewListOutputs(list: list)
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? {
    guard let count = TrueContent._viewListCount(inputs: inputs) else { return nil }
    return count == FalseContent._viewListCount(inputs: inputs) ? count : nil
  }
}

extension _ConditionalContent: ReusableView where TrueContent: View, FalseContent: View {
  package static var isReusable: Bool {
    ViewReuse.isReusable(TrueContent.self) && ViewReuse.isReusable(FalseContent.self)
  }
}
