import Localization
import AttributeGraph
import RuntimeLogging
import SwiftUICore
import UIKitCore
import UniformTypeIdentifiers
import ViewBacking

/// Scenes that are declared as values, in their process: the graph of all their views, what they declare, and their windows. It is an app's, or
/// that of a scene delegate with a root scene.
///
/// The system decides which scenes there are and which state they have. This object only gives each its window and passes on the events that it receives.
@MainActor final class SceneHost: SceneHosting, WindowOpening {
  let delegate: any UIApplicationDelegate
  let appType: Any.Type

  private let viewGraph = ViewGraph()
  /// Shows the animations of all windows, which share one graph.
  private let driver: AnimationDriver
  private let scope: ViewScope
  private let environment: Source<EnvironmentValues>
  private var values: EnvironmentValues
  private let declare: (_SceneInputs) -> _SceneOutputs
  /// What is declared, from the first use on.
  private lazy var outputs = declareScenes()
  private var declarations: [SceneDeclaration] { outputs.declarations }
  private var windows: [ObjectIdentifier: SceneWindow] = [:]

  /// Makes an app and its delegate.
  convenience init<A: App>(_ type: A.Type) {
    let (app, made) = DeclaredDelegates.collect { A() }
    self.init(type, delegate: made?.delegate, addToEnvironment: made?.addToEnvironment) { inputs in
      let graph = inputs.base.viewGraph.graph
      let app = graph.source(app, label: "\(A.self)", comparison: .alwaysChanged, in: inputs.base.scope.subgraph)
      let body = inputs.base.body(of: _GraphValue(app.attribute)) { $0.body }
      return A.Body._makeScene(scene: body, inputs: inputs)
    }
  }

  /// Shows a scene for delegates of a class.
  convenience init<Root: Scene>(_ type: Any.Type, rootScene: @escaping () -> Root) {
    self.init(type, delegate: nil, addToEnvironment: nil) { inputs in
      let root = inputs.base.viewGraph.graph.source(
        rootScene(), label: "\(type).rootScene", comparison: .alwaysChanged, in: inputs.base.scope.subgraph)
      return Root._makeScene(scene: _GraphValue(root.attribute), inputs: inputs)
    }
  }

  private init(
    _ type: Any.Type, delegate: (any UIApplicationDelegate)?,
    addToEnvironment: ((inout EnvironmentValues) -> Void)?, declare: @escaping (_SceneInputs) -> _SceneOutputs
  ) {
    appType = type
    self.delegate = delegate ?? AppDelegate()
    self.declare = declare
    values = EnvironmentValues()
    scope = ViewScope(in: viewGraph, parent: nil)
    driver = AnimationDriver(viewGraph)
    environment = viewGraph.graph.source(values, label: "environment of the app", comparison: .alwaysChanged)
    addToEnvironment?(&values)
    viewGraph.onIssue = { RuntimeIssues.report($0) }
    BodyEvaluationLink.connected
    values.windowOpening = WindowOpeningReference(self)
    viewGraph.graph.set(environment, to: values)
  }

  /// Evaluates the app's body, when its first scene is connected.
  private func declareScenes() -> _SceneOutputs {
    let inputs = _ViewInputs(viewGraph: viewGraph, scope: scope, environment: environment.attribute)
    let outputs = declare(_SceneInputs(base: inputs))
    var seen: Set<String> = []
    for declaration in outputs.declarations where !seen.insert(declaration.key).inserted {
      RuntimeIssues.report(
        "\(appType) declares several scenes with the \(declaration.id == nil ? "type of values" : "identifier") "
          + "\"\(declaration.key)\". Sessions of it show the first one; give each scene an identifier of its own.")
    }
    return outputs
  }

  // MARK: Scenes

