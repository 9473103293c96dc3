/// A program that cannot be started, or that fails where it has to succeed.
package struct ProcessError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
