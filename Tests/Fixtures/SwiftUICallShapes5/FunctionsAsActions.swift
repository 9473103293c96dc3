public import SwiftUI

/// Methods and stored functions as actions, as apps in Swift 5 pass them. The compiler has nothing to say about them, as on Apple's platforms.
public struct FunctionsAsActions: View {
  @State private var presses = 0
  private let report: () -> Void

  /// A view that calls `report` for the last button.
  public init(report: @escaping () -> Void) { self.report = report }

  /// The buttons.
  public var body: some View {
    VStack {
      Text(verbatim: "\(presses) presses")
      Button("Title", action: press)
      Button(action: press) { Text("Label") }
      Button("Role", role: .destructive, action: press)
      Button("Picture", systemImage: "star", action: press)
      Menu("Menu") {
        Button("Item", action: press)
      } primaryAction: {
        press()
      }
      Button("Own", action: report)
      Stored(action: report).button()
    }
    .alert("Alert", isPresented: .constant(false)) { Button("Alert", action: press) }
    .toolbar { Button("Bar", action: press) }
  }

  private func press() { presses += 1 }
}

/// A value that is no view and makes one.
private struct Stored {
  let action: () -> Void
  @MainActor func button() -> some View { Button("Stored", action: action) }
}
