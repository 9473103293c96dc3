import UIKit
import UserNotifications

/// All recipes; a tap opens one.
class RecipeListViewController: UITableViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard Mistake.coldNotification.isOn else { return }
    UNUserNotificationCenter.current().delegate = UIApplication.shared.delegate as? AppDelegate
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Recipe.all.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
    cell.textLabel?.text = Recipe.all[indexPath.row].title
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(RecipeViewController(Recipe.all[indexPath.row]), animated: true)
  }
}
