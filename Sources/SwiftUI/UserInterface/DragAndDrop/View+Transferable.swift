public import CoreTransferable
import RuntimeLogging
public import SwiftUICore
import UIKitCore
import UniformTypeIdentifiers

extension View {
  /// Lets the view be dragged. The payload is made when the drag begins.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    onDrag { provider(of: payload()) }
  }

  /// Lets the view be dragged. The payload is made when the drag begins. The picture is that of the view.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { onDrag { provider(of: payload()) } }

  /// Lets the view take drops of values of a type.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Called with the values, after all were loaded, and the place in the view's coordinates. Returns whether the drop has succeeded.
  ///     Differs from Apple: the drop counts as one that has succeeded, whatever is returned, because the drag has ended by then.
  ///   - isTargeted: Called when a drag enters and leaves the view.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    let types = T.importedContentTypes().map(\.identifier)
    let targeted = Binding(get: { false }, set: isTargeted)
    return onDrop(of: types, isTargeted: targeted) { providers, location in
      TransferLoader.load(T.self, from: providers) { values in
        if !values.isEmpty { _ = action(values, location) }
      }
      return true
    }
  }
}

private func provider<T: Transferable>(of payload: T) -> NSItemProvider {
  let provider = NSItemProvider()
  let value = LoadedValue(payload)
  provider.register(value.value)
  return provider
}

/// A value that one task after the other uses.
private struct LoadedValue<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// Loads the values of a drop.
private enum TransferLoader {
  static func load<T: Transferable>(
    _ type: T.Type, from providers: [NSItemProvider], _ done: @escaping ([T]) -> Void
  ) {
    // Drops are on the main thread, and so is what follows.
    let done = LoadedValue(done)
    Task { @MainActor in
      var values: [T] = []
      for provider in providers {
        let result = await withCheckedContinuation { continuation in
          provider.loadTransferable(type: T.self) { continuation.resume(returning: LoadedValue($0)) }
        }
        switch result.value {
        case .success(let value): values.append(value)
        case .failure(let error): RuntimeLog.write("An item of a drop could not be read. \(error)")
        }
      }
      done.value(values)
    }
  }
}
