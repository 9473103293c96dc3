import SceneTesting
import Testing

@testable import Recipes

@MainActor @Test("A link that launches the app opens its recipe")
func linkAtAColdStart() throws {
  let app = try Device(.pad).install(AppDelegate.self)
  app.launch(url: "recipes://open/7")
  #expect(app.scene("A").visibleViewController is RecipeViewController)
}
