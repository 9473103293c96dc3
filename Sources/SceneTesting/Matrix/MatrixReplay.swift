/// One cell of a ``Matrix`` that was run alone, with its device in its final state.
@MainActor public struct MatrixReplay {
  /// The device.
  public let device: Device
  /// The app on it.
  public let app: AppUnderTest
  /// The verdict on the payload.
  public let result: MatrixResult

  /// The app's events when the payload arrived.
  public var stepResult: StepResult { result.stepResult }
}
