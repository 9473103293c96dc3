#if GTK
  import CGTK
  import UIKitCore

  /// The real widget inside a view, of the kind that its content asks for.
  ///
  /// A class for each kind; `make` lists them. The widget fills the view. A change that comes from ``show(_:)`` is not
  /// reported as an event, so that views and widgets never answer each other for ever.
  @MainActor protocol ContentWidget: AnyObject {
    /// The widget; owned by the view's widget once it is inside.
    var widget: Widget { get }
    /// Where subviews go, where it is not the view's own widget, as in a scroll view.
    var container: OpaquePointer? { get }
    /// Shows `content`. Answers `false`, and shows nothing, where it is of another kind.
    func show(_ content: ViewContent) -> Bool
    /// What gets the keyboard's focus.
    var focusWidget: Widget { get }
    /// Gives it the keyboard's focus; `false` where that is not possible yet.
    func takeFocus() -> Bool
  }

  extension ContentWidget {
    var container: OpaquePointer? { nil }
    var focusWidget: Widget { widget }
    func takeFocus() -> Bool { gtk_widget_grab_focus(focusWidget) != 0 }
  }

  /// Takes what people do to a content's widget.
  typealias EventSink = @MainActor (ViewEvent) -> Void

  @MainActor enum ContentWidgets {
    /// A widget for `content`, or `nil` where the view's own widget is all it takes.
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
      default: nil
      }
    }
  }
#endif
