#if GTK
  import ViewBacking

  /// Receives the user's events on a content's widget.
  typealias EventSink = @MainActor (ViewEvent) -> Void
#endif
