import CombineOverlay
import SwiftUI
import Testing

/// Every way in which apps call this group of APIs.
private struct AnimationShapes: View {
  @Namespace private var namespace
  @State private var flag = false
  @State private var count = 0
  @Binding var bound: Bool

  struct Fade: ViewModifier {
    var amount: Double
    func body(content: Content) -> some View { content.offset(x: amount) }
  }

  struct Turn: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.offset(y: phase.isIdentity ? 0 : 20) }
  }

  var body: some View {
    VStack {
      curves
      transitions
      others
    }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("a"))) { _ in count += 1 }
    .onReceive([1, 2].publisher, perform: { count = $0 })
    .animation(.default, value: flag)
    .animation(.easeInOut(duration: 2).delay(1).repeatForever(autoreverses: false), value: count)
    .transaction { $0.animation = nil }
    .transaction { transaction in
      transaction.disablesAnimations = true
    }
  }

  @ViewBuilder var curves: some View {
    Text("a").animation(.none, value: flag)
    Text("a").animation(.spring(response: 0.3, dampingFraction: 0.6), value: flag)
    Text("a").animation(.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0), value: flag)
    Text("a").animation(.spring(duration: 1, bounce: 0.2), value: flag)
    Text("a").animation(.interactiveSpring(), value: flag)
    Text("a").animation(.interactiveSpring(response: 0.3, dampingFraction: 0.8, blendDuration: 0.2), value: flag)
    Text("a").animation(.interpolatingSpring(stiffness: 50, damping: 3), value: flag)
    Text("a").animation(.interpolatingSpring(mass: 1, stiffness: 5, damping: 3, initialVelocity: 2), value: flag)
    Text("a").animation(.smooth, value: flag)
    Text("a").animation(.snappy(duration: 0.3), value: flag)
    Text("a").animation(.bouncy(duration: 0.3, extraBounce: 0.1), value: flag)
    Text("a").animation(.timingCurve(0.1, 0.2, 0.3, 1, duration: 2), value: flag)
    Text("a").animation(Animation.linear(duration: 1).speed(2).repeatCount(3, autoreverses: true), value: flag)
    Text("a").animation(flag ? .linear : .default, value: flag)
    Text("a").animation(.easeOut) { $0.offset(x: flag ? 1 : 0) }
  }

  @ViewBuilder var transitions: some View {
    if flag {
      Text("a").transition(.opacity)
      Text("a").transition(.scale)
      Text("a").transition(.slide)
      Text("a").transition(.identity)
      Text("a").transition(.move(edge: .bottom))
      Text("a").transition(.move(edge: .top).combined(with: .opacity))
      Text("a").transition(.scale(scale: 0.5, anchor: .top))
      Text("a").transition(.push(from: .leading))
      Text("a").transition(.offset(x: 10, y: 20))
      Text("a").transition(.asymmetric(insertion: .scale, removal: .opacity))
      Text("a").transition(AnyTransition.opacity.animation(.easeInOut(duration: 1)))
      Text("a").transition(AnyTransition.scale.combined(with: .opacity))
      Text("a").transition(.modifier(active: Fade(amount: 1), identity: Fade(amount: 0)))
      Text("a").transition(Turn())
      Text("a").contentTransition(.numericText())
      Text("a").contentTransition(.interpolate)
      Text("a").contentTransition(.symbolEffect(.replace))
    }
  }

  @ViewBuilder var others: some View {
    Button("a") {
      withAnimation { flag.toggle() }
      withAnimation(.easeInOut(duration: 1)) { flag.toggle() }
      withAnimation(.spring) {
        flag.toggle()
      } completion: {
        flag.toggle()
      }
      var transaction = Transaction(animation: .linear)
      transaction.disablesAnimations = true
      withTransaction(transaction) { flag.toggle() }
      withTransaction(\.disablesAnimations, true) { flag.toggle() }
      $flag.animation().wrappedValue = true
      $flag.animation(.easeIn).wrappedValue.toggle()
    }
    Text("a").matchedGeometryEffect(id: "a", in: namespace)
    Text("a").matchedGeometryEffect(id: 1, in: namespace, isSource: flag)
    Text("a").matchedGeometryEffect(id: 2, in: namespace, properties: .position, anchor: .top, isSource: false)
    Text("a").matchedTransitionSource(id: 1, in: namespace)
    Text("a").navigationTransition(.zoom(sourceID: 1, in: namespace))
    Text("a").symbolEffect(.bounce, value: flag)
    Text("a").symbolEffect(.pulse)
    Text("a").symbolEffect(.variableColor.iterative, options: .repeating, value: count)
    TimelineView(.animation) { context in Text("\(context.date.timeIntervalSince1970)") }
    TimelineView(.animation(minimumInterval: 1, paused: flag)) { _ in Text("a") }
    TimelineView(.periodic(from: .now, by: 1)) { context in Text("\(context.date)") }
    TimelineView(.everyMinute) { timeline in Text("\(timeline.date)") }
    PhaseAnimator([1.0, 2.0]) { phase in
      Text("\(phase)")
    } animation: { _ in
      .linear
    }
    PhaseAnimator([false, true], trigger: count) { phase in Text(phase ? "a" : "b") }
    Text("a").phaseAnimator([0.0, 1.0]) { content, phase in content.offset(x: phase) }
    Text("a").phaseAnimator([0.0, 1.0], trigger: flag) { content, phase in
      content.offset(x: phase)
    } animation: { _ in
      .easeIn
    }
    Text("a").sensoryFeedback(.success, trigger: flag)
    Text("a").keyboardShortcut("n", modifiers: .command)
    Text("a").keyboardShortcut(.defaultAction)
    Text("a").onKeyPress(.space) { .handled }
    Text("a").accessibilityInputLabels(["a", "b"]).accessibilitySortPriority(1)
  }
}

