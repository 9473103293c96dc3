import AttributeGraph
public import SwiftUICore
import UIKitCore

/// A stack of pages, or columns if it has several views.
///
/// Differs from Apple: with one view and without a style it is a stack in a wide window too.
public struct NavigationView<Content: View> {
  let content: Content

  /// A navigation of views: the root of a stack, or the first and the further columns.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@MainActor extension NavigationView: UnaryView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let viewGraph = inputs.viewGraph
    let style = viewGraph.value(of: inputs.environment)?.navigationViewKind ?? .automatic
    let count = style == .stack ? 1 : countOfViews(view, inputs)
    guard style == .columns || count > 1 else { return makeStack(view, inputs) }
    let model = SplitModel(inputs, count: min(3, max(2, count)))
    viewGraph.follow(view.attribute, in: inputs.scope) { value in
      for (index, column) in model.columns.enumerated() {
        column.setRoot(BuiltView { AnyView(ColumnContent(content: value.content, index: index)) })
      }
    }
    return _ViewOutputs(node: model.makeNode(inputs))
  }

  private static func makeStack(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    let model = NavigationModel(inputs)
    inputs.viewGraph.follow(view.attribute, in: inputs.scope) { [weak model] value in
      model?.setRoot(BuiltView { AnyView(value.content) })
    }
    return _ViewOutputs(node: StackNode.make(model, inputs))
  }

  private static func countOfViews(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> Int {
    if let count = Content._viewListCount(inputs: _ViewListInputs(base: inputs)) { return count }
    var inputs = inputs
    let scope = ViewScope(in: inputs.viewGraph, parent: inputs.scope)
    inputs.scope = scope
    defer { scope.remove() }
    return Content._makeViewList(
      view: inputs.part(of: view) { $0.content }, inputs: _ViewListInputs(base: inputs)
    ).list.count
  }
}

/// One of several views, as the content of a column.
private struct ColumnContent<Content: View> {
  let content: Content
  let index: Int
}

@MainActor extension ColumnContent: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    guard let index = inputs.viewGraph.value(of: view.attribute)?.index else { return _ViewOutputs(node: nil) }
    let list = Content._makeViewList(
      view: inputs.part(of: view) { $0.content }, inputs: _ViewListInputs(base: inputs)
    ).list
    return _ViewOutputs(node: index < list.count ? list.element(at: index).node : nil)
  }
}

/// Whether a navigation view is a stack or columns.
enum NavigationViewKind { case automatic, stack, columns }

private struct NavigationViewKindKey: EnvironmentKey { static let defaultValue = NavigationViewKind.automatic }

extension EnvironmentValues {
  var navigationViewKind: NavigationViewKind {
    get { self[NavigationViewKindKey.self] }
    set { self[NavigationViewKindKey.self] = newValue }
  }
}

/// How a navigation view is shown.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// As the platform decides.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// The style.
  public nonisolated init() {}
}

/// A stack of pages.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// The style.
  public nonisolated init() {}
}

/// Columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// The style.
  public nonisolated init() {}
}

/// Two columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// The style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the platform decides.
  nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack of pages.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets how navigation views in the view are shown.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(
      \.navigationViewKind,
      S.self == StackNavigationViewStyle.self
        ? .stack : S.self == DefaultNavigationViewStyle.self ? .automatic : .columns)
  }
}
