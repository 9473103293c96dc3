#if GTK
  import CGTK
  import Foundation
  import SceneSystem

  /// The process as the desktop knows it: one of its name on the session bus, with actions and a menu.
  @MainActor package final class DesktopApplication {
    /// What others may ask of the running app.
    package enum Wish {
      /// It was started again (D-08).
      case comeForward
      case open([String])
      case newWindow
      case showAllWindows
      case quit
      /// An action of the app's own, as a quick action of its desktop file.
      case action(String)
      /// A notification was tapped, or one of its buttons (E-06).
      case tapped(NotificationTap)
    }

    /// How a start has ended.
    package enum Registration {
      /// This process is the app's first.
      case first
      /// Another process is, and was told what this one was started for.
      case handedOver
      /// There is no display to show windows on.
      case noDisplay
    }

    let application: OpaquePointer
    /// The menu of each window.
    let menu: UnsafeMutablePointer<GMenuModel>
    private let actions: [String]
    private var wishes: ((Wish) -> Void)?
    private var unheard: [Wish] = []

    var gtk: UnsafeMutablePointer<GtkApplication> {
      UnsafeMutableRawPointer(application).assumingMemoryBound(to: GtkApplication.self)
    }
    var gio: UnsafeMutablePointer<GApplication> {
      UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
    }

    /// - Parameters:
    ///   - identifier: The name on the bus. `nil` for an app that is not looked for there.
    ///   - supportsMultipleWindows: Whether the user may ask for another window.
    ///   - actions: The names of the app's own actions, which become ``Wish/action(_:)``.
    package init(identifier: String?, supportsMultipleWindows: Bool, actions: [String] = []) {
      self.actions = actions
      let valid = identifier.flatMap { g_application_id_is_valid($0) != 0 ? $0 : nil }
      // The class of the windows, by which a desktop finds the desktop file of a window.
      if let valid { g_set_prgname(valid) }
      application = psc_application_new(valid, valid == nil ? G_APPLICATION_NON_UNIQUE : G_APPLICATION_HANDLES_OPEN)
      menu = ApplicationMenu.make(supportsMultipleWindows: supportsMultipleWindows)
    }

    /// Connects to the session bus meanwhile, which the first to need it would else wait for.
    package static func greetBus() { psc_greet_bus() }

    /// Has the process that runs under `identifier` open `urls`, or come forward where there are none (D-08).
    ///
    /// This is the quick way, without an application object. One that has just begun to run, or an action, goes the other way,
    /// through ``register(opening:action:isService:say:)``.
    ///
    /// - Parameters:
    ///   - urls: What this start was asked to open.
    ///   - identifier: The name on the session bus.
    ///   - patience: How many seconds the other process has for its answer. One that is busy opens them later.
    /// - Returns: `false` where nobody runs under that name, or has ended before it answered.
    package static func handOver(_ urls: [String], to identifier: String, patience: Double) -> Bool {
      guard g_application_id_is_valid(identifier) != 0 else { return false }
      var list: [UnsafePointer<CChar>?] = urls.map { UnsafePointer(g_strdup($0)) } + [nil]
      defer { for url in list { g_free(UnsafeMutableRawPointer(mutating: url)) } }
      return psc_hand_over(identifier, &list, Int32(patience * 1000)) == PSC_HANDED_OVER
    }

    /// Takes the app's name on the session bus, or hands this start over to the process that has it.
    ///
    /// Without a session bus, or where the name is refused, the app goes on by itself.
    ///
    /// - Parameters:
    ///   - urls: What this start was asked to open.
    ///   - action: The action for which it was made, or `nil`.
    ///   - isService: Started by the bus, which says what for itself.
    package func register(
      opening urls: [String], action: String? = nil, isService: Bool, say: (String) -> Void
    ) -> Registration {
      var error: UnsafeMutablePointer<GError>?
      if g_application_register(gio, nil, &error) == 0 {
        let reason = error.map { String(cString: $0.pointee.message) } ?? "The bus gave no reason."
        g_clear_error(&error)
        say(
          "The session bus does not give this app its name, so a second start cannot find it there. \(reason) "
            + "The app goes on without it.")
        g_application_set_flags(gio, G_APPLICATION_NON_UNIQUE)
        guard g_application_register(gio, nil, nil) != 0 else { return .noDisplay }
      }
      guard g_application_get_is_remote(gio) == 0 else {
        if !isService { handOver(urls, action) }
        return .handedOver
      }
      guard psc_application_has_display(application) != 0 else { return .noDisplay }
      listen()
      return .first
    }

    private func handOver(_ urls: [String], _ action: String?) {
      // An action that the running app does not have would be lost; the app comes forward instead.
      if let action, g_action_group_has_action(application, action) != 0 {
        g_action_group_activate_action(application, action, nil)
      } else if urls.isEmpty {
        g_application_activate(gio)
      } else {
        var files = urls.map { g_file_new_for_uri($0) as OpaquePointer? }
        g_application_open(gio, &files, Int32(files.count), "")
        for file in files { g_object_unref(UnsafeMutableRawPointer(file)) }
      }
      // The message is to leave before the process does.
      if let bus = g_application_get_dbus_connection(gio) { g_dbus_connection_flush_sync(bus, nil, nil) }
    }

    // MARK: Wishes

    private func listen() {
      onSignal(application.raw, "activate") { [unowned self] in wish(.comeForward) }
      let opened:
        @convention(c) (
          UnsafeMutableRawPointer, UnsafePointer<OpaquePointer?>, Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer
        ) -> Void = { _, files, count, _, data in
          let urls = (0..<Int(count)).compactMap { index -> String? in
            guard let uri = g_file_get_uri(files[index]) else { return nil }
            defer { g_free(uri) }
            return String(cString: uri)
          }
          let application = Unmanaged<DesktopApplication>.fromOpaque(data).takeUnretainedValue()
          MainActor.assumeIsolated { application.wish(.open(urls)) }
        }
      psc_connect(
        application.raw, "open", unsafeBitCast(opened, to: UnsafeMutableRawPointer.self),
        Unmanaged.passUnretained(self).toOpaque(), nil)
      addAction("new-window", shortcuts: ["<Control>n"]) { [unowned self] in wish(.newWindow) }
      addAction("show-all-windows") { [unowned self] in wish(.showAllWindows) }
      addAction("quit", shortcuts: ["<Control>q"]) { [unowned self] in wish(.quit) }
      addNotificationAction { [unowned self] in wish(.tapped($0)) }
      for name in actions { addAction(name) { [unowned self] in wish(.action(name)) } }
    }

    /// Offers an action under `name` to the menu, the desktop file and the bus.
    func addAction(_ name: String, shortcuts: [String] = [], _ act: @escaping () -> Void) {
      let action = g_simple_action_new(name, nil)!
      onSignal(action.raw, "activate", with: { _ in act() })
      g_action_map_add_action(application, action)
      g_object_unref(action.raw)
      guard !shortcuts.isEmpty else { return }
      var accelerators: [UnsafePointer<CChar>?] = shortcuts.map { UnsafePointer(g_strdup($0)) } + [nil]
      gtk_application_set_accels_for_action(gtk, "app." + name, &accelerators)
      for accelerator in accelerators { g_free(UnsafeMutableRawPointer(mutating: accelerator)) }
    }

    private func wish(_ wish: Wish) {
      if let wishes { wishes(wish) } else { unheard.append(wish) }
    }

    /// From now on wishes are heard, also those that have come meanwhile.
    func hear(_ wishes: @escaping (Wish) -> Void) {
      self.wishes = wishes
      let early = unheard
      unheard = []
      early.forEach(wishes)
    }

    /// Runs GLib's loop until the login session ends.
    func run() {
      g_application_hold(gio)
      g_application_run(gio, 0, nil)
    }
  }

  extension OpaquePointer {
    var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
  }
#endif
