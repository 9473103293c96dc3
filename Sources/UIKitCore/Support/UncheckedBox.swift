/// Carries a value out of `assumeIsolated` in code that already runs on the main thread.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
