#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// The real widget inside a view, of the kind that its content requires.
  ///
  /// There is one class for each kind; `make` lists them. The widget fills the view. A change that comes from ``show(_:)`` is not reported
  /// as an event, so that views and widgets never update each other in a loop.
  @MainActor protocol ContentWidget: AnyObject {
    /// The widget; owned by the view's widget once it has been added.
    var widget: Widget { get }
    /// The parent of subviews, if it is not the view's own widget, as in a scroll view.
    var container: OpaquePointer? { get }
    /// Shows `content`. Returns `false`, and shows nothing, if it is of another kind.
    func show(_ content: ViewContent) -> Bool
    /// Shows what fits into the view, whose size or content has changed.
    func fit(in size: CGSize)
    /// The widget that gets the keyboard focus.
    var focusWidget: Widget { get }
    /// Gives it the keyboard focus; `false` if that is not possible yet.
    func grabFocus() -> Bool
  }

  extension ContentWidget {
    var container: OpaquePointer? { nil }
    func fit(in size: CGSize) {}
    var focusWidget: Widget { widget }
    func grabFocus() -> Bool { gtk_widget_grab_focus(focusWidget) != 0 }
  }

  @MainActor enum ContentWidgets {
    /// A widget for `content`, or `nil` if the view's own widget is sufficient.
    static func make(for content: ViewContent, events: @escaping EventSink) -> (any ContentWidget)? {
      switch content {
      case .label: LabelWidget()
      case .scroll: ScrollWidget(events: events)
      case .button(let button): ButtonWidget(menu: button.menu != nil, events: events)
      case .textField: TextFieldWidget(events: events)
      case .textEditor: TextEditorWidget(events: events)
      case .toggle: ToggleWidget(events: events)
      case .slider: SliderWidget(events: events)
      case .segments: SegmentsWidget(events: events)
      case .stepper: StepperWidget(events: events)
      case .progress: ProgressWidget()
      case .activity: ActivityWidget()
      case .image: PictureWidget()
      case .plain, .drawing, .row: nil
      }
    }
  }
#endif
