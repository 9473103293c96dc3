import Localization
public import CoreTransferable
public import SwiftUICore
public import UIKitCore
public import UniformTypeIdentifiers

/// A button that reads the pasteboard.
public struct PasteButton {
  private let types: [String]
  private let onPaste: @MainActor ([NSItemProvider]) -> Void

  /// A button that calls `onPaste` with the values of a type that the pasteboard has. It does nothing if there is none.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    types = T.forms.filter { $0.decode != nil }.map(\.type.identifier)
    nonisolated(unsafe) let onPaste = onPaste
    self.onPaste = { providers in
      Task { @MainActor in
        var values: [T] = []
        for provider in providers {
          let value = await withCheckedContinuation { continuation in
            provider.loadTransferable(type: T.self) { continuation.resume(returning: try? $0.get()) }
          }
          if let value { values.append(value) }
        }
        if !values.isEmpty { onPaste(values) }
      }
    }
  }

  /// A button that calls `payloadAction` with the items of some types that the pasteboard has. It does nothing if there is none.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    types = supportedContentTypes.map(\.identifier)
    nonisolated(unsafe) let payloadAction = payloadAction
    onPaste = { payloadAction($0) }
  }
}

@MainActor extension PasteButton: View {
  /// The button.
  public var body: some View {
    Button(SystemString.paste.localized, systemImage: "doc.on.clipboard") {
      let providers = UIPasteboard.general.itemProviders.filter { provider in
        types.contains { provider.hasItemConformingToTypeIdentifier($0) }
      }
      if !providers.isEmpty { onPaste(providers) }
    }
  }
}
