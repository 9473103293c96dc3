#if GTK
  import CGTK

  extension DesktopApplication {
    /// What a call of the bus calls back.
    private final class PendingStart {
      let completion: @MainActor (Bool) -> Void
      init(_ completion: @escaping @MainActor (Bool) -> Void) { self.completion = completion }
    }

    /// How long a service may take to start, in milliseconds.
    private static let startTime: Int32 = 10_000

    /// Requests that the session bus starts a service, if it knows how to. `completion` is called once, later, with whether the service runs.
    func startService(named name: String, completion: @escaping @MainActor (Bool) -> Void) {
      guard let bus = g_application_get_dbus_connection(gio) else {
        // As with a bus, after this call has returned.
        Task { @MainActor in completion(false) }
        return
      }
      var arguments: [OpaquePointer?] = [g_variant_new_string(name), g_variant_new_uint32(0)]
      g_dbus_connection_call(
        bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "StartServiceByName",
        g_variant_new_tuple(&arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NONE, Self.startTime, nil,
        { source, result, data in
          let pending = Unmanaged<PendingStart>.fromOpaque(data!).takeRetainedValue()
          let reply = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
          let isRunning = reply != nil
          if let reply { g_variant_unref(reply) }
          MainActor.assumeIsolated { pending.completion(isRunning) }
        }, Unmanaged.passRetained(PendingStart(completion)).toOpaque())
    }
  }
#endif
