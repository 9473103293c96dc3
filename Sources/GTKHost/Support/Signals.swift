#if GTK
  import CGTK

  /// A handler that GTK retains for as long as it is connected.
  @MainActor private final class Handler {
    let handle: (UnsafeMutableRawPointer?) -> Bool
    init(_ handle: @escaping (UnsafeMutableRawPointer?) -> Bool) { self.handle = handle }
  }

  private let release: GClosureNotify = { data, _ in
    if let data { Unmanaged<Handler>.fromOpaque(data).release() }
  }

  private typealias Bare = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> gboolean
  private typealias WithArgument =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer
    ) -> gboolean

  private let bare: Bare = { _, data in
    let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
    return MainLoop.handle { handler.handle(nil) } ? 1 : 0
  }

  private let withArgument: WithArgument = { _, argument, data in
    let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
    nonisolated(unsafe) let argument = argument
    return MainLoop.handle { handler.handle(argument) } ? 1 : 0
  }

  /// Connects a signal without arguments. The handler's result counts for a signal that expects one.
  @MainActor @discardableResult func onSignal(
    _ instance: UnsafeMutableRawPointer, _ name: String, asking handle: @escaping () -> Bool
  ) -> gulong {
    let handler = Handler { _ in handle() }
    return psc_connect(
      instance, name, unsafeBitCast(bare, to: UnsafeMutableRawPointer.self), Unmanaged.passRetained(handler).toOpaque(),
      release)
  }

  /// Connects a signal without arguments and without a result.
  @MainActor @discardableResult func onSignal(
    _ instance: UnsafeMutableRawPointer, _ name: String, _ handle: @escaping () -> Void
  ) -> gulong {
    onSignal(
      instance, name,
      asking: {
        handle(); return false
      })
  }

  /// Connects a signal with one pointer as its argument, such as `notify::` or `activate` of an action.
  @MainActor @discardableResult func onSignal(
    _ instance: UnsafeMutableRawPointer, _ name: String, with handle: @escaping (UnsafeMutableRawPointer?) -> Void
  ) -> gulong {
    let handler = Handler {
      handle($0); return false
    }
    return psc_connect(
      instance, name, unsafeBitCast(withArgument, to: UnsafeMutableRawPointer.self),
      Unmanaged.passRetained(handler).toOpaque(), release)
  }

  /// Connects `notify::property`.
  @MainActor @discardableResult func onChange(
    of property: String, _ instance: UnsafeMutableRawPointer, _ handle: @escaping () -> Void
  ) -> gulong {
    onSignal(instance, "notify::" + property, with: { _ in handle() })
  }
#endif
