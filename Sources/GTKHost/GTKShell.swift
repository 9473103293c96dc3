#if GTK
  import CGTK
  import Foundation
  import SceneSystem
  import UIKitCore

  /// The desktop under GTK 4: a window for each scene, a widget for each view.
  ///
  /// What people do is reported: to the kernel as stimuli where it is a matter of the life cycle (D-01 … D-11), to the app
  /// half where it is not. Changes that come in pieces, as the focus that leaves one window and comes to the next, are
  /// looked at once all of them are in, so that they are one event.
  @MainActor package final class GTKShell: DesktopShell {
    let application: DesktopApplication
    let appName: String
    private var windows: [SessionID: SceneWindow] = [:]
    /// What was kept of sessions whose scenes are being connected.
    private var arriving: [SessionID: SessionRecord] = [:]
    private var discarding: Set<SessionID> = []
    /// The open sessions, the one used last first, as the kernel has them.
    private var recency: [SessionID] = []
    private var isEnding = false
    private var runner: AppRunner?
    private var happen: ((Stimulus) -> Void)?
    private let measurer = Measurer()
    private let notifications: DesktopNotifications
    private var isLookDue = false
    private var activeWindow: SessionID?
    private var resizedWindows: Set<SessionID> = []
    private var surroundings: Surroundings?
    /// What a window without a subtitle has around its content, once one was measured.
    var plainFrame: WindowFrame?

    package init(_ application: DesktopApplication, appName: String) {
      self.application = application
      self.appName = appName
      notifications = DesktopNotifications(application)
      g_set_application_name(appName)
    }

    package func begin(runner: AppRunner, happen: @escaping (Stimulus) -> Void) {
      self.runner = runner
      self.happen = happen
      runner.viewHost = self
      runner.notificationPresenter = notifications
      let surroundings = Surroundings(
        styleChanged: { [unowned self] in
          measurer.forget()
          self.runner?.styleChanged(to: $0)
        }, workspacesChanged: { [unowned self] in lookSoon() }, happen: happen)
      self.surroundings = surroundings
      g_idle_add_full(
        G_PRIORITY_LOW,
        { data in
          let surroundings = Unmanaged<Surroundings>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated { surroundings.listen() }
          return 0
        }, Unmanaged.passUnretained(surroundings).toOpaque(), nil)
    }

    /// Hears what the desktop asks of the app, from now on.
    package func hear(_ wishes: @escaping (DesktopApplication.Wish) -> Void) { application.hear(wishes) }

    /// Runs until the process leaves.
    ///
    /// - Parameter turn: Called in each turn of the loop.
    package func run(turn: @escaping () -> Void) -> Never {
      MainLoop.attach(turn: turn)
      application.run()
      // The login session has ended.
      happen?(.quit)
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
          // A window that waited in the dock for its scene waits no longer.
          for record in records { windows[record.id]?.destroy() }
        default: break
        }
      }
      // The one used last lies in front, the others behind it in their order (D-07).
      for id in recency.reversed() where coming.contains(id) && id != front { windows[id]?.map() }
      if let front { windows[front]?.present() }
      arriving.removeAll()
      discarding.removeAll()
      self.recency = recency
    }

    /// Fetches every window out of the dock and to the front, the one used last foremost. That they can be seen again is told
    /// when it has come to pass, as if a person had fetched each.
    package func showAllWindows() {
      guard !windows.isEmpty else {
        happen?(.tapIcon)
        return
      }
      for id in recency.reversed() { windows[id]?.fetch() }
    }

    package func end() { for window in windows.values { gtk_widget_set_visible(window.window.widget, 0) } }

    // MARK: Views and scenes

    package func makeBacking(for view: UIView) -> any ViewBacking {
      WidgetBacking(
        events: { [weak self, weak view] event in
          guard let self, let view else { return }
          runner?.deliver(event, to: view)
        },
        menu: { [weak self, weak view] point in
          guard let self, let view else { return nil }
          return runner?.contextMenu(of: view, at: point)
        },
        drag: { [weak self, weak view] point in
          guard let self, let view else { return nil }
          return runner?.prepareDrag(of: view, at: point)
        },
        drop: { [weak self, weak view] drop, point in
          guard let self, let view else { return false }
          return runner?.takesDrop(drop, over: view, at: point) ?? false
        })
    }

    package func makeBacking(for scene: UIWindowScene) -> any SceneBacking {
      let id = scene.session.sessionID
      let window: SceneWindow
      if let waiting = windows[id] {
        waiting.wakeUp()
        window = waiting
      } else {
        window = SceneWindow(id: id, geometry: arriving[id]?.geometry, shell: self)
        windows[id] = window
      }
      scene.windowIsComing(size: window.contentSize, style: surroundings?.style ?? .light)
      return window
    }

    package var screen: (size: CGSize, scale: CGFloat)? {
      WindowPlacement.largestMonitor.map { ($0.size, $0.scale) }
    }

    package func measure(_ content: ViewContent, fitting size: CGSize) -> CGSize {
      measurer.measure(content, fitting: size)
    }

    // MARK: What windows report

    func closeRequested(_ window: SceneWindow) {
      reportGeometry()
      // The last window's session is kept, with its place; GTK asks again where nobody closes the window.
      happen?(.closeWindow(window.id))
    }

    func resized(_ window: SceneWindow, to size: CGSize, isFirst: Bool) {
      guard !window.isDormant else { return }
      runner?.sceneWasResized(window.id, to: size, isFirst: isFirst)
    }

    func focusMayHaveMoved() { lookSoon() }
    func visibilityMayHaveChanged() { lookSoon() }

    /// How long a window has to rest before its new place counts, in seconds: dragging an edge is one change.
    private static let restingTime = 1.0

    func geometryMayHaveChanged(_ window: SceneWindow) {
      let isFirst = resizedWindows.isEmpty
      resizedWindows.insert(window.id)
      guard isFirst else { return }
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.restingTime) { [weak self] in self?.reportGeometry() }
    }

    /// Whether the window of a scene that goes stays behind for its session: it is in the dock, from which people fetch it
    /// back (D-10).
    func keepsAsleep(_ window: SceneWindow) -> Bool {
      window.isHidden && !isEnding && !discarding.contains(window.id)
    }

    func forget(_ window: SceneWindow) {
      windows[window.id] = nil
      resizedWindows.remove(window.id)
      if activeWindow == window.id { activeWindow = nil }
    }

    private func lookSoon() {
      guard !isLookDue else { return }
      isLookDue = true
      DispatchQueue.main.async { [weak self] in self?.look() }
    }

    /// Looks how the windows stand, now that all parts of a change are in.
    private func look() {
      isLookDue = false
      for window in windows.values.sorted(by: { $0.id < $1.id }) {
        guard let isHidden = window.visibilityChange() else { continue }
        happen?(isHidden ? .minimise(window.id) : .unminimise(window.id))
      }
      let active = windows.values.first { $0.isActive && !$0.isHidden }?.id
      guard active != activeWindow else { return }
      activeWindow = active
      runner?.focusMoved(to: active)
      // The window that comes forward is not at rest yet; a new one has not even been drawn.
      reportGeometry(except: active)
      // Another app has the focus now: what is in ours is saved (D-09).
      happen?(active.map { .focus($0) } ?? .autosave)
    }

    /// Tells where windows are that have been moved or resized since the last time.
    package func reportGeometry() { reportGeometry(except: nil) }

    private func reportGeometry(except restless: SessionID?) {
      let resting = resizedWindows.filter { $0 != restless }
      resizedWindows.subtract(resting)
      for id in resting.sorted() {
        if let geometry = windows[id]?.geometryChange() { happen?(.geometry(id, geometry)) }
      }
    }
  }
#endif
