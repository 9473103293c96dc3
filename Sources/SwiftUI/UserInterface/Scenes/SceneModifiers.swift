public import SwiftUICore
import UIKitCore

/// A change to what a scene declares.
@MainActor protocol SceneModifier {
  /// Changes what the scene is declared with.
  static func changeInputs(_ modifier: _GraphValue<Self>, _ inputs: inout _SceneInputs)
  /// Changes the declarations.
  static func changeOutputs(_ modifier: _GraphValue<Self>, _ inputs: _SceneInputs, _ outputs: inout _SceneOutputs)
}

extension SceneModifier {
  static func changeInputs(_ modifier: _GraphValue<Self>, _ inputs: inout _SceneInputs) {}
  static func changeOutputs(_ modifier: _GraphValue<Self>, _ inputs: _SceneInputs, _ outputs: inout _SceneOutputs) {}
}

/// A scene with a modifier.
struct ModifiedScene<Content: Scene, Modifier: SceneModifier>: PrimitiveScene {
  typealias Body = Never

  let content: Content
  let modifier: Modifier

  static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let modifier = inputs.base.part(of: scene) { $0.modifier }
    var inner = inputs
    Modifier.changeInputs(modifier, &inner)
    var outputs = Content._makeScene(scene: inputs.base.part(of: scene) { $0.content }, inputs: inner)
    Modifier.changeOutputs(modifier, inputs, &outputs)
    return outputs
  }
}

/// Changes the environment of a scene, by a modifier of views.
struct SceneEnvironmentModifier<Base: InputsModifier>: SceneModifier {
  let base: Base

  static func changeInputs(_ modifier: _GraphValue<Self>, _ inputs: inout _SceneInputs) {
    Base.changeInputs(inputs.base.part(of: modifier) { $0.base }, &inputs.base)
  }
}

/// Calls a function when a value has changed.
struct SceneValueActionModifier<Value: Equatable>: SceneModifier {
  let base: _ValueActionModifier<Value>

  static func changeOutputs(_ modifier: _GraphValue<Self>, _ inputs: _SceneInputs, _ outputs: inout _SceneOutputs) {
    _ = _ValueActionModifier<Value>.changeOutputs(
      inputs.base.part(of: modifier) { $0.base }, inputs.base, _ViewOutputs(node: nil))
  }
}

/// Sets something of the windows that a scene declares.
struct DeclarationModifier: SceneModifier {
  let change: @MainActor (SceneDeclaration) -> Void

  static func changeOutputs(_ modifier: _GraphValue<Self>, _ inputs: _SceneInputs, _ outputs: inout _SceneOutputs) {
    let declarations = outputs.declarations
    inputs.base.viewGraph.follow(modifier.attribute, in: inputs.base.scope) { modifier in
      for declaration in declarations { modifier.change(declaration) }
    }
  }
}

extension Scene {
  private func environment<Base: InputsModifier>(by base: Base) -> some Scene {
    ModifiedScene(content: self, modifier: SceneEnvironmentModifier(base: base))
  }

  func declaration(_ change: @escaping @MainActor (SceneDeclaration) -> Void) -> some Scene {
    ModifiedScene(content: self, modifier: DeclarationModifier(change: change))
  }

  /// Calls a function with the new value after an update in which a value has changed.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
    ModifiedScene(
      content: self,
      modifier: SceneValueActionModifier(base: _ValueActionModifier(value, isInitial: false) { _, new in action(new) }))
  }

  /// Calls a function with the old and the new value after an update in which a value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(
      content: self,
      modifier: SceneValueActionModifier(base: _ValueActionModifier(value, isInitial: initial, action: action)))
  }

  /// Calls a function after an update in which a value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Sets a value of the environment of the scene's views.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    environment(by: _EnvironmentKeyWritingModifier(keyPath, value))
  }

  /// Sets an `@Observable` object that the scene's views find by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    environment(by: _EnvironmentKeyWritingModifier(object))
  }

  /// Changes a value of the environment of the scene's views.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    environment(by: _EnvironmentKeyTransformModifier(keyPath, transform))
  }

  /// Sets an observable object that the scene's views find by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    environment(by: _EnvironmentObjectModifier(object))
  }

  /// Sets the defaults that `AppStorage` without a store uses in the scene.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(by: _EnvironmentKeyWritingModifier(\.defaultAppStorage, store))
  }

  /// Sets the external events for which a window of this scene opens, if no open window takes them (facts 167, 168).
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    declaration { $0.conditions = conditions }
  }

  /// Sets the size of new windows.
  public func defaultSize(_ size: CGSize) -> some Scene { declaration { $0.defaultSize = size } }

  /// Sets the size of new windows.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets how the user may resize windows.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    declaration { $0.resizability = resizability }
  }

  /// Where a new window is placed. The desktop places windows, so it has no effect.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Whether windows are restored. The system restores sessions, so it has no effect.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Whether a window opens at launch. The first scene's does, so it has no effect.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  /// Has no effect: the desktop's parts stay where they are.
  public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }

  /// Runs work that the system schedules. It schedules none here, so it has no effect.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    self
  }
}

/// How the user may resize a window.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// As the kind of window suggests.
  public static let automatic = WindowResizability(name: "automatic")
  /// Between the smallest and the largest size of the content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// Not below the smallest size of the content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Whether the windows of a scene are restored.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// They are not.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether a window of a scene opens at launch.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// It does.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// It does not.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Work that the system schedules.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  /// Work after the transfers of a session, whose identifier it gets.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask<String, Void>() }
  /// Work after the transfers of one session.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }
  /// Work after the transfers of some sessions.
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> {
    BackgroundTask<String, Void>()
  }
  /// Work that updates the app's content.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }
}