  func connect(_ scene: UIWindowScene, options: UIScene.ConnectionOptions) {
    // A payload counts as read only when a view has received it.
    let (contexts, activities) = (options.requestedURLContexts, options.requestedActivities)
    let request = activities.lazy.compactMap(WindowRequest.init).first
    var state = scene.session.hostedState ?? [:]
    let assistiveAccess =
      scene.session.role == .windowAssistiveAccessApplication
      ? declarations.first { $0.kind == .assistiveAccess } : nil
    let documents = contexts.filter { documentDeclaration(for: $0.url) != nil }.sorted { $0.url.path < $1.url.path }
    let declaration =
      assistiveAccess ?? documents.first.flatMap { documentDeclaration(for: $0.url) } ?? declaration(for: request)
      ?? declaration(withKey: state[WindowRequest.sceneKey] as? String)
      ?? declaration(forEvents: contexts, activities) ?? declarations.first { $0.kind != .assistiveAccess }
    guard let declaration else {
      return RuntimeIssues.report("\(appType) declares no scene that can be shown, so a window of it stays empty.")
    }
    state[WindowRequest.sceneKey] = declaration.key
    if let value = request?.value { state[PresentedValue.key] = value }
    if let context = documents.first { state[PresentedValue.key] = fileURL(of: context).absoluteString }
    let window = SceneWindow(declaration, scene, state: state, driver: driver)
    windows[ObjectIdentifier(scene)] = window
    window.pendingEvents = contexts.subtracting(documents).map { context in
      PendingEvent(.url(context.url)) { if $0 { options.viewsDidReceiveURLs() } }
    }
    if !documents.isEmpty { options.viewsDidReceiveURLs() }
    for activity in activities {
      if WindowRequest(activity) == nil {
        window.pendingEvents.append(
          PendingEvent(.activity(activity)) { if $0 { options.viewsDidReceive(activity) } })
      } else {
        options.viewsDidReceive(activity)
      }
    }
    let new = newDocuments[declaration.key]?.first
    if new != nil, state[PresentedValue.key] == nil { newDocuments[declaration.key]?.removeFirst() }
    window.openDocument(new)
    window.show()
    for context in documents.dropFirst() { _ = openDocument(at: fileURL(of: context), from: window) }
  }

  func scene(_ scene: UIScene, changesTo state: UIScene.ActivationState) {
    guard let window = windows[ObjectIdentifier(scene)] else { return }
    window.change(to: ScenePhase(state))
    setAppPhase()
    // What observes the phase is called within the transition; while nothing was shown, nothing observes it.
    if window.isShown { viewGraph.update() }
    if state != .foregroundActive { window.document?.save() }
    if state == .background { window.save() }
  }

  func disconnect(_ scene: UIScene) {
    guard let window = windows.removeValue(forKey: ObjectIdentifier(scene)) else { return }
    window.remove()
    setAppPhase()
    viewGraph.update()
  }

  func discard(_ sessions: Set<UISceneSession>) {}

  /// The phase of the app is that of its most active scene (U-01). A scene that becomes active for the first time counts from then on, so that
  /// a launch is one change.
  private func setAppPhase() {
    let phase = windows.values.filter(\.hasBeenActive).map(\.phase).max() ?? .background
    guard phase != values.scenePhase else { return }
    values.scenePhase = phase
    viewGraph.graph.set(environment, to: values)
  }

  // MARK: Events

  func scene(_ scene: UIScene, opens contexts: Set<UIOpenURLContext>) -> Bool {
    guard let window = windows[ObjectIdentifier(scene)] else { return false }
    return contexts.map { context in
      guard documentDeclaration(for: context.url) != nil else { return window.deliver(url: context.url) }
      return openDocument(at: fileURL(of: context), from: window)
    }.contains(true)
  }

  func scene(_ scene: UIScene, continues activity: NSUserActivity) -> Bool {
    windows[ObjectIdentifier(scene)]?.deliver(activity) ?? false
  }

  // MARK: Documents

  /// New documents of the app's for windows that were requested, by the keys of their declarations.
  private var newDocuments: [String: [Any]] = [:]

