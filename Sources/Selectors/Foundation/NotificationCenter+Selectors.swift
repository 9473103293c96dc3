public import Foundation
import Synchronization

extension NotificationCenter {
  /// Calls a method of an observer for each notification with a name and a sender. The observer is not retained; an observer that is gone
  /// is removed.
  ///
  /// - Parameters:
  ///   - observer: The object with the method.
  ///   - aSelector: The method: it has no argument or one, a notification.
  ///   - aName: The name; `nil` for all.
  ///   - anObject: The sender; `nil` for all.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObservers.add(observer as AnyObject, aSelector, aName, anObject, to: self)
  }

  /// Removes an observer, that of a method or that of a closure.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove(observer, from: self) { _ in true }
    removeObserver(observer as Any)
  }

  /// Removes an observer of notifications with a name and a sender.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    let sender = anObject.map { $0 as AnyObject }
    SelectorObservers.remove(observer, from: self) {
      (aName == nil || $0.name == aName) && (sender == nil || $0.sender === sender)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The observers with methods, of all centres.
enum SelectorObservers {
  struct Entry: @unchecked Sendable {
    weak var observer: AnyObject?
    weak var centre: NotificationCenter?
    weak var sender: AnyObject?
    let name: NSNotification.Name?
    let token: any NSObjectProtocol
  }

  private struct Entries {
    var entries: [ObjectIdentifier: [Entry]] = [:]
    var additions = 0
  }

  private static let table = Mutex(Entries())

  static func add(
    _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ sender: Any?,
    to centre: NotificationCenter
  ) {
    let reference = WeakObserver(observer)
    let token = centre.addObserver(forName: name, object: sender, queue: nil) { notification in
      guard let observer = reference.observer else { return }
      SelectorMessage.deliver(selector, to: observer, SelectorArguments(notification))
    }
    let entry = Entry(
      observer: observer, centre: centre, sender: sender.map { $0 as AnyObject }, name: name, token: token)
    let gone = table.withLock { table in
      table.entries[ObjectIdentifier(observer), default: []].append(entry)
      table.additions += 1
      // The observers that are gone are removed from time to time, so that each addition costs the same on average.
      guard table.additions > table.entries.count else { return [Entry]() }
      table.additions = 0
      var gone: [Entry] = []
      table.entries = table.entries.compactMapValues { entries in
        gone += entries.filter { $0.observer == nil }
        let left = entries.filter { $0.observer != nil }
        return left.isEmpty ? nil : left
      }
      return gone
    }
    for entry in gone { entry.centre?.removeObserver(entry.token as Any) }
  }

  static func remove(_ observer: AnyObject, from centre: NotificationCenter, where matches: (Entry) -> Bool) {
    let removed = table.withLock { table in
      let entries = table.entries.removeValue(forKey: ObjectIdentifier(observer)) ?? []
      let gone = entries.filter { $0.observer == nil || ($0.centre === centre && matches($0)) }
      let left = entries.filter { entry in !gone.contains { $0.token === entry.token } }
      if !left.isEmpty { table.entries[ObjectIdentifier(observer)] = left }
      return gone
    }
    for entry in removed { entry.centre?.removeObserver(entry.token as Any) }
  }

  /// An observer that may be gone. Objective-C leaves it to the app which thread may post.
  private final class WeakObserver: @unchecked Sendable {
    weak var observer: AnyObject?
    init(_ observer: AnyObject) { self.observer = observer }
  }
}
