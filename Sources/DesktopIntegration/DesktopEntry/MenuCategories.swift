/// An app's category in the menus: maps Apple's categories to those of the Desktop Menu Specification.
enum MenuCategories {
  /// The desktop's categories for `LSApplicationCategoryType`, the main one first. `Utility` for an app without a category, or with an
  /// unknown one.
  static func categories(of type: String?) -> [String] {
    let prefix = "public.app-category."
    guard let type, type.hasPrefix(prefix) else { return ["Utility"] }
    let name = String(type.dropFirst(prefix.count))
    if name == "games" || name.hasSuffix("-games") { return ["Game"] }
    return table[name] ?? ["Utility"]
  }

  private static let table = [
    "books": ["Office", "Literature"], "business": ["Office"], "developer-tools": ["Development"],
    "education": ["Education"], "entertainment": ["AudioVideo"], "finance": ["Office", "Finance"],
    "graphics-design": ["Graphics"], "healthcare-fitness": ["Utility"], "lifestyle": ["Utility"],
    "medical": ["Science", "MedicalSoftware"], "music": ["AudioVideo", "Audio"], "news": ["Network", "News"],
    "photography": ["Graphics", "Photography"], "productivity": ["Office"], "reference": ["Education"],
    "social-networking": ["Network"], "sports": ["Utility"], "travel": ["Utility"], "utilities": ["Utility"],
    "video": ["AudioVideo", "Video"], "weather": ["Utility"],
  ]
}
