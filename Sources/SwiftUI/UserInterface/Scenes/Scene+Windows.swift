public import SwiftUICore
import UIKitCore

// What scenes say about their windows.
extension Scene {
  /// Sets the keys that open a window of the scene, which the app's menu shows; `nil` for none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    declaration { $0.shortcut = .some(shortcut) }
  }

  /// Sets the keys that open a window of the scene, which the app's menu shows.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Sets the size of new windows. They have no depth.
  public func defaultSize(width: CGFloat, height: CGFloat, depth: CGFloat) -> some Scene {
    defaultSize(width: width, height: height)
  }

  /// Sets the size of new windows, in a unit: a metre has 1360 points. They have no depth.
  public func defaultSize(width: CGFloat, height: CGFloat, depth: CGFloat, in unit: UnitLength) -> some Scene {
    func points(_ length: CGFloat) -> CGFloat {
      CGFloat(Measurement(value: Double(length), unit: unit).converted(to: .meters).value) * 1360
    }
    return defaultSize(width: points(width), height: points(height))
  }

  /// Sets a function that returns the size of a new window.
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    declaration { $0.placement = makePlacement }
  }

  /// Accepted; a desktop maximises windows.
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// Accepted; a desktop maximises windows.
  public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    self
  }

  /// Accepted; a desktop decides.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Accepted; a desktop orders windows.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// Accepted; a desktop's windows have one look.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Accepted; a desktop's bars have one look.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Accepted; windows are moved by their title bars.
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
}
