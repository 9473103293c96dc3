public import SwiftUICore
import UIKitCore

/// A view with another one in a column at its trailing edge, or in a sheet on a phone.
struct Inspected<Content: View, Inspector: View> {
  let content: Content
  let inspector: Inspector
  @Binding var isPresented: Bool
}

@MainActor extension Inspected: View {
  var body: some View {
    if UIDevice.current.userInterfaceIdiom == .phone {
      content.sheet(isPresented: $isPresented) { inspector }
    } else {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented {
          Color(.separator).frame(width: 1)
          inspector.modifier(InspectorColumn())
        }
      }
    }
  }
}

/// Gives an inspector its width.
private struct InspectorColumn: ViewModifier {
  @State private var width: CGFloat?

  func body(content: Content) -> some View {
    content.onPreferenceChange(InspectorWidthKey.self) { width = $0 }
      .frame(width: width ?? 270)
      .frame(maxHeight: .infinity)
  }
}

private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension View {
  /// Shows another view in a column at the trailing edge while a binding is `true`; in a sheet on a phone.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    Inspected(content: self, inspector: content(), isPresented: isPresented)
  }

  /// Sets the width of the inspector that the view is in.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }

  /// Sets the width of the inspector that the view is in. The user cannot change it.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: InspectorWidthKey.self, value: ideal)
  }
}
