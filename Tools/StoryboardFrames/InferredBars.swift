import Foundation
import UIKitCore

/// The bars around the scenes of a storyboard, as Xcode infers them from relationships and segues.
@MainActor struct InferredBars {
  private let device: StoryboardDevice
  private var inNavigation: [String: Bool] = [:]
  private var inTabs: Set<String> = []

  init(_ document: StoryboardDocument, _ device: StoryboardDevice) {
    self.device = device
    var edges: [(from: String, to: String, kind: String)] = []
    for scene in document.sceneOrder {
      guard let from = scene.controller["id"] else { continue }
      for object in [scene.controller] + scene.objects {
        object.walk { part in
          if part.name == "segue", let to = part["destination"] {
            edges.append((from, to, part["relationship"] ?? part["kind"] ?? ""))
          }
          return true
        }
      }
    }
    let controllers = Dictionary(
      document.sceneOrder.compactMap { scene in
        scene.controller["id"].map { ($0, scene.controller) }
      }, uniquingKeysWith: { first, _ in first })
    for (from, to, kind) in edges {
      if kind == "rootViewController", controllers[from]?.name == "navigationController" {
        inNavigation[to] = controllers[from]?.child("navigationBar")?["largeTitles"] == "YES"
      }
      if kind == "viewControllers" { inTabs.insert(to) }
    }
    var changed = true
    while changed {
      changed = false
      for (from, to, kind) in edges {
        if kind == "show" || kind == "push" {
          if let large = inNavigation[from], inNavigation[to] == nil, controllers[to]?.name != "navigationController" {
            inNavigation[to] = large
            changed = true
          }
        }
        if kind == "rootViewController" || kind == "show" || kind == "push", inTabs.contains(from),
          inTabs.insert(to).inserted
        {
          changed = true
        }
      }
    }
  }

  /// The safe area of a controller's view.
  func safeArea(of controller: StoryboardElement) -> UIEdgeInsets {
    var insets = UIEdgeInsets(top: device.top, left: 0, bottom: device.bottom, right: 0)
    guard let id = controller["id"] else { return insets }
    if let large = inNavigation[id] {
      insets.top += 44
      let mode = controller.child("navigationItem")?["largeTitleDisplayMode"]
      if large, mode != "never" { insets.top += 52 }
    } else if let bar = controller.child("simulatedNavigationBarMetrics"), bar["key"] == "simulatedTopBarMetrics" {
      insets.top += 44
      if bar["prompted"] == "YES" { insets.top += 30 }
    }
    if inTabs.contains(id) { insets.bottom += 49 }
    if controller.children.contains(where: {
      $0["key"] == "simulatedBottomBarMetrics" && $0.name == "simulatedToolbarMetrics"
    }) {
      insets.bottom += 44
    }
    // A view that a bar does not cover begins below it.
    let view = controller.children.first { $0["key"] == "view" }
    let rect = view?.children.first { $0.name == "rect" && $0["key"] == "frame" }
    if let height = rect?["height"].flatMap({ Double($0) }).map({ CGFloat($0) }) {
      if height == device.height - insets.top || height == device.height - insets.top - insets.bottom { insets.top = 0 }
      if height == device.height - insets.bottom || height == device.height - insets.top - insets.bottom {
        insets.bottom = 0
      }
    }
    return insets
  }
}
