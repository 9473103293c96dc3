public import SwiftUICore
import UIKitCore

/// A part of an app's interface whose life cycle the system manages.
///
/// Source: Apple's documentation of `Scene`.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene

  /// The scenes that this one consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Declares the scene's windows. Apps do not implement it.
  static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs
}

extension Scene {
  /// Declares the scene's windows. Apps do not call it.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    Body._makeScene(scene: inputs.base.body(of: scene) { $0.body }, inputs: inputs)
  }
}

extension Never: Scene {}

/// What scenes are declared with.
public struct _SceneInputs {
  var base: _ViewInputs
}

/// The windows that a scene declares.
public struct _SceneOutputs {
  var declarations: [SceneDeclaration]
  /// The commands for the menus of the app's windows.
  var commands: [CommandNode] = []
}

/// A scene of this module that declares windows, or changes those of others.
@MainActor protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// There is none: a call ends the app, as on a device.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

/// Makes a scene of several.
@resultBuilder public struct SceneBuilder {
  /// A scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes.
  @_disfavoredOverload @MainActor public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    var scenes: [any Scene] = []
    repeat scenes.append(each content)
    return SceneList(scenes: scenes)
  }

  /// A scene under a condition about the system's version.
  @MainActor public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene {
    SceneList(scenes: scene.map { [$0] } ?? [])
  }

  /// A scene that only some versions of the system have.
  @MainActor public static func buildLimitedAvailability(
    _ scene: some Scene
  ) -> any Scene & _LimitedAvailabilitySceneMarker {
    SceneList(scenes: [scene])
  }
}

/// Marks a scene under a condition about the system's version.
public protocol _LimitedAvailabilitySceneMarker {}

/// Several scenes. Which types they have does not change.
struct SceneList: PrimitiveScene, _LimitedAvailabilitySceneMarker {
  typealias Body = Never

  let scenes: [any Scene]

  static func _makeScene(scene: _GraphValue<SceneList>, inputs: _SceneInputs) -> _SceneOutputs {
    let scenes = inputs.base.viewGraph.value(of: scene.attribute)?.scenes ?? []
    func make<Element: Scene>(_ first: Element, _ index: Int) -> _SceneOutputs {
      let element = inputs.base.part(of: scene) { list in
        list.scenes.indices.contains(index) ? list.scenes[index] as? Element ?? first : first
      }
      return Element._makeScene(scene: element, inputs: inputs)
    }
    let outputs = scenes.enumerated().map { make($1, $0) }
    return _SceneOutputs(declarations: outputs.flatMap(\.declarations), commands: outputs.flatMap(\.commands))
  }
}

extension Group: Scene where Content: Scene {
  /// Several scenes as one.
  @MainActor public init(@SceneBuilder content: () -> Content) { self.init(_content: content()) }
}

@MainActor extension Group: PrimitiveScene where Content: Scene {
  /// Declares the windows. Apps do not call it.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    Content._makeScene(scene: inputs.base.part(of: scene) { $0._content }, inputs: inputs)
  }
}
