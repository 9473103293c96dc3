/// A modifier that runs a task while the view is there.
public struct _TaskModifier<ID: Equatable> {
  let id: ID?
  let priority: TaskPriority
  let action: @isolated(any) @Sendable () async -> Void
}

@MainActor extension _TaskModifier: OutputsModifier {
  /// It has no body.
  public typealias Body = Never

  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let runner = ViewTask<ID>()
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { runner.update($0) }
    inputs.scope.add(AppearanceHandler(isTask: true, appear: { runner.start() }, disappear: { runner.cancel() }))
    return outputs
  }
}

/// The task of one view.
@MainActor private final class ViewTask<ID: Equatable> {
  private var modifier: _TaskModifier<ID>?
  private var running: Task<Void, Never>?
  private var isVisible = false

  func update(_ new: _TaskModifier<ID>) {
    let isChanged = modifier.map { $0.id != new.id } ?? false
    modifier = new
    if isChanged, isVisible {
      cancel()
      start()
    }
  }

  func start() {
    isVisible = true
    guard let modifier else { return }
    let action = modifier.action
    running = Task(priority: modifier.priority) { await action() }
  }

  func cancel() {
    isVisible = false
    running?.cancel()
    running = nil
  }
}

extension View {
  /// Runs a task from the appearance of the view on; it is cancelled when the view disappears.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier<Bool>(id: nil, priority: priority, action: action))
  }

  /// Runs a task from the appearance of the view on, and again when `id` has another value; the one before is cancelled.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }
}
