import UIKit

/// What a window of the gallery shows, in the form in which it is saved.
struct GalleryState: Equatable {
  static let activityType = "org.proscenium.gallery.album"

  var album = Album.all
  var query = ""
  /// The distance that the grid is scrolled by, in points.
  var offset = 0.0
  /// The photo that is opened in the window, and how.
  var photo: PhotoState?

  init() {}

  init?(_ activity: NSUserActivity) {
    guard activity.activityType == Self.activityType else { return nil }
    let values = activity.userInfo ?? [:]
    album = (values["album"] as? String).flatMap(Album.init) ?? .all
    query = values["query"] as? String ?? ""
    offset = values["offset"] as? Double ?? 0
    photo = PhotoState(values)
  }

  func makeActivity() -> NSUserActivity {
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.title = album.title
    var values: [String: Any] = ["album": album.rawValue, "query": query, "offset": offset]
    values.merge(photo?.values ?? [:]) { own, _ in own }
    activity.userInfo = values
    return activity
  }
}

/// How a photo is shown, in the form in which it is saved.
struct PhotoState: Equatable {
  static let activityType = "org.proscenium.gallery.photo"

  var id: String
  var zoom = 1.0
  /// The point of the photo in the middle of the view, as parts of its size.
  var center = CGPoint(x: 0.5, y: 0.5)
  /// A caption that is being written.
  var caption: String?

  init(id: String) { self.id = id }

  init?(_ activity: NSUserActivity) {
    guard activity.activityType == Self.activityType else { return nil }
    self.init(activity.userInfo ?? [:])
  }

  init?(_ values: [AnyHashable: Any]) {
    guard let id = values["photo"] as? String else { return nil }
    self.id = id
    zoom = values["zoom"] as? Double ?? 1
    center = CGPoint(x: values["x"] as? Double ?? 0.5, y: values["y"] as? Double ?? 0.5)
    caption = values["caption"] as? String
  }

  var values: [String: Any] {
    var values: [String: Any] = ["photo": id, "zoom": zoom, "x": Double(center.x), "y": Double(center.y)]
    values["caption"] = caption
    return values
  }

  func makeActivity(title: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.title = title
    activity.userInfo = values
    return activity
  }
}
