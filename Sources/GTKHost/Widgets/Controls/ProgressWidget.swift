#if GTK
  import CGTK
  import ViewBacking

  /// A `GtkProgressBar`.
  @MainActor final class ProgressWidget: ContentWidget {
    let widget: Widget = gtk_progress_bar_new()
    private var classes = StyleClasses.Set()
    private var shown: ProgressContent?

    init() { gtk_widget_set_valign(widget, GTK_ALIGN_CENTER) }

    func show(_ content: ViewContent) -> Bool {
      guard case .progress(let progress) = content else { return false }
      gtk_progress_bar_set_fraction(widget.opaque, progress.fraction)
      if progress.color != shown?.color || progress.restColor != shown?.restColor {
        let done = progress.color.map { color in
          StyleClasses.named("psc-done-" + color.styleName, [("progressbar& > trough > progress", fill(color))])
        }
        let rest = progress.restColor.map { color in
          StyleClasses.named("psc-rest-" + color.styleName, [("progressbar& > trough", fill(color))])
        }
        classes.become([done, rest].compactMap(\.self), on: widget)
      }
      shown = progress
      return true
    }
  }

  @MainActor private func fill(_ color: RGBA) -> String {
    "background-image: none; background-color: \(color.css); border-color: transparent;"
  }

  /// A `GtkSpinner`.
  @MainActor final class ActivityWidget: ContentWidget {
    let widget: Widget = gtk_spinner_new()
    private var classes = StyleClasses.Set()
    private var shown: ActivityContent?

    func show(_ content: ViewContent) -> Bool {
      guard case .activity(let activity) = content else { return false }
      if activity.side != shown?.side {
        let side = Int32(activity.side)
        gtk_widget_set_size_request(widget, side, side)
        gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
      }
      if activity.isAnimating != shown?.isAnimating {
        gtk_spinner_set_spinning(widget.opaque, activity.isAnimating ? 1 : 0)
      }
      if activity.color != shown?.color {
        classes.become(activity.color.map { [$0.styleClass] } ?? [], on: widget)
      }
      shown = activity
      return true
    }
  }
#endif
