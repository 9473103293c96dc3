import RuntimeLogging

/// Sends messages to objects by the names of their methods.
package enum SelectorMessage {
  /// Whether an object has a method.
  package static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    SelectorTables.table(of: type(of: object)).methods[selector] != nil
  }

  /// Sends a message and returns the method's result.
  package static func send(
    _ selector: Selector, to object: AnyObject, _ arguments: SelectorArguments
  ) throws(SelectorError) -> Any? {
    let table = SelectorTables.table(of: type(of: object))
    guard let method = table.methods[selector] else {
      throw .unrecognizedSelector(
        className: table.className, selector: selector.description,
        available: table.methods.keys.map(\.description).sorted())
    }
    do {
      // A method is called on the thread of the message, as in Objective-C.
      return try unsafeBitCast(method, to: Unisolated.self)(object, arguments)
    } catch {
      throw .failed(className: table.className, name: selector.description, reason: "\(error)")
    }
  }

  private typealias Unisolated = (AnyObject, SelectorArguments) throws -> Any?

  /// Sends a message; writes to the log if it cannot be delivered.
  @discardableResult package static func deliver(
    _ selector: Selector, to object: AnyObject, _ arguments: SelectorArguments
  ) -> Any? {
    do throws(SelectorError) {
      return try send(selector, to: object, arguments)
    } catch {
      RuntimeLog.write(error.description)
      return nil
    }
  }
}
