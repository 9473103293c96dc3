import UIKit

// What the user does with photos: select, open, mark, share, delete.
extension PhotosViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if isEditing { return updateBar() }
    collectionView.deselectItem(at: indexPath, animated: true)
    if let item = dataSource.itemIdentifier(for: indexPath) { open(item) }
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    if isEditing { updateBar() }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let ids = indexPaths.compactMap { dataSource.itemIdentifier(for: $0)?.id }
    guard !ids.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in self?.menu(for: ids) }
  }

  private func menu(for ids: [String]) -> UIMenu {
    guard album != .deleted else {
      return UIMenu(children: [
        UIAction(title: "Recover", image: UIImage(systemName: "arrow.uturn.backward")) { [library] _ in
          library.recover(ids)
        }
      ])
    }
    let photos = ids.compactMap { library.photo($0) }
    let isFavorite = photos.allSatisfy(\.isFavorite)
    var elements: [UIMenuElement] = []
    if let photo = photos.first, photos.count == 1 {
      elements.append(
        UIWindowScene.ActivationAction(image: UIImage(systemName: "square.on.square")) { _ in
          UIWindowScene.ActivationConfiguration(
            userActivity: PhotoState(id: photo.id).makeActivity(title: photo.title))
        })
    }
    elements.append(
      UIAction(title: isFavorite ? "Remove from Favorites" : "Add to Favorites", image: Heart.outline) { [library] _ in
        library.setFavorite(!isFavorite, ids)
      })
    elements.append(
      UIAction(title: "Share\u{2026}", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
        self?.share(ids)
      })
    let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
      [weak self] _ in
      self?.delete(ids)
    }
    return UIMenu(children: elements + [UIMenu(options: .displayInline, children: [delete])])
  }

  // MARK: Selecting

  /// The selected photos, in the order of the grid.
  var selectedIDs: [String] {
    var ids: [String] = []
    for path in (collectionView.indexPathsForSelectedItems ?? []).sorted() {
      guard let id = dataSource.itemIdentifier(for: path)?.id, !ids.contains(id) else { continue }
      ids.append(id)
    }
    return ids
  }

  /// Shows the buttons of the current mode, enabled if they have something to act on.
  func updateBar() {
    guard isEditing else {
      title = album.title
      navigationItem.rightBarButtonItems = [
        UIBarButtonItem(
          title: "Select", primaryAction: UIAction { [unowned self] _ in setEditing(true, animated: true) })
      ]
      return
    }
    let ids = selectedIDs
    title = ids.isEmpty ? "Select Photos" : ids.count == 1 ? "1 Photo Selected" : "\(ids.count) Photos Selected"
    let done = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [unowned self] _ in setEditing(false, animated: true) })
    let actions: [UIBarButtonItem]
    if album == .deleted {
      actions = [
        UIBarButtonItem(
          title: "Recover",
          primaryAction: UIAction { [unowned self] _ in
            library.recover(ids)
            setEditing(false, animated: true)
          })
      ]
    } else {
      let heart = UIBarButtonItem(
        image: Heart.outline,
        primaryAction: UIAction { [unowned self] _ in
          let isFavorite = ids.allSatisfy { library.photo($0)?.isFavorite == true }
          library.setFavorite(!isFavorite, ids)
          setEditing(false, animated: true)
        })
      heart.accessibilityLabel = "Favorite"
      actions = [
        UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { [unowned self] _ in delete(ids) }),
        UIBarButtonItem(systemItem: .action, primaryAction: UIAction { [unowned self] _ in share(ids) }),
        heart,
      ]
    }
    for item in actions { item.isEnabled = !ids.isEmpty }
    navigationItem.rightBarButtonItems = [done] + actions
  }

  // MARK: Actions

  /// Deletes photos, and offers to take that back.
  func delete(_ ids: [String]) {
    guard !ids.isEmpty else { return }
    library.delete(ids)
    setEditing(false, animated: true)
    let alert = UIAlertController(
      title: ids.count == 1 ? "Photo Deleted" : "\(ids.count) Photos Deleted",
      message: "You can recover deleted photos from Recently Deleted.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Undo", style: .default) { [library] _ in library.recover(ids) })
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }

  func share(_ ids: [String]) {
    let photos = ids.compactMap { library.photo($0) }
    present(UIActivityViewController(photos: photos), animated: true)
  }
}

extension PhotosViewController: UICollectionViewDragDelegate {
  /// A photo can be dragged out into a new window, or as a picture into another app.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard album != .deleted, let id = dataSource.itemIdentifier(for: indexPath)?.id, let photo = library.photo(id)
    else {
      return []
    }
    let provider = NSItemProvider(object: PhotoState(id: id).makeActivity(title: photo.title))
    provider.registerObject(photo.landscape.image(width: PhotoViewController.pictureWidth), visibility: .all)
    return [UIDragItem(itemProvider: provider)]
  }
}

extension UIActivityViewController {
  /// A sheet that shares photos as pictures, with their titles.
  convenience init(photos: [Photo]) {
    let pictures = photos.map { $0.landscape.image(width: PhotoViewController.pictureWidth) }
    let text = photos.map { "\($0.title), \($0.place)" }.joined(separator: "\n")
    self.init(activityItems: pictures + [text], applicationActivities: nil)
  }
}
