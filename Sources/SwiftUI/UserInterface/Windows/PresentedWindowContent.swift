public import SwiftUICore

/// The content of a window of a group that presents values. It is stored with the window's session.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  @Environment(\.sceneValues) private var sceneValues
  private let content: (Binding<Data?>) -> Content

  init(_ content: @escaping (Binding<Data?>) -> Content) { self.content = content }

  init(_ content: @escaping (Binding<Data>) -> Content, _ defaultValue: @escaping () -> Data) {
    self.content = { value in
      content(
        Binding(
          get: { value.wrappedValue ?? defaultValue() },
          set: { new, transaction in value.transaction(transaction).wrappedValue = new }))
    }
  }

}

@MainActor extension PresentedWindowContent: View {
  /// The content for the window's value.
  public var body: some View {
    content(sceneValues?.binding(PresentedValue.key, of: Data.self) ?? .constant(nil))
  }
}

/// The value that a window presents, where its session stores it.
enum PresentedValue {
  static let key = "com.apple.SwiftUI.presentedValue"
}
