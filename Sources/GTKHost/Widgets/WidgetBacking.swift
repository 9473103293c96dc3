#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// One view's widget: a `PscView` with the content's real widget in it.
  @MainActor final class WidgetBacking: ViewBacking {
    /// The view's own widget. This object holds a reference while there is no parent.
    let view: OpaquePointer
    private var content: (any ContentWidget)?
    private var shown: ViewDescription?
    private let events: EventSink
    private let input: ViewInput
    private let prepareDrag: (CGPoint) -> DragDescription?
    private let acceptsDrop: (DropDescription, CGPoint) -> Bool
    private let receiveTouch: TouchSink
    private var reportsTouches = false
    private var dragOut: DragOut?
    private var dropIn: DropIn?
    private var gestures: Gestures?
    private var isFocusPending = false
    private var observesMap = false
    private var drawing: Drawing?
    private var clipPath: TracedPath?

    /// - Parameters:
    ///   - events: Receives the user's events on the view.
    ///   - menu: Returns the context menu for a point of the view.
    ///   - drag: Returns what is dragged from a point of the view.
    ///   - drop: Returns whether the items that are dragged over a point of the view would be accepted.
    ///   - hit: Returns whether a point hits the view or one in it, if the app decides about it.
    ///   - touch: Receives the touches, if the view is a window's.
    init(
      events: @escaping EventSink, menu: @escaping (CGPoint) -> MenuContent?,
      drag: @escaping (CGPoint) -> DragDescription?, drop: @escaping (DropDescription, CGPoint) -> Bool,
      hit: (@MainActor (CGPoint) -> Bool)? = nil, touch: @escaping TouchSink = { _ in false }
    ) {
      receiveTouch = touch
      self.events = events
      prepareDrag = drag
      acceptsDrop = drop
      let widget = psc_view_new()!
      g_object_ref_sink(widget)
      view = widget.opaque
      input = ViewInput(widget.opaque, events: events, menuProvider: menu)
      if let hit { HitTest.install(hit, on: view) }
    }

    isolated deinit {
      psc_view_detach(view)
      // Either GTK or this class may release the last reference, GTK also in the middle of an operation; both run on the same thread.
      g_object_unref(UnsafeMutableRawPointer(view))
    }

    func show(_ description: ViewDescription) {
      let previous = shown
      shown = description
      let widget = view.widget
      let frame = description.frame
      if frame != previous?.frame {
        psc_view_set_frame(view, frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
      }
      if description.isHidden != previous?.isHidden ?? false {
        if description.isHidden { psc_view_will_remove(widget) }
        gtk_widget_set_visible(widget, description.isHidden ? 0 : 1)
      }
      if description.alpha != previous?.alpha ?? 1 { gtk_widget_set_opacity(widget, description.alpha) }
      if description.background != previous?.background {
        withColor(description.background) { psc_view_set_background(view, $0) }
      }
      if description.cornerRadius != previous?.cornerRadius ?? 0 {
        psc_view_set_corner_radius(view, Float(description.cornerRadius))
      }
      if description.roundCorners != previous?.roundCorners ?? .all {
        psc_view_set_round_corners(view, UInt32(description.roundCorners.rawValue))
      }
      if description.borderWidth != previous?.borderWidth ?? 0 || description.borderColor != previous?.borderColor {
        withColor(description.borderColor) { psc_view_set_border(view, Float(description.borderWidth), $0) }
      }
      if description.clipsToBounds != previous?.clipsToBounds ?? false {
        psc_view_set_clips(view, description.clipsToBounds ? 1 : 0)
      }
      showEffects(of: description, previous)
      if description.isInteractive != previous?.isInteractive ?? true {
        gtk_widget_set_can_target(widget, description.isInteractive ? 1 : 0)
        gtk_widget_set_can_focus(widget, description.isInteractive ? 1 : 0)
      }
      if description.isEnabled != previous?.isEnabled ?? true {
        gtk_widget_set_sensitive(widget, description.isEnabled ? 1 : 0)
      }
      let (widgetBefore, nameBefore) = (content?.widget, previous?.content.name)
      let hasOtherContent = description.content != previous?.content
      let mustFit = hasOtherContent || frame.size != previous?.frame.size
      if hasOtherContent { show(description.content) }
      if mustFit { content?.fit(in: frame.size) }
      let name = description.content.name
      if description.accessibility != previous?.accessibility ?? AccessibilityDescription() || name != nameBefore
        || widgetBefore != content?.widget && (name != nil || description.accessibility.label != nil)
        // A label has named itself by the text that it shows.
        || mustFit && content is LabelWidget && description.accessibility.label != nil
      {
        Accessibility.describe(description.accessibility, of: description.content, widget, shownBy: content)
      }
      input.show(description, container: content?.container)
      if description.cursor != previous?.cursor {
        gtk_widget_set_cursor_from_name(widget, description.cursor?.name)
      }
      if description.isDragSource != (dragOut != nil) {
        dragOut?.remove()
        dragOut = description.isDragSource ? DragOut(of: widget, events: events, prepare: prepareDrag) : nil
      }
      if description.isDropTarget != (dropIn != nil) {
        dropIn?.remove()
        dropIn = description.isDropTarget ? DropIn(on: widget, events: events, acceptsDrop: acceptsDrop) : nil
      }
      if description.reportsTouches, !reportsTouches {
        reportsTouches = true
        Touches.report(on: widget, to: receiveTouch)
      }
      if !description.gestures.isEmpty || gestures != nil {
        let gestures = gestures ?? Gestures(widget, events: events)
        self.gestures = gestures
        gestures.show(description.gestures)
      }
    }

    private func showEffects(of description: ViewDescription, _ previous: ViewDescription?) {
      if description.transform != previous?.transform {
        if let transform = description.transform {
          let numbers = [
            Double(transform.m11), Double(transform.m12), Double(transform.m21), Double(transform.m22),
            Double(transform.tX), Double(transform.tY),
          ]
          psc_view_set_transform(view, numbers)
        } else {
          psc_view_set_transform(view, nil)
        }
      }
      if description.clipPath != previous?.clipPath {
        let made = description.clipPath.map { TracedPath($0) }
        if let made {
          psc_view_set_clip_path(
            view,
            { data, cr in
              guard let data, let cr else { return }
              Unmanaged<TracedPath>.fromOpaque(data).takeUnretainedValue().trace(cr)
            }, Unmanaged.passUnretained(made).toOpaque())
        } else {
          psc_view_set_clip_path(view, nil, nil)
        }
        clipPath = made
      }
      if description.masksWithLastSubview != previous?.masksWithLastSubview ?? false {
        psc_view_set_masks(view, description.masksWithLastSubview ? 1 : 0)
      }
      if description.blendMode != previous?.blendMode ?? .normal {
        psc_view_set_operator(view, description.blendMode.cairo)
      }
      if description.passesThrough != previous?.passesThrough ?? false {
        psc_view_set_passes_through(view, description.passesThrough ? 1 : 0)
      }
      if description.effects != previous?.effects ?? [] {
        let effects = description.effects.map { PscEffect($0) }
        psc_view_set_effects(view, effects, Int32(effects.count))
      }
    }

    private func show(_ new: ViewContent) {
      if case .drawing(let list) = new {
        let made = Drawing(list, in: view.widget)
        drawing = made
        psc_view_set_draw(
          view,
          { data, cr, _, _ in
            guard let data, let cr else { return }
            let drawing = Unmanaged<Drawing>.fromOpaque(data).takeUnretainedValue()
            MainActor.assumeIsolated { drawing.draw(into: cr) }
          }, Unmanaged.passUnretained(made).toOpaque())
      } else if drawing != nil {
        psc_view_set_draw(view, nil, nil)
        drawing = nil
      }
      if let content, content.show(new) { return }
      content = ContentWidgets.make(for: new, events: events)
      _ = content?.show(new)
      psc_view_set_content(view, content?.widget)
    }

    func setSubviews(_ subviews: [any ViewBacking]) {
      var views = subviews.map { ($0 as? WidgetBacking)?.view }
      psc_view_set_subviews(content?.container ?? view, &views, Int32(views.count))
    }

    func setFocused(_ focused: Bool) {
      isFocusPending = false
      let target = content?.focusWidget ?? view.widget
      // The text widget inside an entry has the focus, not the entry.
      let focus = gtk_widget_get_root(target).flatMap { gtk_root_get_focus($0) }
      let isInside = focus.map { $0 == target || gtk_widget_is_ancestor($0, target) != 0 } ?? false
      guard focused != isInside else { return }
      if focused {
        guard !grabFocus() else { return }
        isFocusPending = true
        if !observesMap {
          observesMap = true
          onSignal(UnsafeMutableRawPointer(view.widget), "map") { [weak self] () -> Void in self?.mapped() }
        }
      } else if content != nil, let root = gtk_widget_get_root(target) {
        gtk_root_set_focus(root, nil)
      }
    }

    private func grabFocus() -> Bool { content?.grabFocus() ?? (gtk_widget_grab_focus(view.widget) != 0) }

    /// A widget in a window that is not on screen yet cannot have the focus.
    private func mapped() {
      guard isFocusPending else { return }
      isFocusPending = false
      _ = grabFocus()
    }

    private func withColor(_ color: RGBA?, _ body: (UnsafePointer<GdkRGBA>?) -> Void) {
      guard let color else { return body(nil) }
      var value = color.gdk
      body(&value)
    }
  }

  extension PointerCursor {
    /// The name that the desktop's theme has for the pointer.
    var name: String {
      switch self {
      case .none: "none"
      case .hand: "pointer"
      case .text: "text"
      case .verticalText: "vertical-text"
      }
    }
  }

  extension RGBA {
    /// The same colour in GTK's form.
    var gdk: GdkRGBA { GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)) }
  }
#endif
