#if GTK
  import CGTK
  package import Foundation
  package import SceneSystem
  package import ViewBacking

  /// The desktop under GTK 4: a window for each scene, a widget for each view.
  ///
  /// User actions are reported: to the kernel as stimuli if they belong to the life cycle (D-01 … D-11), otherwise to the app. Changes
  /// that arrive in parts, such as the focus that leaves one window and enters the next, are evaluated once all parts have arrived, so that
  /// they are one event.
  @MainActor package final class GTKShell: DesktopShell {
    let application: DesktopApplication
    let appName: String
    /// Whether new windows have the size of an iPhone.
    let isForPhones: Bool
    private let isDarkOnly: Bool?
    private var windows: [SessionID: SceneWindow] = [:]
    /// The records of sessions whose scenes are being connected.
    private var arriving: [SessionID: SessionRecord] = [:]
    private var discarding: Set<SessionID> = []
    /// The open sessions, the most recently used first, in the kernel's order.
    private var recency: [SessionID] = []
    private var isEnding = false
    private var app: (any ViewHostDelegate)?
    private var send: ((Stimulus) -> Void)?
    private let measurer = Measurer()
    /// Shows the app's notifications.
    package let notifications: DesktopNotifications
    private var isWindowCheckScheduled = false
    private var activeWindow: SessionID?
    private var resizedWindows: Set<SessionID> = []
    private var desktopSettings: DesktopSettings?
    private var clipboard: DesktopClipboard?
    /// The frame around the content of a window without a subtitle, once one was measured.
    var plainFrame: WindowFrame?

    /// - Parameters:
    ///   - isForPhones: Whether new windows have the size of an iPhone.
    ///   - isDarkOnly: Whether the app has the dark appearance alone, or the light one; `nil` for both.
    ///   - isRightToLeft: Whether the app's language is written from right to left. GTK would take the direction of the desktop's language, in
    ///     which the app may have no texts.
    package init(
      _ application: DesktopApplication, appName: String, isForPhones: Bool, isDarkOnly: Bool?, isRightToLeft: Bool
    ) {
      self.isDarkOnly = isDarkOnly
      self.application = application
      self.appName = appName
      self.isForPhones = isForPhones
      notifications = DesktopNotifications(application)
      g_set_application_name(appName)
      gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      // The app adds timers while it is launched, before the loop runs.
      MainLoop.prepare()
      application.showShortcuts = { [unowned self] in showShortcuts() }
    }

    /// Lists the keys of the window with the focus.
    func showShortcuts() {
      guard let active = gtk_application_get_active_window(application.gtk),
        let window = windows.values.first(where: { $0.window == active })
      else { return }
      ShortcutsWindow.show(
        over: active, commands: mainMenu(of: window.id), supportsMultipleWindows: application.supportsMultipleWindows)
    }

    package func begin(app: any ViewHostDelegate, send: @escaping (Stimulus) -> Void) {
      self.app = app
      self.send = send
      let desktopSettings = DesktopSettings(
        isDarkOnly: isDarkOnly,
        styleChanged: { [unowned self] in
          measurer.forget()
          self.app?.styleChanged(to: $0)
        },
        accessibilityChanged: { [unowned self] in
          // Another theme has other borders.
          measurer.forget()
          self.app?.accessibilitySettingsChanged()
        },
        textScaleChanged: { [unowned self] in
          measurer.forget()
          self.app?.textScaleChanged()
        }, accentChanged: { [unowned self] in self.app?.accentColorChanged() },
        workspacesChanged: { [unowned self] in scheduleWindowCheck() }, send: send)
      self.desktopSettings = desktopSettings
      clipboard = DesktopClipboard { [unowned self] in self.app?.clipboardChanged(to: $0) }
      g_idle_add_full(
        G_PRIORITY_LOW,
        { data in
          let desktopSettings = Unmanaged<DesktopSettings>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated { desktopSettings.listen() }
          return 0
        }, Unmanaged.passUnretained(desktopSettings).toOpaque(), nil)
    }

    package func startService(named name: String, completion: @escaping @MainActor (Bool) -> Void) {
      application.startService(named: name, completion: completion)
    }

    /// Sets the handler of the desktop's requests to the app.
    package func handleRequests(_ requestHandler: @escaping (DesktopApplication.Request) -> Void) {
      application.handleRequests(requestHandler)
    }

    /// Runs until the process exits.
    ///
    /// - Parameter turn: Called in each iteration of the loop, with whether it has handled input or run work of the app.
    package func run(turn: @escaping (_ isActive: Bool) -> Void) -> Never {
      MainLoop.attach(turn: turn)
      application.run()
      // The login session has ended.
      send?(.quit)
      exit(0)
    }

    // MARK: Directives

    package func prepare(_ directives: [Directive]) {
      for directive in directives {
        switch directive {
        case .connect(let connection): arriving[connection.session.id] = connection.session
        case .discard(let records): discarding.formUnion(records.map(\.id))
        case .terminate, .kill: isEnding = true
        default: break
        }
      }
    }

    package func finish(_ directives: [Directive], recency: [SessionID]) {
      var front: SessionID?
      var coming: Set<SessionID> = []
      for directive in directives {
        switch directive {
        case .enterForeground(let id, _): if windows[id]?.isMapped == false { coming.insert(id) }
        case .present(let id): front = id
        case .discard(let records):
          // A minimised window without a scene is closed when its session is discarded.
          for record in records { windows[record.id]?.destroy() }
        default: break
        }
      }
      // The most recently used window is in front, the others behind it in their order (D-07).
      if let front { coming.remove(front) }
      if coming.count > 1 {
        for id in recency.reversed() where coming.contains(id) { windows[id]?.map() }
      } else {
        for id in coming { windows[id]?.map() }
      }
      if let front { windows[front]?.present() }
      arriving.removeAll()
      discarding.removeAll()
      self.recency = recency
    }

    /// Unminimises every window and brings it to the front, the most recently used one foremost. The windows report that they are visible
    /// when they are, as if the user had opened each.
    package func showAllWindows() {
      guard !windows.isEmpty else {
        send?(.tapIcon)
        return
      }
      for id in recency.reversed() { windows[id]?.fetch() }
    }

    package func end() { for window in windows.values { gtk_widget_set_visible(window.window.widget, 0) } }

    // MARK: Views and scenes

    package var reportsTouches: Bool { true }
    package var showsFrames: Bool { true }

    package func makeBacking(for view: any BackedView) -> any ViewBacking {
      WidgetBacking(
        events: { [weak self, weak view] event in
          guard let self, let view else { return }
          app?.deliver(event, to: view)
        },
        menu: { [weak self, weak view] point in
          guard let self, let view else { return nil }
          return app?.contextMenu(of: view, at: point)
        },
        drag: { [weak self, weak view] point in
          guard let self, let view else { return nil }
          return app?.prepareDrag(of: view, at: point)
        },
        drop: { [weak self, weak view] drop, point in
          guard let self, let view else { return false }
          return app?.acceptsDrop(drop, over: view, at: point) ?? false
        },
        hit: hitTest(of: view),
        touch: { [weak self, weak view] touch in
          guard let self, let view else { return false }
          return app?.deliver(touch, to: view) ?? false
        })
    }

    /// What decides about hits of a view, if the app may.
    private func hitTest(of view: any BackedView) -> (@MainActor (CGPoint) -> Bool)? {
      guard view.decidesHits else { return nil }
      return { [weak view] point in view?.isHit(at: point) ?? false }
    }

    package func makeBacking(for scene: any BackedScene) -> any SceneBacking {
      let id = scene.sessionID
      let window: SceneWindow
      if let waiting = windows[id] {
        waiting.reuse()
        window = waiting
      } else {
        window = SceneWindow(id: id, geometry: arriving[id]?.geometry, shell: self)
        windows[id] = window
      }
      scene.windowWillOpen(size: window.sizeOfContent, style: desktopSettings?.style ?? .light)
      return window
    }

    package var screen: (size: CGSize, scale: CGFloat)? {
      WindowPlacement.largestMonitor.map { ($0.size, $0.scale) }
    }

    package var textScale: Double { DesktopSettings.textScale }
    package var accentColor: RGBA? { desktopSettings?.accentColor }
    package var accessibilitySettings: AccessibilitySettings {
      desktopSettings?.accessibility ?? AccessibilitySettings()
    }

    package func measure(_ content: ViewContent, fitting size: CGSize) -> CGSize {
      measurer.measure(content, fitting: size)
    }

    package func encode(_ image: ImageContent, as format: ImageFormat) -> Data? {
      measurer.fontWidget.flatMap { Textures.encode(image, as: format, in: $0) }
    }

    package var canEncodePDF: Bool { measurer.fontWidget != nil }

    package func encodePDF(_ pages: [DrawingContent], size: CGSize, title: String?) -> Data? {
      measurer.fontWidget.flatMap { PDFFile.encode(pages, size: size, title: title, in: $0) }
    }

    package var fontFamilies: [String] { Fonts.families }
    package func addFonts(_ paths: [String]) { Fonts.add(paths) }
    package func fontFaces(ofFamily family: String) -> [String] { Fonts.faces(ofFamily: family) }

    package func setClipboard(_ content: ClipboardContent) { clipboard?.set(content) }

    /// Runs `work` after `seconds`, and after the user events that are pending then. Returns what cancels it.
    package func schedule(after seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void
    {
      Timeout.run(after: seconds, work)
    }

    package func openURL(_ url: String) -> Bool { g_app_info_launch_default_for_uri(url, nil, nil) != 0 }

    // MARK: Reports from windows

    func filesWereChosen(_ urls: [String]?, for id: SessionID) { app?.filesWereChosen(urls, for: id) }
    func mainMenu(of id: SessionID) -> MenuContent? { app?.mainMenu(of: id) }
    func keyWasPressed(_ stroke: KeyStroke, in id: SessionID) -> Bool { app?.keyWasPressed(stroke, in: id) ?? false }

    func keyWasReleased(_ stroke: KeyStroke, in id: SessionID) { app?.keyWasReleased(stroke, in: id) }

    func chooseMainMenuItem(at path: [Int], of id: SessionID) {
      // The item is performed after its menu has closed.
      DispatchQueue.main.async { [weak self] in self?.app?.chooseMainMenuItem(at: path, of: id) }
    }

    func closeRequested(_ window: SceneWindow) {
      reportGeometry()
      // The last window's session is kept, with its geometry; GTK sends the request again if the window is not closed.
      send?(.closeWindow(window.id))
    }

    /// The user has answered the question whether to close a window (Z-06).
    func closureAnswered(_ id: SessionID, closes: Bool) {
      send?(closes ? .closureConfirmed(id) : .closureCancelled(id))
    }

    func resized(_ window: SceneWindow, to size: CGSize, isFirst: Bool, isInteractive: Bool) {
      guard !window.isDormant else { return }
      app?.sceneWasResized(window.id, to: size, isFirst: isFirst, isInteractive: isInteractive)
    }

    func focusMayHaveMoved() { scheduleWindowCheck() }
    func visibilityMayHaveChanged() { scheduleWindowCheck() }

    /// How long a window's geometry must be unchanged before it is reported, in seconds: dragging an edge is one change.
    private static let geometryDelay = 1.0

    func geometryMayHaveChanged(_ window: SceneWindow) {
      let isFirst = resizedWindows.isEmpty
      resizedWindows.insert(window.id)
      guard isFirst else { return }
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.geometryDelay) { [weak self] in self?.reportGeometry() }
    }

    /// Whether a window is kept for its session when its scene is disconnected: it is minimised, and users can restore it from the dock
    /// (D-10).
    func keepsHidden(_ window: SceneWindow) -> Bool {
      window.isHidden && !isEnding && !discarding.contains(window.id)
    }

    func forget(_ window: SceneWindow) {
      windows[window.id] = nil
      resizedWindows.remove(window.id)
      if activeWindow == window.id { activeWindow = nil }
    }

    private func scheduleWindowCheck() {
      guard !isWindowCheckScheduled else { return }
      isWindowCheckScheduled = true
      DispatchQueue.main.async { [weak self] in self?.checkWindows() }
    }

    /// Evaluates the windows' states, now that all parts of a change have arrived.
    private func checkWindows() {
      isWindowCheckScheduled = false
      for window in windows.values.sorted(by: { $0.id < $1.id }) {
        guard let isHidden = window.visibilityChange() else { continue }
        send?(isHidden ? .minimize(window.id) : .unminimize(window.id))
      }
      let active = windows.values.first { $0.isActive && !$0.isHidden }?.id
      guard active != activeWindow else { return }
      activeWindow = active
      app?.focusMoved(to: active)
      // The window that comes to the front may still change; a new one has not even been drawn.
      reportGeometry(except: active)
      // Another app has the focus now: the state of this app's windows is saved (D-09).
      send?(active.map { .focus($0) } ?? .autosave)
    }

    /// Reports the geometry of windows that have been moved or resized since the last report.
    package func reportGeometry() { reportGeometry(except: nil) }

    private func reportGeometry(except restless: SessionID?) {
      let resting = resizedWindows.filter { $0 != restless }
      resizedWindows.subtract(resting)
      for id in resting.sorted() {
        if let geometry = windows[id]?.geometryChange() { send?(.geometry(id, geometry)) }
      }
    }
  }
#endif