/// The former API. A member that is deprecated may use it, and is called as one of its protocol without a warning.
@MainActor private protocol FormerShapes {
  var views: AnyView { get }
}

private struct FormerAnimationShapes: FormerShapes {
  @available(*, deprecated) var views: AnyView {
    struct Shake: AnimatableModifier {
      var value: CGFloat
      nonisolated var animatableData: CGFloat {
        get { value }
        set { value = newValue }
      }
      func body(content: Content) -> some View { content.offset(x: value) }
    }
    return AnyView(
      VStack {
        Text("a").animation(.spring())
        Text("a").animation(.easeIn)
        Text("a").animation(nil)
        Text("a").modifier(Shake(value: 1))
        Text("a").accessibility(label: Text("b")).accessibility(hidden: true)
      })
  }
}

private struct GestureShapes: View {
  @GestureState private var isDetecting = false
  @GestureState private var offset = CGSize.zero
  @State private var point = CGPoint.zero
  @State private var scale: CGFloat = 1

  var drag: some Gesture {
    DragGesture().onChanged { value in point = value.location }.onEnded { _ in point = .zero }
  }

  var longPress: some Gesture {
    LongPressGesture(minimumDuration: 1)
      .updating($isDetecting) { current, state, transaction in
        state = current
        transaction.animation = .easeIn(duration: 2)
      }
      .onEnded { _ in point = .zero }
  }

  var body: some View {
    VStack {
      Color.red
        .onTapGesture { point = .zero }
        .onTapGesture(count: 2) { point = .zero }
        .onTapGesture(count: 2, perform: {})
        .onTapGesture(perform: reset)
        .onTapGesture { location in point = location }
        .onTapGesture(count: 1, coordinateSpace: .global) { point = $0 }
        .onLongPressGesture { reset() }
        .onLongPressGesture(minimumDuration: 1, maximumDistance: 20, pressing: { _ in }, perform: {})
        .onLongPressGesture(minimumDuration: 0.1) {
        } onPressingChanged: { _ in
        }
      Color.red
        .gesture(drag)
        .gesture(longPress)
        .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .local).onChanged { point = $0.location })
        .gesture(
          DragGesture(coordinateSpace: .named("a")).updating($offset) {
            $1 = $0.translation; _ = $2
          }
        )
        .gesture(TapGesture().onEnded { reset() }, including: .subviews)
        .gesture(isDetecting ? drag : nil)
        .highPriorityGesture(TapGesture(count: 2).onEnded { _ in reset() })
        .simultaneousGesture(TapGesture().onEnded(reset))
        .simultaneousGesture(drag, isEnabled: false)
        .gesture(MagnificationGesture().onChanged { scale = $0 }.onEnded { _ in scale = 1 })
        .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
        .gesture(SpatialTapGesture().onEnded { point = $0.location })
        .gesture(longPress.sequenced(before: drag))
        .gesture(drag.simultaneously(with: MagnificationGesture()))
        .gesture(drag.exclusively(before: longPress))
        .allowsHitTesting(true)
        .onHover { _ in }
        .onContinuousHover { _ in }
        .hoverEffect()
        .hoverEffect(.lift)
    }
  }

  private func reset() { point = .zero }
}

@MainActor @Suite struct AnimationCallShapeTests {
  @Test("Every call shape of animations, transitions and gestures is hosted")
  func host() {
    let former: any FormerShapes = FormerAnimationShapes()
    for view in [AnyView(AnimationShapes(bound: .constant(false))), AnyView(GestureShapes()), former.views] {
      let controller = UIHostingController(rootView: view)
      controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
      controller.view.layoutIfNeeded()
      #expect(!controller.view.subviews.isEmpty)
    }
  }
}
