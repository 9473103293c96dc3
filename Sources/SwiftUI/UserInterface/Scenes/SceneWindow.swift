import Localization
import AttributeGraph
import SwiftUICore
import UIKitCore

/// One window of an app: its scene, its views, and what they store with the session.
@MainActor final class SceneWindow {
  let declaration: SceneDeclaration
  /// Shows the animations of all windows of the app.
  let driver: AnimationDriver
  private(set) weak var scene: UIWindowScene?
  /// The phase of the scene.
  private(set) var phase = ScenePhase.background
  /// Whether the scene has been active since it was connected.
  private(set) var hasBeenActive = false
  /// What the scene was connected with, or has received before its views were made.
  var pendingEvents: [PendingEvent] = []
  /// What views do with external events.
  let events = ExternalEventHandlers()
  /// What the focused views publish, once there are views.
  private(set) var focusedValues: FocusedValuesStore?

  /// The window's document, if its scene shows documents.
  let document: DocumentModel?

  private let viewGraph: ViewGraph
  private let scope: ViewScope
  private let values: SceneValues
  private let environment: Source<EnvironmentValues>
  private var hosted: HostedContent?
  private var window: UIWindow?
  private var traits: HostTraits?

  init(_ declaration: SceneDeclaration, _ scene: UIWindowScene, state: [String: Any], driver: AnimationDriver) {
    self.declaration = declaration
    self.driver = driver
    self.scene = scene
    document = declaration.documentKind.map(DocumentModel.init)
    let inputs = declaration.inputs
    viewGraph = inputs.viewGraph
    scope = ViewScope(in: viewGraph, parent: inputs.scope)
    values = SceneValues(state, viewGraph, in: scope)
    environment = viewGraph.graph.source(
      EnvironmentValues(), label: "environment of a window", comparison: .alwaysChanged, in: scope.subgraph)
    values.onChange = { [weak self] in self?.writeState() }
    writeState()
  }

  /// What the session stores.
  var state: [String: Any] { values.values }

  /// Whether the views were made.
  var isShown: Bool { hosted != nil }

  /// What the session stores of a document that could not be written.
  private static let unsavedKey = "com.apple.SwiftUI.unsavedDocument"

  /// Opens the document that the session shows, or a new one.
  func openDocument(_ new: Any?) {
    guard let document else { return }
    let folder = viewGraph.value(of: declaration.inputs.environment)?.documentFolder
    if let folder { document.folder = { folder } }
    let unsaved = state[Self.unsavedKey] as? Data
    let url = (state[PresentedValue.key] as? String).flatMap(URL.init(string:))
    document.schedule = { [weak viewGraph] in viewGraph?.afterUpdate(named: "document", $0) }
    document.onStateChange = { [weak self] in self?.documentDidChange() }
    if url != nil || unsaved != nil {
      document.open(url, unsaved: unsaved)
    } else if new != nil || document.kind.makeNew != nil {
      document.makeNew(new)
    }
  }

  private func documentDidChange() {
    guard let document else { return }
    values.set(document.url?.absoluteString, of: PresentedValue.key, Transaction())
    values.set(document.unsaved, of: Self.unsavedKey, Transaction())
    values.save()
    scene?.title = document.url?.deletingPathExtension().lastPathComponent ?? SystemString.untitled.localized
  }

  private func writeState() { scene?.session.hostedState = values.values }

  /// Saves what views have changed since the last update.
  func save() { values.save() }

  /// Makes the window. Its views are made when it is laid out (L-06).
  func show() {
    guard let scene else { return }
    let window = (scene.delegate as? any UIWindowSceneDelegate)?.window.flatMap { $0 } ?? UIWindow(windowScene: scene)
    window.windowScene = scene
    if window.rootViewController == nil {
      window.rootViewController = SceneContentController(self)
    }
    self.window = window
    setTitle()
    if let size = placedSize(in: scene) ?? declaration.defaultSize {
      scene.sizeRestrictions?.minimumSize = size.limited(to: scene)
    }
    window.makeKeyAndVisible()
  }

  /// The size that the scene's placement gives a new window.
  private func placedSize(in scene: UIWindowScene) -> CGSize? {
    let bounds = scene.screen.bounds
    return declaration.placement?(
      WindowLayoutRoot(defaultSize: declaration.defaultSize),
      WindowPlacementContext(defaultDisplay: DisplayProxy(visibleRect: bounds, bounds: bounds))
    ).size
  }

  private func setTitle() {
    guard let title = declaration.title?.string, scene?.title?.isEmpty != false else { return }
    scene?.title = title
  }

