import Foundation
import RuntimeLogging
import Selectors

/// What a controller keeps of the storyboard that it was made from: its segues, and the objects beside its view.
@MainActor final class StoryboardScene {
  let document: StoryboardDocument
  let scene: StoryboardDocument.Scene
  let storyboard: UIStoryboard?
  let bundle: Bundle?
  /// The objects of the scene that nobody else retains.
  var retained: [NSObject] = []

  init(document: StoryboardDocument, scene: StoryboardDocument.Scene, storyboard: UIStoryboard?, bundle: Bundle?) {
    self.document = document
    self.scene = scene
    self.storyboard = storyboard
    self.bundle = bundle
  }

  /// The segue with an identifier, wherever in the scene it begins.
  func segue(_ identifier: String) -> StoryboardElement? {
    var found: StoryboardElement?
    for object in [scene.controller] + scene.objects where found == nil {
      object.walk { element in
        if element.name == "segue", element["identifier"] == identifier { found = found ?? element }
        return found == nil
      }
    }
    return found
  }

  /// The identifiers of the scene's segues.
  var identifiers: [String] {
    var found: Set<String> = []
    for object in [scene.controller] + scene.objects {
      object.walk { element in
        if element.name == "segue", let name = element["identifier"] { found.insert(name) }
        return true
      }
    }
    return found.sorted()
  }

  // MARK: Segues

  /// Performs a segue: creates its destination, prepares it, and shows it.
  func perform(_ element: StoryboardElement, from source: UIViewController, sender: Any?, asksFirst: Bool) {
    if asksFirst, !source.shouldPerformSegue(withIdentifier: element["identifier"] ?? "", sender: sender) { return }
    if element["kind"] == "unwind" { return unwind(element, from: source, sender: sender) }
    guard let destination = makeDestination(element, of: source, sender: sender) else { return }
    if let style = element["modalPresentationStyle"].flatMap({ StoryboardSegueKind.presentationStyles[$0] }) {
      destination.modalPresentationStyle = style
    }
    if let style = element["modalTransitionStyle"].flatMap({ StoryboardSegueKind.transitionStyles[$0] }) {
      destination.modalTransitionStyle = style
    }
    let segue = makeSegue(element, from: source, to: destination, sender: sender)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Makes the controller that a container view shows.
  func embed(_ element: StoryboardElement, in container: UIView, of source: UIViewController) {
    guard let destination = makeDestination(element, of: source, sender: source) else { return }
    let segue = UIStoryboardSegue(identifier: element["identifier"], source: source, destination: destination) {}
    source.prepare(for: segue, sender: source)
    source.addChild(destination)
    guard let view = destination.view else { return }
    view.frame = CGRect(origin: .zero, size: container.bounds.size)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    destination.didMove(toParent: source)
  }

  private func makeDestination(
    _ element: StoryboardElement, of source: UIViewController, sender: Any?
  ) -> UIViewController? {
    guard let id = element["destination"] else { return nil }
    let builder = StoryboardBuilder(document: document, storyboard: storyboard, bundle: bundle)
    var creator: ((NSCoder) -> UIViewController?)?
    if let selector = element["destinationCreationSelector"] {
      creator = { coder in
        StoryboardWiring.makeController(
          selector, on: source, coder: coder, sender: sender, identifier: element["identifier"])
      }
    }
    return builder.makeController(id, creator: creator)
  }

  private func makeSegue(
    _ element: StoryboardElement, from source: UIViewController, to destination: UIViewController, sender: Any?
  ) -> UIStoryboardSegue {
    let identifier = element["identifier"]
    let animates = element.flag("animates", true)
    if element["customClass"] != nil {
      let builder = StoryboardBuilder(document: document, storyboard: storyboard, bundle: bundle)
      let kind = StoryboardKind(base: UIStoryboardSegue.self)
      if let segueClass = builder.customClass(of: element, kind: kind) as? UIStoryboardSegue.Type,
        segueClass != UIStoryboardSegue.self
      {
        return UIStoryboardSegue.make(segueClass, identifier: identifier, source: source, destination: destination)
      }
    }
    let kind = element["kind"]
    return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      [unowned source, unowned destination] in
      switch kind {
      case "show": source.show(destination, sender: sender)
      case "push":
        if let navigation = source.navigationController {
          navigation.pushViewController(destination, animated: animates)
        } else {
          source.show(destination, sender: sender)
        }
      case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
      case "popoverPresentation", "popover":
        destination.modalPresentationStyle = .popover
        source.present(destination, animated: animates)
      default: source.present(destination, animated: animates)
      }
    }
  }

  // MARK: Unwinding

  private func unwind(_ element: StoryboardElement, from source: UIViewController, sender: Any?) {
    guard let action = element["unwindAction"] else { return }
    guard let destination = unwindDestination(action, from: source, sender: sender) else {
      RuntimeLog.write(
        "\(document.file):\(element.line): no controller above \(type(of: source)) has the unwind action \"\(action)\"."
      )
      return
    }
    var segue: UIStoryboardSegue?
    let show = { [unowned source, unowned destination] in
      if let segue { destination.show(afterUnwindingFrom: source, by: segue) }
    }
    let made = UIStoryboardSegue(
      identifier: element["identifier"], source: source, destination: destination, performHandler: show)
    segue = made
    // The handler refers to the segue.
    defer { segue = nil }
    source.prepare(for: made, sender: sender)
    StoryboardWiring.perform(action, on: destination, sender: made)
    made.perform()
  }

  /// The nearest controller that has the action: below on the stack, around, or underneath.
  private func unwindDestination(_ action: String, from source: UIViewController, sender: Any?) -> UIViewController? {
    let unwind = UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector(action), sender: sender)
    var current = source.parent ?? source.presenter
    var steps = 0
    while let controller = current, steps < 1000 {
      steps += 1
      if let found = controller.unwindDestination(for: unwind) { return found }
      current = controller.parent ?? controller.presenter
    }
    return nil
  }
}

extension UIViewController {
  /// The destination inside the controller, or the controller itself. An app may return children that contain each other.
  fileprivate func unwindDestination(for source: UIStoryboardUnwindSegueSource, depth: Int = 0) -> UIViewController? {
    if depth < 100 {
      for child in allowedChildrenForUnwinding(from: source) {
        if let found = child.unwindDestination(for: source, depth: depth + 1) { return found }
      }
    }
    let canPerform = canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
    return canPerform ? self : nil
  }

  /// Brings the controller to the front: dismisses what is over it, and removes what is above it on its stack.
  fileprivate func show(afterUnwindingFrom source: UIViewController, by segue: UIStoryboardSegue) {
    // Found before the dismissal, after which the source may have no parents.
    let around = Set(source.ancestors.map(ObjectIdentifier.init))
    for controller in sequence(first: self, next: \.parent) where controller.presented != nil {
      controller.dismiss(animated: true)
    }
    var inner = self
    while let outer = inner.parent {
      outer.unwind(for: segue, towards: inner)
      if around.contains(ObjectIdentifier(outer)) { break }
      inner = outer
    }
  }
}
