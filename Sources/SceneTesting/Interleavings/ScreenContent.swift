import UIKitCore

/// The readable content of an app's windows: which controllers show what texts. The default fingerprint.
@MainActor struct ScreenContent: Hashable {
  private struct Scene: Hashable {
    var label: String
    var controllers: [ObjectIdentifier]
    var texts: [String]
  }

  private let scenes: [Scene]

  init(of app: AppUnderTest) {
    scenes = app.connectedScenes.map { scene in
      var content = Scene(label: scene.label, controllers: [], texts: [])
      for window in (scene.scene as? UIWindowScene)?.windows ?? [] {
        if let root = window.rootViewController { ScreenContent.add(root, to: &content) }
        ScreenContent.add(window, to: &content)
      }
      return content
    }
  }

  private static func add(_ controller: UIViewController, to content: inout Scene) {
    content.controllers.append(ObjectIdentifier(type(of: controller)))
    if let title = controller.title { content.texts.append(title) }
    for child in controller.children { add(child, to: &content) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      add(presented, to: &content)
    }
  }

  private static func add(_ view: UIView, to content: inout Scene) {
    guard !view.isHidden else { return }
    switch view {
    case let label as UILabel: if let text = label.text { content.texts.append(text) }
    case let field as UITextField: if let text = field.text { content.texts.append(text) }
    case let text as UITextView: content.texts.append(text.text)
    default: for part in view.subviews { add(part, to: &content) }
    }
  }
}