  /// The scene that shows the document of a file.
  private func documentDeclaration(for url: URL) -> SceneDeclaration? {
    guard url.isFileURL else { return nil }
    return declarations.first { $0.documentKind?.contentType(of: url) != nil }
  }

  /// The file of an event: a copy of it in the folder of documents, if the app may not change it where it is.
  private func fileURL(of context: UIOpenURLContext) -> URL {
    guard !context.options.openInPlace, let declaration = documentDeclaration(for: context.url),
      let type = declaration.documentKind?.contentType(of: context.url)
    else { return context.url }
    let folder =
      viewGraph.value(of: declaration.inputs.environment)?.documentFolder ?? DocumentModel.documentFolder
    do {
      let name = context.url.deletingPathExtension().lastPathComponent
      let copy = try DocumentModel.newURL(in: folder, name, type)
      try FileManager.default.copyItem(at: context.url, to: copy)
      return copy
    } catch {
      RuntimeIssues.report(
        "The file \(context.url.path) could not be copied to \(folder.path), so its document is shown where it is. "
          + error.localizedDescription)
      return context.url
    }
  }

  func openDocument(at url: URL, from origin: SceneWindow?) -> Bool {
    guard let declaration = documentDeclaration(for: url) else { return false }
    let request = WindowRequest(key: declaration.key, value: url.absoluteString)
    let shown = windows.values.contains { $0.document?.url?.standardizedFileURL == url.standardizedFileURL }
    if let origin, let document = origin.document, !shown, origin.declaration === declaration,
      !UIApplication.shared.supportsMultipleScenes || (document.url == nil && !document.isChanged)
    {
      document.open(url)
    } else {
      self.request(request, of: declaration, from: origin)
    }
    return true
  }

  func newDocument(_ type: Any.Type?, contentType: UTType?, _ document: Any?, from origin: SceneWindow?) {
    let declaration = declarations.first { declaration in
      guard let kind = declaration.documentKind, kind.makeNew != nil || document != nil else { return false }
      return (type == nil || kind.type == type) && contentType.map(kind.writableTypes.contains) ?? true
    }
    guard let declaration else {
      return RuntimeIssues.report(
        "newDocument has no effect, because no DocumentGroup of \(appType) edits documents of the type "
          + "\(type.map { "\($0)" } ?? contentType?.identifier ?? "?").")
    }
    if let model = origin?.document, !UIApplication.shared.supportsMultipleScenes, origin?.declaration === declaration {
      return model.makeNew(document)
    }
    if let document { newDocuments[declaration.key, default: []].append(document) }
    request(WindowRequest(key: declaration.key, value: nil), of: declaration, from: origin)
  }

  /// Adds the commands for documents.
  private func addDocumentCommands(to builder: any UIMenuBuilder, from window: SceneWindow?) {
    let documents = declarations.filter { $0.documentKind != nil && $0.hasStandardCommands }
    guard !documents.isEmpty else { return }
    var commands: [UIMenuElement] = []
    if let kind = documents.first(where: { $0.documentKind?.makeNew != nil })?.documentKind {
      commands.append(
        UIKeyCommand(title: SystemString.new.localized, input: "n", modifierFlags: .command) { [weak self] _ in
          self?.newDocument(kind.type, contentType: nil, nil, from: window)
        })
    }
    let types = documents.flatMap { $0.documentKind?.readableTypes ?? [] }
    commands.append(
      UIKeyCommand(title: SystemString.openFile.localized, input: "o", modifierFlags: .command) { [weak self] _ in
        window?.scene?.chooseFiles(.open(types, allowsMultiple: true)) { urls in
          for url in urls ?? [] { _ = self?.openDocument(at: url, from: window) }
        }
      })
    builder.replaceChildren(ofMenu: .newScene) { commands + $0 }
    let save = UIKeyCommand(
      title: SystemString.save.localized, input: "s", modifierFlags: .command,
      attributes: window?.document?.isEditable == true ? [] : .disabled
    ) { _ in window?.document?.save() }
    builder.replaceChildren(ofMenu: .close) { [save] + $0 }
  }