  /// Makes the views.
  func makeContent() -> HostedContent {
    if let hosted { return hosted }
    var inputs = declaration.inputs
    inputs.scope = scope
    let outer = inputs.environment
    let own = environment.attribute
    var shared = EnvironmentValues()
    shared.setHostValues()
    focusedValues = shared.focusedValuesStore
    let (values, events, reference, host) = (values, events, WindowReference(self), shared)
    inputs.environment = viewGraph.graph.attribute(
      "environment of a window", comparison: .alwaysChanged, in: scope.subgraph
    ) { graph throws(AttributeError) in
      var all = try graph.value(of: outer)
      let window = try graph.value(of: own)
      all.scenePhase = window.scenePhase
      window.hostTraits?.apply(to: &all)
      all.editMode = host.editMode
      all.focusedValuesStore = host.focusedValuesStore
      all.sceneValues = values
      all.externalEvents = events
      all.sceneWindow = reference
      return all
    }
    // The phases of the scene until now are applied, so that views begin with the last one.
    viewGraph.update()
    let made = HostedContent(inputs) { [declaration] in declaration.makeContent($0) }
    hosted = made
    viewGraph.observePreference(PreferredColorSchemeKey.self, of: made.node, in: made.scope) { [weak self] scheme in
      self?.window?.rootViewController?.viewIfLoaded?.prefer(scheme)
    }
    return made
  }

  /// Called after the views were laid out: what the scene was connected with is delivered to them.
  func didLayOut() {
    guard !pendingEvents.isEmpty else { return }
    let pending = pendingEvents
    pendingEvents = []
    for event in pending {
      switch event.payload {
      case .url(let url): event.resolve(deliver(url: url))
      case .activity(let activity): event.resolve(deliver(activity))
      }
    }
  }

  /// Changes the phase, from the next update on.
  func change(to phase: ScenePhase) {
    self.phase = phase
    if phase == .active { hasBeenActive = true }
    values.reportsAtOnce = phase == .background
    setOwnValues()
  }

  /// Takes over the traits of the window's view, before it is laid out.
  func adopt(_ traits: HostTraits) {
    guard traits != self.traits else { return }
    self.traits = traits
    setOwnValues()
  }

  private func setOwnValues() {
    var values = EnvironmentValues()
    values.scenePhase = phase
    values.hostTraits = traits
    viewGraph.graph.set(environment, to: values)
  }

  /// Calls the views' actions for a URL. Returns whether there are any, or the scene is declared for such URLs.
  func deliver(url: URL) -> Bool {
    guard isShown else { return postpone(.url(url)) }
    return events.open(url) || isDeclared(for: url.absoluteString)
  }

  /// The views were not made yet: they receive the event when they are, and it is recorded then whether one did.
  private func postpone(_ payload: PendingEvent.Payload) -> Bool {
    pendingEvents.append(PendingEvent(payload, resolve: UIProcess.current.deliveryLog?.deferOutcome() ?? { _ in }))
    return true
  }

  /// Whether the scene's own conditions name an event, so that showing the scene is what the app does with it.
  private func isDeclared(for text: String?) -> Bool {
    guard let text, let conditions = declaration.conditions else { return false }
    return ExternalEventCondition.matches(text, conditions)
  }

  /// Calls the views' actions for an activity. Returns whether there are any. A web page arrives as a URL (fact 171).
  func deliver(_ activity: NSUserActivity) -> Bool {
    guard isShown else { return postpone(.activity(activity)) }
    if events.continue(activity) { return true }
    if activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL, events.open(url) {
      return true
    }
    return isDeclared(for: activity.targetContentIdentifier ?? activity.webpageURL?.absoluteString)
  }

  /// The scene is disconnected: the views are gone, and what they stored stays in the session.
  func remove() {
    document?.finish()
    save()
    hosted?.remove()
    hosted = nil
    scope.remove()
    window?.rootViewController = nil
    window = nil
  }

  /// Closes the window, as its user would.
  func close() {
    guard let session = scene?.session else { return }
    UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
  }
}

/// An event from outside that waits for the views of a window.
struct PendingEvent {
  enum Payload {
    case url(URL)
    case activity(NSUserActivity)
  }

  let payload: Payload
  /// Called with whether a view has received it.
  let resolve: (Bool) -> Void

  init(_ payload: Payload, resolve: @escaping (Bool) -> Void) {
    self.payload = payload
    self.resolve = resolve
  }
}

/// A window of an environment, which may be gone.
struct WindowReference {
  weak var window: SceneWindow?

  init(_ window: SceneWindow) { self.window = window }
}

/// Shows the views of a window.
final class SceneContentController: UIViewController {
  private weak let sceneWindow: SceneWindow?

  init(_ window: SceneWindow) {
    sceneWindow = window
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func loadView() {
    guard let sceneWindow else { return super.loadView() }
    let content = HostedContentView { sceneWindow.makeContent() }
    sceneWindow.driver.add(content)
    content.willLayOut = { [weak sceneWindow] in
      sceneWindow?.driver.layoutWillBegin()
      sceneWindow?.adopt(HostTraits($0))
    }
    content.onLayout = { [weak sceneWindow] in sceneWindow?.didLayOut() }
    content.backgroundColor = .systemBackground
    view = content
  }
}

extension EnvironmentValues {
  /// The traits of the window.
  fileprivate var hostTraits: HostTraits? {
    get { self[HostTraitsKey.self] }
    set { self[HostTraitsKey.self] = newValue }
  }
}

private struct HostTraitsKey: EnvironmentKey {
  static var defaultValue: HostTraits? { nil }
}

extension CGSize {
  /// The size, but not larger than the scene's screen.
  @MainActor fileprivate func limited(to scene: UIWindowScene) -> CGSize {
    let screen = scene.screen.bounds.size
    return CGSize(width: min(width, screen.width), height: min(height, screen.height))
  }
}
