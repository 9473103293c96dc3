import SceneSystem

extension StimulusParser {
  /// The line for `stimulus` or, if no line can express all of it, the nearest one: an activity by its type, a share by its URL. A value
  /// that is no stimulus of a script is described.
  package func nearestText(for stimulus: ScriptStimulus) -> String {
    if let text = text(for: stimulus) { return text }
    return switch stimulus {
    case .device(.handoffDeliver): "handoff deliver"
    case .device(.external(.activity(let archive))): "handoff \(archive.activityType)"
    case .device(.external(.share(let invitation))): "accept share \(invitation.url)"
    default: "\(stimulus)"
    }
  }

  func text(for stimulus: Stimulus) -> String? {
    switch stimulus {
    case .choose(let id): "choose \(id.label)"
    case .swipeAway(let id): "swipe away \(id.label)"
    case .removeCard(let id): "remove card \(id.label)"
    case .closeWindow(let id): "close window \(id.label)"
    case .closureConfirmed(let id): "confirm close \(id.label)"
    case .closureCancelled(let id): "cancel close \(id.label)"
    case .sideBySide(let id): id.map { "side by side \($0.label)" } ?? "side by side"
    case .resize(let id, let size, let isInteractive):
      "\(isInteractive ? "drag edge" : "resize") \(id.label) \(size.width)x\(size.height)"
    case .focus(let id): "focus \(id.label)"
    case .minimize(let id): "minimise \(id.label)"
    case .unminimize(let id): "unminimise \(id.label)"
    case .reclaim(let id): "reclaim \(id.label)"
    case .restorationTimedOut(let id): "restoration times out \(id.label)"
    case .external(let event): text(for: event)
    case .handoffDeliver(.some), .processExited, .autosave, .request, .reply: nil
    default: fixed[stimulus]
    }
  }

  func text(for act: AppAction) -> String {
    switch act {
    case .activate(let id, let type, let from):
      (["app activate", id?.label ?? "new"] + (type.map { ["activity=\($0)"] } ?? [])
        + (from.map { ["from=\($0.label)"] } ?? []))
        .joined(separator: " ")
    case .destroy(let id, .standard): "app destroy \(id.label)"
    case .destroy(let id, let animation):
      "app destroy \(id.label) animation=\(Self.animations.first { $0.animation == animation }?.name ?? "standard")"
    case .refresh(let id): "app refresh \(id.label)"
    case .type(let id, let text): "type \(id.label) \(Self.escaped(text))"
    }
  }

  private func text(for event: ExternalEvent) -> String? {
    switch event {
    case .urls(let urls):
      line("open url", urls.lazy.map(\.url), target: urls.first?.targetContentIdentifier)
    case .activity(let archive):
      ScriptedActivity.url(in: archive).map { url in
        let target = archive.targetContentIdentifier == url ? nil : archive.targetContentIdentifier
        return line("tap link", [url], target: target)
      }
    case .quickAction(let action):
      line("quick action", [action.type], target: action.targetContentIdentifier)
    case .notification(let tap):
      line("tap notification", [tap.identifier], target: tap.targetContentIdentifier)
    case .handoff(let type, _): "handoff \(type)"
    case .share(let invitation):
      invitation == ShareInvitation(url: invitation.url) ? "accept share \(invitation.url)" : nil
    }
  }

  private func line(_ form: String, _ values: some Sequence<String>, target: String?) -> String {
    // Appended one by one: each stimulus of a traced device is written, and joining arrays takes several times as long.
    var line = form
    for value in values {
      line += " "
      line += value
    }
    if let target {
      line += " target="
      line += target
    }
    return line
  }

  /// The lines of the forms without arguments.
  private var fixed: [Stimulus: String] { Self.fixedLines }

  private static let fixedLines: [Stimulus: String] = {
    var lines = [Stimulus: String]()
    for form in StimulusDefinition.all where form.parameter == nil {
      if case .device(let stimulus)? = try? form.make(StimulusDefinition.Values()) { lines[stimulus] = form.syntax }
    }
    return lines
  }()
}
