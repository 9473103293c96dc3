import Localization
import Foundation
import UniformTypeIdentifiers

// The commands on documents, in the buttons of the bars and the items of menus.
extension UIDocumentBrowserViewController {
  /// The buttons of a list.
  func standardItems(of list: DocumentListController) -> [UIBarButtonItem] {
    var items: [UIBarButtonItem] = []
    if allowsDocumentCreation {
      let create = UIBarButtonItem(
        title: localizedCreateDocumentActionTitle, image: UIImage(systemName: "plus"),
        primaryAction: UIAction(title: localizedCreateDocumentActionTitle) { [weak self] _ in self?.create() })
      create.accessibilityLabel = localizedCreateDocumentActionTitle
      items.append(create)
    }
    items.append(
      UIBarButtonItem(
        title: SystemString.openFile.localized,
        primaryAction: UIAction(title: SystemString.openFile.localized) { [weak self] _ in self?.openElsewhere() }))
    if allowsPickingMultipleItems {
      items.append(
        UIBarButtonItem(
          title: SystemString.select.localized,
          primaryAction: UIAction(title: SystemString.select.localized) { [weak list] _ in list?.isEditing = true }))
    }
    return items
  }

  /// The buttons of a list while documents are being selected.
  func selectionItems(of list: DocumentListController) -> [UIBarButtonItem] {
    let urls = list.selection
    func item(_ title: String, isEnabled: Bool, _ action: @escaping () -> Void) -> UIBarButtonItem {
      let item = UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in action() })
      item.isEnabled = isEnabled
      return item
    }
    var items = [
      item(SystemString.done.localized, isEnabled: true) { [weak list] in list?.isEditing = false },
      item(SystemString.open.localized, isEnabled: !urls.isEmpty) { [weak self, weak list] in
        list?.isEditing = false
        self?.pick(urls)
      },
    ]
    for action in customActions where action.availability.contains(.navigationBar) {
      let isOffered =
        !urls.isEmpty && (urls.count == 1 || action.supportsMultipleItems) && urls.allSatisfy(action.takes)
      items.append(item(action.localizedTitle, isEnabled: isOffered) { action.handler(urls) })
    }
    return items
  }

  /// The menu of a document.
  func menu(for entry: DocumentFolder.Entry) -> UIMenu {
    let url = entry.url
    var children: [UIMenuElement] = []
    if !entry.isFolder {
      children.append(UIAction(title: SystemString.open.localized) { [weak self] _ in self?.pick([url]) })
      let own = customActions.filter { $0.availability.contains(.menu) && $0.takes(url) }
      if !own.isEmpty {
        let actions = own.map { action in
          UIAction(title: action.localizedTitle, image: action.image) { _ in action.handler([url]) }
        }
        children.append(UIMenu(options: .displayInline, children: actions))
      }
      children.append(UIAction(title: SystemString.shareItem.localized) { [weak self] _ in self?.share([url]) })
      children.append(UIAction(title: SystemString.duplicate.localized) { [weak self] _ in self?.duplicate(url) })
    }
    children.append(UIAction(title: SystemString.renameItem.localized) { [weak self] _ in self?.askForName(of: url) })
    children.append(
      UIAction(title: SystemString.deleteItem.localized, attributes: .destructive) { [weak self] _ in
        self?.askToDelete(url)
      })
    return UIMenu(children: children)
  }

  func pick(_ urls: [URL]) {
    guard !urls.isEmpty else { return }
    delegate?.documentBrowser(self, didPickDocumentsAt: urls)
  }

  /// Requests a new document from the delegate and moves or copies it into the current folder.
  func create() {
    guard let delegate else { return }
    let target = folder.url
    var isDone = false
    delegate.documentBrowser(self) { [weak self] url, mode in
      guard let self, !isDone else { return }
      isDone = true
      guard let url, mode != .none else { return }
      add(url, to: target, mode) { [weak self] result in
        guard let self else { return }
        switch result {
        case .success(let made): self.delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: made)
        case .failure(let error):
          self.delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
        }
      }
    }
  }

  func add(
    _ url: URL, to folder: URL, _ mode: ImportMode, completion: (Result<URL, any Error>) -> Void
  ) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let wanted = folder.appendingPathComponent(url.lastPathComponent)
      // A document that was created in the folder is not moved.
      if wanted.standardizedFileURL.path == url.standardizedFileURL.path, mode == .move {
        reload()
        return completion(.success(url))
      }
      let place = FileExport.free(wanted)
      if mode == .move {
        try FileManager.default.moveItem(at: url, to: place)
      } else {
        try FileManager.default.copyItem(at: url, to: place)
      }
      reload()
      completion(.success(place))
    } catch {
      completion(.failure(error))
    }
  }

  /// Lets the user choose documents in the host's file chooser.
  func openElsewhere() {
    let types = contentTypesForRecentDocuments
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: types.isEmpty ? [.item] : types)
    picker.allowsMultipleSelection = allowsPickingMultipleItems
    let listener = PickedDocuments { [weak self] in self?.pick($0) }
    pickedDocuments = listener
    picker.delegate = listener
    present(picker, animated: true)
  }

  private func share(_ urls: [URL]) {
    let activities = delegate?.documentBrowser(self, applicationActivitiesForDocumentURLs: urls) ?? []
    let sharing = UIActivityViewController(activityItems: urls, applicationActivities: activities)
    delegate?.documentBrowser(self, willPresent: sharing)
    present(sharing, animated: true)
  }

  private func duplicate(_ url: URL) {
    add(url, to: url.deletingLastPathComponent(), .copy) { result in
      if case .failure(let error) = result { show(error) }
    }
  }

  private func askForName(of url: URL) {
    let alert = UIAlertController(title: SystemString.rename.localized, message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = url.deletingPathExtension().lastPathComponent }
    alert.addAction(UIAlertAction(title: SystemString.cancel.localized, style: .cancel))
    alert.addAction(
      UIAlertAction(title: SystemString.rename.localized, style: .default) { [weak self, weak alert] _ in
        let name = alert?.textFields?.first?.text ?? ""
        self?.renameDocument(at: url, proposedName: name) { _, error in
          if let error { self?.show(error) }
        }
      })
    present(alert, animated: true)
  }

  private func askToDelete(_ url: URL) {
    let alert = UIAlertController(
      title: SystemString.deleteFile.localized(url.lastPathComponent), message: SystemString.cannotBeUndone.localized,
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: SystemString.cancel.localized, style: .cancel))
    alert.addAction(
      UIAlertAction(title: SystemString.delete.localized, style: .destructive) { [weak self] _ in
        do { try FileManager.default.removeItem(at: url) } catch { self?.show(error) }
        self?.reload()
      })
    present(alert, animated: true)
  }

  func show(_ error: any Error) {
    let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: SystemString.ok.localized, style: .default))
    // The answered alert is dismissed in the same turn.
    Task { [weak self] in self?.present(alert, animated: true) }
  }
}

extension UIDocumentBrowserAction {
  /// Whether the command takes a document.
  func takes(_ url: URL) -> Bool {
    let types = supportedContentTypes.compactMap { UTType($0) }
    if types.contains(where: { [.item, .data, .content].contains($0) }) { return true }
    guard let type = UTType(filenameExtension: url.pathExtension) else { return false }
    return types.contains { type.conforms(to: $0) }
  }
}

/// The delegate of a file chooser: calls a closure with the chosen files.
final class PickedDocuments: NSObject, UIDocumentPickerDelegate {
  private let pick: ([URL]) -> Void
  init(_ pick: @escaping ([URL]) -> Void) { self.pick = pick }
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { pick(urls) }
}
