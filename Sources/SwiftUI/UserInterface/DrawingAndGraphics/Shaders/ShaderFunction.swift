/// A function of a library of Metal functions.
@dynamicCallable public struct ShaderFunction: Hashable, Sendable {
  /// The library.
  public var library: ShaderLibrary
  /// The function's name.
  public var name: String

  /// A function by its name.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// A call of the function.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}
