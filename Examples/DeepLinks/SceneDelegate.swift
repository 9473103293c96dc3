import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  private var buffered: Recipe?

  /// The recipe on top, or `nil` if the list is.
  var shown: Recipe? { (navigation?.topViewController as? RecipeViewController)?.recipe }

  private var navigation: UINavigationController? { window?.rootViewController as? UINavigationController }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    if Mistake.beforeRoot.isOn { open(connectionOptions) }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UINavigationController(rootViewController: RecipeListViewController())
    window?.makeKeyAndVisible()
    restore(session)
    if !Mistake.beforeRoot.isOn { open(connectionOptions) }
  }

  private func restore(_ session: UISceneSession) {
    let kept = session.stateRestorationActivity.flatMap(Recipe.of)
    let last = Mistake.stateAtTermination.isOn ? UserDefaults.standard.string(forKey: "LastRecipe") : nil
    if let recipe = kept ?? last.flatMap(Recipe.named) { show(recipe) }
  }

  /// Opens everything that can arrive with a connection instead of by a separate callback, except the notification: the notification
  /// centre's delegate receives that one too.
  private func open(_ options: UIScene.ConnectionOptions) {
    if !Mistake.coldURL.isOn { open(options.urlContexts) }
    options.userActivities.compactMap(Recipe.of).forEach(show)
    if let item = options.shortcutItem, let recipe = Recipe.named(item.type) { show(recipe) }
  }

  private func open(_ contexts: Set<UIOpenURLContext>) {
    for recipe in contexts.compactMap({ Recipe.at($0.url) }) {
      show(recipe)
      if Mistake.doubleDelivery.isOn { buffered = recipe }
    }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    if let recipe = buffered { show(recipe) }
    buffered = nil
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { open(URLContexts) }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    Recipe.of(userActivity).map(show)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let recipe = Recipe.named(shortcutItem.type)
    recipe.map(show)
    completionHandler(recipe != nil)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    Mistake.stateAtTermination.isOn ? nil : shown?.makeActivity()
  }

  /// Shows a recipe on top of the present content.
  func show(_ recipe: Recipe) {
    navigation?.pushViewController(RecipeViewController(recipe), animated: false)
  }
}
