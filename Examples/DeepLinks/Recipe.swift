import UIKit

/// A recipe.
struct Recipe: Equatable {
  let id: String
  let title: String
  let text: String

  static let all = [
    Recipe(id: "soup", title: "Soup of the Day", text: "Whatever the garden has, an onion, salt, and an hour."),
    Recipe(id: "bread", title: "Bread", text: "Flour, water, salt, and a night."),
    Recipe(id: "omelette", title: "Omelette", text: "Three eggs, butter, and no hurry."),
  ]

  static let activityType = "dev.proscenium.DeepLinks.recipe"

  /// The recipe of a link, such as `recipes://open/soup` or `https://recipes.example/soup`.
  static func at(_ url: URL) -> Recipe? { named(url.lastPathComponent) }

  static func named(_ id: String) -> Recipe? { all.first { $0.id == id } }

  /// The recipe of an activity: one that this app saved, or a link that was followed.
  static func of(_ activity: NSUserActivity) -> Recipe? {
    if let url = activity.webpageURL { return at(url) }
    return (activity.userInfo?["id"] as? String).flatMap(named)
  }

  /// The activity from which a window is restored to this recipe.
  @MainActor func makeActivity() -> NSUserActivity {
    let activity = NSUserActivity(activityType: Recipe.activityType)
    activity.title = title
    activity.userInfo = ["id": id]
    return activity
  }
}
