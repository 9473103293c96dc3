import SwiftUI

/// What a trip looks like: the colours of its sky, and of the hills in front of it.
enum Landscape: String, CaseIterable, Codable, Identifiable, Sendable {
  case sea, mountains, forest, desert, city

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .sea: "Sea"
    case .mountains: "Mountains"
    case .forest: "Forest"
    case .desert: "Desert"
    case .city: "City"
    }
  }

  var sky: [Color] {
    switch self {
    case .sea: [Color(red: 0.20, green: 0.55, blue: 0.93), Color(red: 0.65, green: 0.87, blue: 0.98)]
    case .mountains: [Color(red: 0.38, green: 0.36, blue: 0.72), Color(red: 0.96, green: 0.72, blue: 0.73)]
    case .forest: [Color(red: 0.16, green: 0.58, blue: 0.56), Color(red: 0.80, green: 0.93, blue: 0.75)]
    case .desert: [Color(red: 0.93, green: 0.45, blue: 0.31), Color(red: 0.99, green: 0.85, blue: 0.55)]
    case .city: [Color(red: 0.17, green: 0.20, blue: 0.45), Color(red: 0.93, green: 0.55, blue: 0.60)]
    }
  }

  var ground: Color {
    switch self {
    case .sea: Color(red: 0.05, green: 0.33, blue: 0.62)
    case .mountains: Color(red: 0.24, green: 0.20, blue: 0.45)
    case .forest: Color(red: 0.06, green: 0.33, blue: 0.29)
    case .desert: Color(red: 0.60, green: 0.24, blue: 0.18)
    case .city: Color(red: 0.11, green: 0.11, blue: 0.27)
    }
  }

  var tint: Color { sky[0] }
}