  // MARK: Menus

  var hasMenu: Bool {
    !outputs.commands.isEmpty
      || declarations.contains { declaration in
        let isListed = [.settings, .single, .document].contains(declaration.kind) || declaration.shortcut != nil
        return isListed && declaration.hasStandardCommands
      }
  }

  func buildMenu(with builder: any UIMenuBuilder, for scene: UIWindowScene) {
    let window = windows[ObjectIdentifier(scene)]
    // The commands read the focused values of this window.
    setFocusedValues(window?.focusedValues)
    viewGraph.update()
    addStandardCommands(to: builder, from: window)
    for commands in outputs.commands { commands.build(with: builder, for: scene) }
  }

  private func setFocusedValues(_ store: FocusedValuesStore?) {
    guard values.focusedValuesStore !== store else { return }
    values.focusedValuesStore = store
    viewGraph.graph.set(environment, to: values)
  }

  /// The system's commands: a new window of each group without values, the single windows, and the settings.
  private func addStandardCommands(to builder: any UIMenuBuilder, from window: SceneWindow?) {
    addDocumentCommands(to: builder, from: window)
    let hasDocuments = declarations.contains { $0.documentKind?.makeNew != nil && $0.hasStandardCommands }
    if UIApplication.shared.supportsMultipleScenes {
      let groups = declarations.filter { $0.kind == .group && $0.valueType == nil && $0.hasStandardCommands }
      let commands = groups.enumerated().map { index, group in
        let name = groups.count == 1 ? "" : group.title?.string ?? group.id ?? ""
        let title =
          name.isEmpty ? SystemString.newWindow.localized : SystemString.newWindowNamed.localized(name)
        let action: (UIAction) -> Void = { [weak self] _ in self?.open(group, from: window) }
        let shortcut = group.shortcut ?? (index == 0 && !hasDocuments ? KeyboardShortcut("n") : nil)
        return shortcut.command(title, action)
      }
      if !commands.isEmpty { builder.replaceChildren(ofMenu: .newScene) { commands + $0 } }
    }
    if let settings = declarations.first(where: { $0.kind == .settings && $0.hasStandardCommands }) {
      let command = (settings.shortcut ?? KeyboardShortcut(",")).command(SystemString.settings.localized) {
        [weak self] _ in
        self?.open(settings, from: window)
      }
      builder.replaceChildren(ofMenu: .preferences) { [command] + $0 }
    }
    let singles = declarations.filter { $0.kind == .single && $0.hasStandardCommands }.map { single in
      (single.shortcut ?? nil).command(single.title?.string ?? single.key) { [weak self] _ in
        self?.open(single, from: window)
      }
    }
    if !singles.isEmpty {
      CommandGroupPlacement.singleWindowList.prepare(builder)
      builder.replaceChildren(ofMenu: CommandGroupPlacement.singleWindowList.menu) { singles + $0 }
    }
  }

  /// Opens a window of a declaration.
  private func open(_ declaration: SceneDeclaration, from origin: SceneWindow?) {
    request(WindowRequest(key: declaration.key, value: nil), of: declaration, from: origin)
  }

  // MARK: Which scene

  private func declaration(withKey key: String?) -> SceneDeclaration? {
    key.flatMap { key in declarations.first { $0.key == key } }
  }

  private func declaration(for request: WindowRequest?) -> SceneDeclaration? {
    guard let request else { return nil }
    return declaration(withKey: request.key)
  }

