/// One cell of a ``Matrix``, and its result.
public struct MatrixResult: Hashable, Sendable {
  /// The cell.
  public let cell: MatrixCell
  /// The verdict on the payload.
  public let verdict: MatrixVerdict
  /// Why, as a sentence that names the callback that was missing or the property that was not read; `nil` if nothing is wrong.
  public let message: String?
  /// The app's events when the payload arrived.
  public let stepResult: StepResult
  /// How long the cell took on the machine, with its device.
  public let duration: Duration
}
