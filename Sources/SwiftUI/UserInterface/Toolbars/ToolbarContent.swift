import AttributeGraph
public import SwiftUICore
import UIKitCore

/// Items of a toolbar.
///
/// ```swift
/// struct Tools: ToolbarContent {
///   var body: some ToolbarContent { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }
/// }
/// ```
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the list of items. Apps do not implement it.
  static func _makeToolbarContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs
}

extension ToolbarContent {
  /// Makes the list of items. Apps do not call it.
  public static func _makeToolbarContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    Body._makeToolbarContent(content: inputs.base.body(of: content) { $0.body }, inputs: inputs)
  }

  /// Items without a background shared with others. It has no effect.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Marks the items as the source of a transition. It has no effect.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: some Hashable) -> some ToolbarContent
  { self }
}

/// Items of a toolbar that the user can arrange. Differs from Apple: the user cannot.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
  /// Sets what the user can arrange. It has no effect.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Sets whether the items are there before the user has arranged them. It has no effect.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// What the user can arrange of an item.
public struct ToolbarCustomizationBehavior: Sendable {
  private let kind: Int
  /// All.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: 0) }
  /// Its place.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: 1) }
  /// Nothing.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: 2) }
}

/// Options for items that the user can arrange.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Options given as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Always available.
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// Items of this module.
@MainActor protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  /// There is none: a call ends the app, as on a device.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

/// Builds the items of a toolbar from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  /// A statement that is items.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The first statement.
  public static func buildPartialBlock<Content: ToolbarContent>(first content: Content) -> Content { content }

  /// A further statement.
  public static func buildPartialBlock<First: ToolbarContent, Second: ToolbarContent>(
    accumulated: First, next: Second
  ) -> _ToolbarPair<First, Second> {
    _ToolbarPair(first: accumulated, second: next)
  }

  /// No statements.
  public static func buildBlock() -> _EmptyToolbarContent { _EmptyToolbarContent() }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// An `if` with `else`, whose first branch is taken.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarCondition<First, Second> { .first(first) }

  /// An `if` with `else`, whose second branch is taken.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarCondition<First, Second> { .second(second) }

  /// An `if #available`.
  public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent {
    _AnyToolbarContent(content: content)
  }
}

/// No items.
public struct _EmptyToolbarContent: Sendable { init() {} }

@MainActor extension _EmptyToolbarContent: PrimitiveToolbarContent {
  /// Makes the list of items. Apps do not call it.
  public static func _makeToolbarContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    _ViewListOutputs(list: ViewList())
  }
}

/// Items, and others after them.
public struct _ToolbarPair<First, Second> {
  let first: First
  let second: Second
}

@MainActor extension _ToolbarPair: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {
  /// There is none.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

  /// Makes the list of items. Apps do not call it.
  public static func _makeToolbarContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    _ViewListOutputs(
      list: ConcatenatedViewList([
        First._makeToolbarContent(content: inputs.base.part(of: content) { $0.first }, inputs: inputs).list,
        Second._makeToolbarContent(content: inputs.base.part(of: content) { $0.second }, inputs: inputs).list,
      ]))
  }
}

@MainActor extension _ToolbarPair: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

/// The items of one branch of a condition.
public enum _ToolbarCondition<First, Second> {
  /// The first branch is taken.
  case first(First)
  /// The second branch is taken.
  case second(Second)
}

@MainActor extension _ToolbarCondition: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {
  /// There is none.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

  /// Makes the list of items. Apps do not call it.
  public static func _makeToolbarContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let list = SwitchingViewList(inputs)
    inputs.base.viewGraph.follow(content.attribute, in: inputs.base.scope) { value in
      switch value {
      case .first(let first):
        list.show(true) { inputs in
          let branch = inputs.base.branch(of: content.attribute, first) {
            if case .first(let value) = $0 { value } else { nil }
          }
          return First._makeToolbarContent(content: branch, inputs: inputs).list
        }
      case .second(let second):
        list.show(false) { inputs in
          let branch = inputs.base.branch(of: content.attribute, second) {
            if case .second(let value) = $0 { value } else { nil }
          }
          return Second._makeToolbarContent(content: branch, inputs: inputs).list
        }
      }
    }
    return _ViewListOutputs(list: list)
  }
}

@MainActor extension _ToolbarCondition: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

@MainActor extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Makes the list of items. Apps do not call it.
  public static func _makeToolbarContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let list = SwitchingViewList(inputs)
    inputs.base.viewGraph.follow(content.attribute, in: inputs.base.scope) { value in
      list.show(value == nil ? nil : true) { inputs in
        guard let value else { return ViewList() }
        let wrapped = inputs.base.branch(of: content.attribute, value) { $0 }
        return Wrapped._makeToolbarContent(content: wrapped, inputs: inputs).list
      }
    }
    return _ViewListOutputs(list: list)
  }

  /// There is none.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// Items of a type that is not known when the code is compiled.
struct _AnyToolbarContent {
  nonisolated(unsafe) let content: any ToolbarContent
}

@MainActor extension _AnyToolbarContent: ToolbarContent {
  var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

  static func _makeToolbarContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    guard let first = inputs.base.viewGraph.value(of: content.attribute)?.content else {
      return _ViewListOutputs(list: ViewList())
    }
    func make<C: ToolbarContent>(_ first: C) -> _ViewListOutputs {
      C._makeToolbarContent(
        content: inputs.base.branch(of: content.attribute, first) { $0.content as? C }, inputs: inputs)
    }
    return make(first)
  }
}
