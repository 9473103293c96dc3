/// The largest finite number of the type `Float`: an animation with this number of repetitions does not end.
public let HUGE: Float = .greatestFiniteMagnitude
/// The largest finite number of the type `Float`.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
