/// An action on its way to where a scheduler runs it. The scheduler runs it once at a time, and the caller gives it away.
struct ScheduledAction: @unchecked Sendable {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}

/// A value that leaves a mutex, and is used by one thread at a time as its own contract requires.
struct Transferred<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
