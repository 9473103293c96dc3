public import Foundation
public import OpenCombine

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// Data.
  public typealias Output = Data
}

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// Data.
  public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// Data.
  public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// Data.
  public typealias Input = Data
}
