/// One cell of a ``Matrix`` that was run by itself, with its device as the cell left it.
@MainActor public struct MatrixReplay {
  /// The device.
  public let device: Device
  /// The app on it.
  public let app: AppUnderTest
  /// What became of the payload.
  public let result: MatrixResult

  /// What the app was told when the payload came.
  public var happening: Happening { result.happening }
}
