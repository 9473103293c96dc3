package import Foundation
import RuntimeLogging
import UIKitCore

/// Loads storyboards and xibs, lays them out at their own device's size, and compares the frames with those that Xcode has left in them.
@MainActor package struct FrameComparison {
  package private(set) var report = FrameReport()
  private let root: URL

  /// A comparison of everything below a folder, which begins with ``run()``.
  package init(folder: URL) { root = folder }

  package mutating func run() {
    defer { UIView.measuredContent = nil }
    let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var urls: [URL] = []
    while let url = walk?.nextObject() as? URL {
      if url.pathExtension == "storyboard" || url.pathExtension == "xib" { urls.append(url) }
    }
    for url in urls.sorted(by: { $0.path < $1.path }) { compare(url) }
  }

  private mutating func compare(_ url: URL) {
    let name = url.path.hasPrefix(root.path + "/") ? String(url.path.dropFirst(root.path.count + 1)) : url.path
    let document: StoryboardDocument
    do {
      let data = try Data(contentsOf: url)
      document = try StoryboardDocument(
        data: data, file: name, kind: url.pathExtension == "xib" ? .nib : .storyboard)
    } catch let failure as StoryboardDocument.Failure {
      if case .wrongSystem = failure { report.otherSystems += 1 } else { fail(failure.description) }
      return
    } catch {
      return fail("\(name): \(error.localizedDescription)")
    }
    guard !document.isLaunchScreen else { return report.launchScreens += 1 }
    report.files += 1
    let unknown = StoryboardVocabulary.unknown(in: document)
    if !unknown.isEmpty { report.notUnderstood[name] = unknown.map { "<\($0.name)> in line \($0.line)" } }
    for part in StoryboardVocabulary.absent(in: document) { report.placeholders[part, default: 0] += 1 }
    let device = StoryboardDevice.of(document.root)
    let version = document.root["toolsVersion"].flatMap { Double($0) } ?? 0
    let metrics = DeviceMetrics(
      scale: device.scale,
      // Xcode 11 has the version 15 000, and Xcode 26 the version 24 000.
      fieldHeight: version < 15_000 ? 30 : 34,
      switchSize: version < 24_000 ? CGSize(width: 51, height: 31) : CGSize(width: 63, height: 28))
    UIView.measuredContent = { metrics.size(of: $0, fitting: $1) }
    let bars = InferredBars(document, device)
    for scene in document.sceneOrder where scene.controller.children.contains(where: { $0["key"] == "view" }) {
      load(scene.controller, document, device, bars.safeArea(of: scene.controller), name)
    }
    for object in document.objects where object.children.contains(where: { $0.name == "rect" }) {
      load(object, document, device, bars.safeArea(of: object), name)
    }
  }

  private mutating func fail(_ reason: String) {
    report.files += 1
    report.failures.append(reason)
  }

  private mutating func load(
    _ element: StoryboardElement, _ document: StoryboardDocument, _ device: StoryboardDevice, _ safeArea: UIEdgeInsets,
    _ name: String
  ) {
    let captured = RuntimeLog.capture {
      LoadedInterface(
        element, of: document, screen: CGSize(width: device.width, height: device.height), isWide: device.isWide,
        isHigh: device.isHigh, isAnySize: document.root.child("device") == nil, safeArea: safeArea)
    }
    guard let loaded = captured.result else { return }
    let arranged = Self.arranged(in: element) { _ in true }
    let besideText = Self.arranged(in: element, where: Self.hasText)
    for (part, view) in loaded.views {
      guard let rect = part.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }) else { continue }
      let isDriven =
        part["translatesAutoresizingMaskIntoConstraints"] == "NO" || part["id"].map(arranged.contains) ?? false
      guard isDriven, part["misplaced"] != "YES", part["ambiguous"] != "YES", part["fixedFrame"] != "YES",
        view.superview != nil
      else {
        report.skipped += 1
        continue
      }
      let expected = ["x", "y", "width", "height"].map { Double(rect[$0] ?? "") ?? 0 }
      let frame = view.frame
      let actual = [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 100).rounded() / 100 }
      let difference = zip(expected, actual).map { abs($0 - $1) }.max() ?? 0
      report.views.append(
        FrameReport.View(
          file: name, line: part.line, kind: part.name, id: part["id"] ?? "",
          hasText: Self.hasText(part) || part["id"].map(besideText.contains) ?? false,
          difference: difference, expected: expected, actual: actual))
    }
  }

  /// The views inside stacks that meet a condition, directly or inside other stacks.
  private static func arranged(
    in element: StoryboardElement, where isWanted: (StoryboardElement) -> Bool
  ) -> Set<String> {
    var found: Set<String> = []
    element.walk { part in
      if part.name == "stackView", isWanted(part) {
        var stacks = [part]
        while let stack = stacks.popLast() {
          for child in stack.child("subviews")?.children ?? [] {
            if let id = child["id"] { found.insert(id) }
            if child.name == "stackView" { stacks.append(child) }
          }
        }
      }
      return true
    }
    return found
  }

  private static let textKinds: Set<String> = [
    "label", "button", "textField", "textView", "segmentedControl", "searchBar",
  ]

  /// Whether a view or one inside it shows text.
  private static func hasText(_ element: StoryboardElement) -> Bool {
    var found = false
    element.walk { part in
      if textKinds.contains(part.name) { found = true }
      return !found
    }
    return found
  }
}
