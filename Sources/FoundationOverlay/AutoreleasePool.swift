/// Calls a closure and returns its result.
///
/// Differs from Apple: there is no pool, because objects without Objective-C are released as soon as nothing refers to them.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }
