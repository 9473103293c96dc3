/// Why the pass could not run.
package enum PassError: Error, Hashable, CustomStringConvertible {
  /// The plan is damaged or contradicts itself.
  case badPlan(path: String, reason: String)
  /// A file or folder cannot be written.
  case cannotWrite(path: String, reason: String)
  /// A file cannot be read.
  case cannotRead(path: String, reason: String)

  /// The sentence.
  package var description: String {
    switch self {
    case .badPlan(let path, let reason): "The plan \(path) cannot be used: \(reason)"
    case .cannotWrite(let path, let reason):
      "\(path) cannot be written: \(reason). Check the folder's permissions and the space on the disk."
    case .cannotRead(let path, let reason): "\(path) cannot be read: \(reason). Check its path and permissions."
    }
  }
}
