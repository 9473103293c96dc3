#if GTK
  import CGTK
  import Foundation
  package import SceneSystem

  /// The process as an application of the desktop: unique by its name on the session bus, with actions and a menu.
  @MainActor package final class DesktopApplication {
    /// A request from outside to the running app.
    package enum Request {
      /// The app was launched again (D-08).
      case activate
      case open([String])
      case newWindow
      case showAllWindows
      case quit
      /// An action of the app's own, as a quick action of its desktop file.
      case action(String)
      /// A notification was tapped, or one of its buttons (E-06).
      case tapped(NotificationResponse)
    }

    /// The result of a start.
    package enum Registration {
      /// This process is the app's first instance.
      case first
      /// Another instance is running, and has received what this one was started for.
      case forwarded
      /// There is no display for windows.
      case noDisplay
    }

    let application: OpaquePointer
    /// The menu of each window.
    let menu: UnsafeMutablePointer<GMenuModel>
    /// Whether the user may open another window.
    let supportsMultipleWindows: Bool
    /// Shows the window that lists the keys; set by the host of the windows.
    var showShortcuts: (() -> Void)?
    private let actions: [String]
    private var hasNewWindowShortcut = true
    private var requestHandler: ((Request) -> Void)?
    private var pendingRequests: [Request] = []

    var gtk: UnsafeMutablePointer<GtkApplication> {
      UnsafeMutableRawPointer(application).assumingMemoryBound(to: GtkApplication.self)
    }
    var gio: UnsafeMutablePointer<GApplication> {
      UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
    }

    /// - Parameters:
    ///   - identifier: The name on the bus. `nil` for an app that does not register there.
    ///   - supportsMultipleWindows: Whether the user may open another window.
    ///   - actions: The names of the app's own actions, which become ``Request/action(_:)``.
    package init(identifier: String?, supportsMultipleWindows: Bool, actions: [String] = []) {
      self.actions = actions
      self.supportsMultipleWindows = supportsMultipleWindows
      let valid = identifier.flatMap { g_application_id_is_valid($0) != 0 ? $0 : nil }
      // The class of the windows, by which a desktop finds the desktop file of a window.
      if let valid { g_set_prgname(valid) }
      application = psc_application_new(valid, valid == nil ? G_APPLICATION_NON_UNIQUE : G_APPLICATION_HANDLES_OPEN)
      menu = ApplicationMenu.make(supportsMultipleWindows: supportsMultipleWindows)
    }

    /// Prepares the process for GTK: starts connecting to the session bus in the background, so that the first use need not wait for it.
    /// Call it before anything else of this module, and before any thread exists.
    ///
    /// - Parameter usesOpenGL: Whether GTK may load OpenGL and Vulkan. If not, its start takes half of the time.
    package static func prepare(usesOpenGL: Bool) {
      if !usesOpenGL { psc_disable_opengl() }
      psc_greet_bus()
    }

    /// Makes the process that is registered as `identifier` open `urls`, or come to the front if there are none (D-08).
    ///
    /// This is the fast path, without an application object. A process that is still starting, or an action, uses the slow path, through
    /// ``register(opening:action:isService:log:)``.
    ///
    /// - Parameters:
    ///   - urls: The URLs that this start was asked to open.
    ///   - identifier: The name on the session bus.
    ///   - timeout: The timeout for the other process's reply, in seconds. A busy process opens them later.
    /// - Returns: `false` if no process has that name, or if it ended before it replied.
    package static func forward(_ urls: [String], to identifier: String, timeout: Double) -> Bool {
      guard g_application_id_is_valid(identifier) != 0 else { return false }
      var list: [UnsafePointer<CChar>?] = urls.map { UnsafePointer(g_strdup($0)) } + [nil]
      defer { for url in list { g_free(UnsafeMutableRawPointer(mutating: url)) } }
      return psc_hand_over(identifier, &list, Int32(timeout * 1000)) == PSC_HANDED_OVER
    }

    /// Acquires the app's name on the session bus, or passes this start on to the process that has it.
    ///
    /// Without a session bus, or if the name is refused, the app continues without a name.
    ///
    /// - Parameters:
    ///   - urls: The URLs that this start was asked to open.
    ///   - action: The action for which it was made, or `nil`.
    ///   - isService: Whether the bus started the process; the bus sends the URLs or the action itself.
    package func register(
      opening urls: [String], action: String? = nil, isService: Bool, log: (String) -> Void
    ) -> Registration {
      var error: UnsafeMutablePointer<GError>?
      if g_application_register(gio, nil, &error) == 0 {
        let reason = error.map { String(cString: $0.pointee.message) } ?? "The bus gave no reason."
        g_clear_error(&error)
        log(
          "The session bus does not give this app its name, so a second start cannot find it there. \(reason) "
            + "The app continues without it.")
        g_application_set_flags(gio, G_APPLICATION_NON_UNIQUE)
        guard g_application_register(gio, nil, nil) != 0 else { return .noDisplay }
      }
      guard g_application_get_is_remote(gio) == 0 else {
        if !isService { forward(urls, action) }
        return .forwarded
      }
      guard psc_application_has_display(application) != 0 else { return .noDisplay }
      listen()
      return .first
    }

    private func forward(_ urls: [String], _ action: String?) {
      // An action that the running app does not have would be lost; the app comes to the front instead.
      if let action, g_action_group_has_action(application, action) != 0 {
        g_action_group_activate_action(application, action, nil)
      } else if urls.isEmpty {
        g_application_activate(gio)
      } else {
        var files = urls.map { g_file_new_for_uri($0) as OpaquePointer? }
        g_application_open(gio, &files, Int32(files.count), "")
        for file in files { g_object_unref(UnsafeMutableRawPointer(file)) }
      }
      // The message must be sent before the process exits.
      if let bus = g_application_get_dbus_connection(gio) { g_dbus_connection_flush_sync(bus, nil, nil) }
    }

    // MARK: Requests

    private func listen() {
      onSignal(application.raw, "activate") { [unowned self] in receive(.activate) }
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
          MainActor.assumeIsolated { application.receive(.open(urls)) }
        }
      psc_connect(
        application.raw, "open", unsafeBitCast(opened, to: UnsafeMutableRawPointer.self),
        Unmanaged.passUnretained(self).toOpaque(), nil)
      addAction("new-window", shortcuts: ["<Control>n"]) { [unowned self] in receive(.newWindow) }
      addAction("show-all-windows") { [unowned self] in receive(.showAllWindows) }
      addAction("keyboard-shortcuts", shortcuts: ["<Control>question"]) { [unowned self] in showShortcuts?() }
      addAction("quit", shortcuts: ["<Control>q"]) { [unowned self] in receive(.quit) }
      addNotificationAction { [unowned self] in receive(.tapped($0)) }
      for name in actions { addAction(name) { [unowned self] in receive(.action(name)) } }
    }

    /// The app has a command for new windows, which may have these keys or leave them to another one.
    func releaseNewWindowShortcut() {
      guard hasNewWindowShortcut else { return }
      hasNewWindowShortcut = false
      var none: [UnsafePointer<CChar>?] = [nil]
      gtk_application_set_accels_for_action(gtk, "app.new-window", &none)
    }

    /// Registers an action under `name` for the menu, the desktop file and the bus.
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

    private func receive(_ request: Request) {
      if let requestHandler { requestHandler(request) } else { pendingRequests.append(request) }
    }

    /// Sets the handler of requests, and calls it with those that have arrived already.
    func handleRequests(_ requestHandler: @escaping (Request) -> Void) {
      self.requestHandler = requestHandler
      let early = pendingRequests
      pendingRequests = []
      early.forEach(requestHandler)
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
