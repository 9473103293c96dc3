extension UIImage {
  /// The symbol for adding.
  public class var add: UIImage { system("plus.circle.fill") }
  /// The symbol for removing.
  public class var remove: UIImage { system("minus.circle.fill") }
  /// The symbol for more actions.
  public class var actions: UIImage { system("ellipsis.circle.fill") }
  /// A filled circle with a checkmark.
  public class var checkmark: UIImage { system("checkmark.circle.fill") }
  /// A circle with a checkmark.
  public class var strokedCheckmark: UIImage { system("checkmark.circle") }

  private class func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
