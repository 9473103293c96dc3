/// What a touch has caused.
struct TouchOutcome {
  /// Whether a recogniser has taken the touch from the views.
  var isTaken = false
  /// Whether a recogniser or a responder handles the touch.
  var isHandled = false
}
