#if GTK
  import CGTK
  import ViewBacking

  /// A menu in GTK's form: a model, and a group with an action for each item that can be chosen.
  ///
  /// The group is inserted into a widget under the name ``prefix``: `gtk_widget_insert_action_group`.
  @MainActor struct MenuModel {
    /// The name of the group in the model's actions.
    static let prefix = "uimenu"
    /// A `GMenu`. The caller owns it.
    let menu: OpaquePointer
    /// A `GSimpleActionGroup`. The caller owns it.
    let actions: OpaquePointer

    /// - Parameter choose: Called with the path of the chosen item.
    init(_ content: MenuContent, choose: @escaping ([Int]) -> Void) {
      actions = OpaquePointer(g_simple_action_group_new())
      menu = g_menu_new()
      MenuModel.fill(menu, content.items, [], actions, choose)
    }

    /// Releases both.
    func release() {
      g_object_unref(UnsafeMutableRawPointer(menu))
      g_object_unref(UnsafeMutableRawPointer(actions))
    }

    private static func fill(
      _ menu: OpaquePointer, _ items: [MenuContent.Item], _ path: [Int], _ actions: OpaquePointer,
      _ choose: @escaping ([Int]) -> Void
    ) {
      // Items between sections form a section of their own, so that there is a separator on both sides.
      var loose: OpaquePointer?
      let hasSections = items.contains { $0.isInline && !$0.children.isEmpty }
      for (index, item) in items.enumerated() {
        let itemPath = path + [index]
        if item.isInline, !item.children.isEmpty {
          loose = nil
          let section = g_menu_new()!
          fill(section, item.children, itemPath, actions, choose)
          g_menu_append_section(menu, item.title.isEmpty ? nil : item.title, UnsafeMutableRawPointer(section).cast())
          g_object_unref(UnsafeMutableRawPointer(section))
          continue
        }
        var target = menu
        if hasSections {
          if let loose {
            target = loose
          } else {
            target = g_menu_new()
            g_menu_append_section(menu, nil, UnsafeMutableRawPointer(target).cast())
            g_object_unref(UnsafeMutableRawPointer(target))
            loose = target
          }
        }
        if !item.children.isEmpty {
          let inner = g_menu_new()!
          fill(inner, item.children, itemPath, actions, choose)
          g_menu_append_submenu(target, item.title, UnsafeMutableRawPointer(inner).cast())
          g_object_unref(UnsafeMutableRawPointer(inner))
        } else {
          let line = g_menu_item_new(
            item.title.replacing("_", with: "__"), "\(prefix).\(add(item, itemPath, actions, choose))")!
          if let accelerator = item.shortcut?.accelerator {
            g_menu_item_set_attribute_value(line, "accel", g_variant_new_string(accelerator))
          }
          g_menu_append_item(target, line)
          g_object_unref(UnsafeMutableRawPointer(line))
        }
      }
    }

    /// Adds the action of an item and returns its name.
    private static func add(
      _ item: MenuContent.Item, _ path: [Int], _ actions: OpaquePointer, _ choose: @escaping ([Int]) -> Void
    ) -> String {
      let name = "item" + path.map { "-\($0)" }.joined()
      let isMarked = item.state != .off || item.isExclusive
      let action =
        isMarked
        ? g_simple_action_new_stateful(name, nil, g_variant_new_boolean(item.state == .off ? 0 : 1))!
        : g_simple_action_new(name, nil)!
      g_simple_action_set_enabled(action, item.isEnabled ? 1 : 0)
      onSignal(UnsafeMutableRawPointer(action), "activate", with: { _ in choose(path) })
      g_action_map_add_action(actions, action)
      g_object_unref(UnsafeMutableRawPointer(action))
      return name
    }
  }

  extension UnsafeMutableRawPointer {
    /// The same object as another of its classes; the caller guarantees that it is one.
    func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> { assumingMemoryBound(to: type) }
  }
#endif
