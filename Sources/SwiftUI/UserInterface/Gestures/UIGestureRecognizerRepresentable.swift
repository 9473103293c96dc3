import AttributeGraph
public import SwiftUICore
public import UIKitCore

/// A gesture recognizer of UIKit as a gesture of SwiftUI.
///
/// ```swift
/// struct LongPress: UIGestureRecognizerRepresentable {
///   let action: (CGPoint) -> Void
///   func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer { UILongPressGestureRecognizer() }
///   func handleUIGestureRecognizerAction(_ recognizer: UILongPressGestureRecognizer, context: Context) {
///     if recognizer.state == .began { action(context.converter.localLocation) }
///   }
/// }
/// ```
///
/// The recognizer is made once for each identity of the view, with its coordinator.
///
/// Source: Apple's documentation of `UIGestureRecognizerRepresentable`.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  /// The type of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// An object that the recognizer's delegate can be.
  associatedtype Coordinator = Void
  /// What is known about the place of the recognizer.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// What converts points into the coordinates of views.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recognizer.
  @MainActor @preconcurrency func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Called when the recognizer sends its action. The default does nothing.
  @MainActor @preconcurrency func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context)
  /// Brings the recognizer up to date, after it was made and when the value has changed. The default does nothing.
  @MainActor @preconcurrency func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes the coordinator, before the recognizer.
  @MainActor @preconcurrency func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Does nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// There is none.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What is known about the place of a gesture recognizer.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// What converts the recognizer's points.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Where a gesture of a recognizer is, in the coordinates of views.
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  private weak var view: UIView?
  private weak var node: LayoutNode?
  private let recognizer: @MainActor () -> UIGestureRecognizer?

  init(_ view: UIView, _ node: LayoutNode, _ recognizer: @escaping @MainActor () -> UIGestureRecognizer?) {
    self.view = view
    self.node = node
    self.recognizer = recognizer
  }

  /// The location in the view with the gesture.
  public var localLocation: CGPoint { recognizer()?.location(in: view) ?? .zero }

  /// The way from the beginning, if the recognizer follows one.
  public var localTranslation: CGPoint? { (recognizer() as? UIPanGestureRecognizer)?.translation(in: view) }

  /// The points per second, if the recognizer follows a way.
  public var localVelocity: CGPoint? { (recognizer() as? UIPanGestureRecognizer)?.velocity(in: view) }

  /// The location in a coordinate space.
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
    convert(localPoint: localLocation, to: space)
  }

  /// A point of the view with the gesture in another coordinate space.
  public func convert(localPoint: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
    let space = space.coordinateSpace
    guard space != .local, let origin = node?.frameInWindow?.origin else { return localPoint }
    return CGRect(x: origin.x + localPoint.x, y: origin.y + localPoint.y, width: 0, height: 0)
      .converted(to: space, from: node).origin
  }
}

/// A modifier that adds a recognizer of UIKit to a view.
struct RecognizerModifier<Representable: UIGestureRecognizerRepresentable> {
  let representable: Representable
}

@MainActor extension RecognizerModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let content = outputs.node else { return outputs }
    let view = UIView()
    let node = LayoutContainer(view, content: content)
    let represented = RepresentedRecognizer<Representable>(view, node)
    inputs.scope.keep(represented)
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { represented.update($0.representable) }
    return _ViewOutputs(node: node)
  }
}

/// A recognizer that was made for a representable value.
@MainActor private final class RepresentedRecognizer<Representable: UIGestureRecognizerRepresentable> {
  private let view: UIView
  private let node: LayoutNode
  private var value: Representable?
  private var made: (Representable.UIGestureRecognizerType, UIGestureRecognizerRepresentableContext<Representable>)?

  init(_ view: UIView, _ node: LayoutNode) {
    self.view = view
    self.node = node
  }

  func update(_ value: Representable) {
    self.value = value
    let (recognizer, context) = made ?? make(value)
    value.updateUIGestureRecognizer(recognizer, context: context)
  }

  private func make(
    _ value: Representable
  ) -> (Representable.UIGestureRecognizerType, UIGestureRecognizerRepresentableContext<Representable>) {
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(view, node) { [weak self] in
      self?.made?.0
    }
    let context = UIGestureRecognizerRepresentableContext<Representable>(
      coordinator: value.makeCoordinator(converter: converter), converter: converter)
    let recognizer = value.makeUIGestureRecognizer(context: context)
    made = (recognizer, context)
    recognizer.addAction(
      UIAction { [weak self] _ in
        guard let self, let made, let value = self.value else { return }
        value.handleUIGestureRecognizerAction(made.0, context: made.1)
      })
    view.addGestureRecognizer(recognizer)
    return (recognizer, context)
  }
}

extension View {
  /// Adds a gesture recognizer of UIKit.
  nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    modifier(RecognizerModifier(representable: representable))
  }
}
