import Localization
import Foundation
import ViewBacking

/// An activity of the system: a title, a symbol, and what it does.
@MainActor class SystemActivity: UIActivity {
  /// The scene of the sheet.
  weak var scene: UIWindowScene?
  /// The items, once the activity was chosen.
  var items = ActivityItems([])

  override func prepare(withActivityItems activityItems: [Any]) {
    let subject = items.subject
    items = ActivityItems(activityItems)
    items.subject = subject
  }

  /// The activities that every sheet may offer.
  static func all() -> [SystemActivity] {
    [CopyActivity(), SaveImageActivity(), SaveFileActivity(), OpenActivity(), MailActivity()]
  }
}

/// Copies the items to the pasteboard.
@MainActor final class CopyActivity: SystemActivity {
  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { SystemString.copy.localized }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    let items = ActivityItems(activityItems)
    return !items.texts.isEmpty || !items.urls.isEmpty || !items.images.isEmpty
  }

  override func perform() {
    UIPasteboard.general.setItems(
      items.texts.map { [UIPasteboard.typeAutomatic: $0] } + items.urls.map { [UIPasteboard.typeAutomatic: $0] }
        + items.images.map { [UIPasteboard.typeAutomatic: $0] })
    activityDidFinish(true)
  }
}

/// Saves pictures to the user's pictures.
@MainActor final class SaveImageActivity: SystemActivity {
  override var activityType: ActivityType? { .saveToCameraRoll }
  override var activityTitle: String? { SystemString.saveImage.localized }
  override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.down") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    !ActivityItems(activityItems).images.isEmpty
  }

  override func perform() {
    do {
      for image in items.images { try SavedPictures.save(image) }
      activityDidFinish(true)
    } catch {
      failure = error
      activityDidFinish(false)
    }
  }
}

/// Saves the items as files that the user names.
@MainActor final class SaveFileActivity: SystemActivity {
  override var activityType: ActivityType? { .saveToFiles }
  override var activityTitle: String? { SystemString.saveToFile.localized }
  override var activityImage: UIImage? { UIImage(systemName: "folder") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    !ActivityItems(activityItems).files.isEmpty
  }

  override func perform() {
    let files = items.files
    guard let scene, let first = files.first else { return activityDidFinish(false) }
    FileExport.run(in: scene, files: files.count == 1 ? [first] : files) { [self] result in
      switch result {
      case .success(let urls): activityDidFinish(urls != nil)
      case .failure(let error):
        failure = error
        activityDidFinish(false)
      }
    }
  }
}

/// Opens a link.
@MainActor final class OpenActivity: SystemActivity {
  override var activityType: ActivityType? { .open }
  override var activityTitle: String? { SystemString.open.localized }
  override var activityImage: UIImage? { UIImage(systemName: "link") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    ActivityItems(activityItems).urls.count == 1
  }

  override func perform() {
    guard let url = items.urls.first else { return activityDidFinish(false) }
    activityDidFinish(UIProcess.current.application?.viewHost?.openURL(url.absoluteString) ?? false)
  }
}

/// Begins a mail with the items' text.
@MainActor final class MailActivity: SystemActivity {
  override class var activityCategory: UIActivity.Category { .share }
  override var activityType: ActivityType? { .mail }
  override var activityTitle: String? { SystemString.mail.localized }
  override var activityImage: UIImage? { UIImage(systemName: "envelope") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    let items = ActivityItems(activityItems)
    return !items.texts.isEmpty || items.urls.contains { !$0.isFileURL }
  }

  override func perform() {
    var components = URLComponents()
    components.scheme = "mailto"
    let lines = items.texts + items.urls.filter { !$0.isFileURL }.map(\.absoluteString)
    components.queryItems = [URLQueryItem(name: "body", value: lines.joined(separator: "\n"))]
    if !items.subject.isEmpty { components.queryItems?.append(URLQueryItem(name: "subject", value: items.subject)) }
    guard let url = components.url else { return activityDidFinish(false) }
    activityDidFinish(UIProcess.current.application?.viewHost?.openURL(url.absoluteString) ?? false)
  }
}