  /// The first scene that names the event in its conditions, else the first without conditions (fact 167).
  private func declaration(
    forEvents contexts: Set<UIOpenURLContext>, _ activities: Set<NSUserActivity>
  ) -> SceneDeclaration? {
    let texts =
      contexts.map(\.url.absoluteString)
      + activities.compactMap { $0.targetContentIdentifier ?? $0.webpageURL?.absoluteString }
    let declarations = declarations.filter { $0.kind != .assistiveAccess }
    guard !texts.isEmpty else { return declarations.first { $0.conditions == nil } }
    return declarations.first { declaration in
      declaration.conditions.map { conditions in texts.contains { ExternalEventCondition.matches($0, conditions) } }
        ?? false
    } ?? declarations.first { $0.conditions == nil }
  }

  // MARK: Opening windows

  func open(id: String?, value: PresentedRequestValue?, from origin: SceneWindow?) {
    let application = UIApplication.shared
    guard
      let declaration = declarations.first(where: { declaration in
        (id == nil || declaration.id == id) && (value.map { declaration.presents($0.type) } ?? (id != nil))
      })
    else {
      return RuntimeIssues.report(
        "openWindow was called with \(id.map { "the identifier \"\($0)\"" } ?? "a value of the type \(value.map { "\($0.type)" } ?? "?")")"
          + ", and no scene of \(appType) has it. Declare a WindowGroup or a Window with it.")
    }
    guard application.supportsMultipleScenes else {
      return RuntimeIssues.report(
        "openWindow has no effect, because the app shows one window only. Set UIApplicationSupportsMultipleScenes to true in the "
          + "UIApplicationSceneManifest of Info.plist, and read supportsMultipleWindows from the environment before (U-05)."
      )
    }
    request(WindowRequest(key: declaration.key, value: value?.stored), of: declaration, from: origin)
  }

  /// Requests a window, or the session that shows the same.
  private func request(_ request: WindowRequest, of declaration: SceneDeclaration, from origin: SceneWindow?) {
    let application = UIApplication.shared
    let options = UIScene.ActivationRequestOptions()
    options.requestingScene = origin?.scene
    let existing =
      [.group, .document].contains(declaration.kind) && request.value == nil
      ? nil : session(showing: request, of: declaration)
    application.requestSceneSessionActivation(
      existing, userActivity: existing == nil ? request.activity() : nil, options: options)
  }

  /// A session that shows what is requested, with or without a scene.
  private func session(showing request: WindowRequest, of declaration: SceneDeclaration) -> UISceneSession? {
    UIApplication.shared.openSessions.first { session in
      let open = windows.values.first { $0.scene?.session === session }
      let state = open?.state ?? session.hostedState ?? [:]
      guard (state[WindowRequest.sceneKey] as? String) == declaration.key else { return false }
      guard let value = request.value else { return true }
      return (state[PresentedValue.key] as? NSObject) == (value as? NSObject)
    }
  }

  func dismiss(id: String?, value: PresentedRequestValue?) {
    for window in windows.values {
      guard let session = window.scene?.session else { continue }
      let matches =
        (id == nil || window.declaration.id == id)
        && (value.map {
          window.declaration.presents($0.type)
            && (window.state[PresentedValue.key] as? NSObject) == ($0.stored as? NSObject)
        } ?? true)
      if matches { UIApplication.shared.requestSceneSessionDestruction(session, options: nil) }
    }
  }
}

extension KeyboardShortcut? {
  /// A command with the keys, if there are some.
  @MainActor func command(_ title: String, _ action: @escaping (UIAction) -> Void) -> UIAction {
    guard let self else { return UIAction(title: title, handler: action) }
    return UIKeyCommand(
      title: title, input: self.key.input, modifierFlags: self.modifiers.flags, handler: action)
  }
}

extension ScenePhase {
  /// The phase of a scene in a state (U-01).
  init(_ state: UIScene.ActivationState) {
    switch state {
    case .foregroundActive: self = .active
    case .foregroundInactive: self = .inactive
    case .background, .unattached: self = .background
    @unknown default: self = .background
    }
  }
}
