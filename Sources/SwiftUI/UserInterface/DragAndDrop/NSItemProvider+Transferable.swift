public import CoreTransferable
import Synchronization
public import UIKitCore
import UniformTypeIdentifiers

extension NSItemProvider {
  /// Adds a value in each of its forms. `transferable` is evaluated each time that a form is loaded.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    let value = transferable
    for form in T.forms {
      guard let encode = form.encode else { continue }
      registerDataRepresentation(
        forTypeIdentifier: form.type.identifier, visibility: form.visibility == .all ? .all : .ownProcess
      ) { done in
        Task {
          let value = value()
          guard form.condition?(value) ?? true else {
            return done(nil, TransferError.noForm(type: "\(T.self)", contentType: form.type.identifier))
          }
          do { done(try await encode(value), nil) } catch { done(nil, error) }
        }
        return nil
      }
    }
  }

  /// Loads a value of a type, in the best form that the provider has.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let form = T.forms.first {
      $0.decode != nil && hasItemConformingToTypeIdentifier($0.type.identifier)
    }
    guard let form, let decode = form.decode else {
      let types = registeredTypeIdentifiers.joined(separator: ", ")
      completionHandler(.failure(TransferError.noForm(type: "\(T.self)", contentType: types)))
      return Progress(totalUnitCount: 0)
    }
    return loadDataRepresentation(forTypeIdentifier: form.type.identifier) { data, error in
      guard let data else {
        return completionHandler(.failure(error ?? TransferError.unreadable(type: "\(T.self)")))
      }
      Task {
        do { completionHandler(.success(try await decode(data))) } catch { completionHandler(.failure(error)) }
      }
    }
  }
}
