/// One cell of a ``Matrix``, and what came of it.
public struct MatrixResult: Hashable, Sendable {
  /// The cell.
  public let cell: MatrixCell
  /// What became of the payload.
  public let verdict: MatrixVerdict
  /// Why, as a sentence that names the callback that was missing or the property that was not read; `nil` where all is well.
  public let sentence: String?
  /// What the app was told when the payload came.
  public let happening: Happening
  /// How long the cell took on the machine, with its device.
  public let duration: Duration
}
