public import Foundation

// On a device these values are arguments of formats, as the objects that they become in Objective-C. Code says
// `NSPredicate(format: "identifier == %@", identifier as CVarArg)`.

/// A value that a format of texts writes by a text.
///
/// Predicates get the value itself.
public protocol FormatArgument: CVarArg, _CVarArgObject {
  /// What `%@` writes.
  var formatText: String { get }
}

extension FormatArgument {
  /// What Foundation passes for `%@`.
  public var _cVarArgObject: any CVarArg { (formatText as any _CVarArgObject)._cVarArgObject }

  /// The words of the argument list.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension UUID: FormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The letters and digits.
  public var formatText: String { uuidString }
}

extension Date: FormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The date and the time in Greenwich.
  public var formatText: String { description }
}

extension URL: FormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The whole URL.
  public var formatText: String { absoluteString }
}

extension Data: FormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The number of bytes.
  public var formatText: String { description }
}

extension NSError: FormatArgument, @retroactive CVarArg, @retroactive _CVarArgObject {
  /// What the error says of itself.
  public var formatText: String { description }
}
