import SceneTesting
import Testing

@testable import Recipes

@MainActor @Test("A link that launches the app opens its recipe")
func linkAtAColdStart() throws {
  let app = try Device(.pad).install(AppDelegate.self)
  app.launch(url: "recipes://open/7")
  #expect(app.scene("A").visibleViewController is RecipeViewController)
}

@MainActor @Test("A link while the app runs opens its recipe")
func linkWhileRunning() throws {
  let app = try Device(.pad).install(AppDelegate.self)
  app.tapIcon()
  app.launch(url: "recipes://open/7")
  #expect(app.scene("A").visibleViewController is RecipeViewController)
}
