import UIKit

/// One recipe.
class RecipeViewController: UIViewController {

  let recipe: Recipe

  init(_ recipe: Recipe) {
    self.recipe = recipe
    super.init(nibName: nil, bundle: nil)
    title = recipe.title
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let text = UILabel()
    text.text = recipe.text
    text.numberOfLines = 0
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: area.topAnchor, constant: 20),
      text.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      text.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
    ])
  }
}
