/// Why a model's file cannot be read.
struct ModelFileError: Error {
  /// The reason, as a clause.
  let reason: String
}
