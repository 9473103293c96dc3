/// How many bytes of incomplete messages all local connections may have together.
final class InputBudget {
  private var rest: Int

  init(_ count: Int) { rest = count }

  /// Takes some; returns `false`, and takes none, if there are not as many.
  func take(_ count: Int) -> Bool {
    guard count <= rest else { return false }
    rest -= count
    return true
  }

  /// Gives back what was taken.
  func giveBack(_ count: Int) { rest += count }
}
