package import AttributeGraph
package import SwiftUILayout

/// What a view is made with: the graph, the scope that it belongs to, and the values that come from the views around it.
public struct _ViewInputs {
  package let viewGraph: ViewGraph
  package var scope: ViewScope
  package var environment: Attribute<EnvironmentValues>
  /// The content of the custom modifiers around the view, the innermost first.
  var modifierContent: ModifierContent?
  /// Whether each element of a list has a scope of its own, which is not shown at first: a row that comes and goes by scrolling.
  package var separatesElements = false
  /// Changes the environment of the headers and footers of sections; the argument is whether it is a header.
  package var changeSectionEnvironment: ((inout EnvironmentValues, Bool) -> Void)?
  /// What changes the transactions of the view: the modifiers around it, the innermost first.
  package var transactionLink: TransactionLink?
  /// How the view comes and goes; `nil` for the platform's transition.
  package var transition: (any ViewTransition)?
  /// Whether the modifier that is being applied sets the direction of layout, which nodes have and not only the environment.
  var setsLayoutDirection = false

  package init(viewGraph: ViewGraph, scope: ViewScope, environment: Attribute<EnvironmentValues>) {
    self.viewGraph = viewGraph
    self.scope = scope
    self.environment = environment
  }
}

/// What the elements of a list of views are made with.
public struct _ViewListInputs {
  package var base: _ViewInputs
  /// How many bodies are around the view whose number of views is asked for.
  var countDepth = 0
  /// Whether the list describes which elements there are and is never shown. Bodies of views that are one element are not computed for it.
  var isOutline = false

  package init(base: _ViewInputs) { self.base = base }
}

/// What a view has become: the node that is laid out and shown.
public struct _ViewOutputs {
  package var node: LayoutNode?

  package init(node: LayoutNode?) {
    self.node = node
  }
}

/// What a list of views has become.
public struct _ViewListOutputs {
  package let list: ViewList

  package init(list: ViewList) { self.list = list }
}
