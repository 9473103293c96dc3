public import SwiftUICore
public import UIKitCore
public import UniformTypeIdentifiers

/// What a drop does.
public enum DropOperation: Sendable {
  /// Nothing.
  case cancel
  /// It is not allowed.
  case forbidden
  /// The content is copied.
  case copy
  /// The content is moved.
  case move
}

/// How a view takes a drop.
public struct DropProposal: Sendable {
  /// What the drop does.
  public let operation: DropOperation

  /// What a drop does.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The present state of a drop.
public struct DropInfo {
  let providers: [NSItemProvider]
  /// The place, in the view's coordinates.
  public let location: CGPoint

  /// Whether the drop has an item of one of these types.
  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

  /// The items of these types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) } }
  }

  /// Whether the drop has an item of one of these types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    hasItemsConforming(to: contentTypes.map(\.identifier))
  }

  /// The items of these types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }
}

/// Decides which drops a view takes, and performs them.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether the view takes a drop. The default is `true`.
  func validateDrop(info: DropInfo) -> Bool
  /// Performs a drop, and returns whether it has succeeded.
  func performDrop(info: DropInfo) -> Bool
  /// A drag has entered the view. The default does nothing.
  func dropEntered(info: DropInfo)
  /// A drag has moved. The default keeps the last proposal.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// A drag has left the view. The default does nothing.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns `true`.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Keeps the last proposal.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// A delegate of closures.
struct DropActions {
  let types: [String]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool
}

@MainActor extension DropActions: DropDelegate {
  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: types) }
  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }
  func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return action(info.itemProviders(for: types), info.location)
  }
}
