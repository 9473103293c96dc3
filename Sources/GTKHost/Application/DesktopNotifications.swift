#if GTK
  import CGTK
  import SceneSystem
  package import UserNotifications

  /// Local notifications as the desktop shows them.
  ///
  /// A tap arrives as an action of the app's on the bus, with all the data that the kernel needs: the process that the tap starts may not
  /// be the one that showed the notification.
  @MainActor package final class DesktopNotifications: NotificationPresenter {
    private let application: DesktopApplication

    package init(_ application: DesktopApplication) { self.application = application }

    package func show(_ notification: PresentedNotification) {
      let shown = g_notification_new(notification.title)!
      defer { g_object_unref(shown.raw) }
      let text = [notification.subtitle, notification.body].filter { !$0.isEmpty }.joined(separator: "\n")
      if !text.isEmpty { g_notification_set_body(shown, text) }
      if let picture = notification.picture, let file = g_file_new_for_path(picture) {
        let icon = g_file_icon_new(file)
        g_notification_set_icon(shown, icon)
        g_object_unref(icon.map { UnsafeMutableRawPointer($0) })
        g_object_unref(UnsafeMutableRawPointer(file))
      }
      g_notification_set_priority(shown, priority(of: notification.level))
      g_notification_set_default_action_and_target_value(
        shown, "app." + DesktopApplication.notificationAction, target(of: notification, action: nil))
      for action in notification.actions {
        g_notification_add_button_with_target_value(
          shown, action.title, "app." + DesktopApplication.notificationAction,
          target(of: notification, action: action.identifier))
      }
      application.send(shown, identifier: notification.identifier)
    }

    package func withdraw(identifier: String) { application.withdrawNotification(identifier) }

    private func priority(of level: UNNotificationInterruptionLevel) -> GNotificationPriority {
      switch level {
      case .passive: G_NOTIFICATION_PRIORITY_LOW
      case .timeSensitive: G_NOTIFICATION_PRIORITY_HIGH
      case .critical: G_NOTIFICATION_PRIORITY_URGENT
      default: G_NOTIFICATION_PRIORITY_NORMAL
      }
    }

    /// The identifier, the chosen action and the target content identifier; an empty string means none.
    private func target(of notification: PresentedNotification, action: String?) -> OpaquePointer? {
      let texts = [notification.identifier, action ?? "", notification.targetContentIdentifier ?? ""]
      var children = texts.map { g_variant_new_string($0) }
      return g_variant_new_tuple(&children, gsize(children.count))
    }
  }

  extension DesktopApplication {
    /// The app's action that a tap on a notification activates, with three strings.
    static let notificationAction = "notification"

    func send(_ notification: OpaquePointer, identifier: String) {
      // Without a name on the bus the response could not be sent back.
      guard g_application_get_application_id(gio) != nil else { return }
      g_application_send_notification(gio, identifier, notification)
    }

    func withdrawNotification(_ identifier: String) {
      guard g_application_get_application_id(gio) != nil else { return }
      g_application_withdraw_notification(gio, identifier)
    }

    /// Registers the action on the bus.
    func addNotificationAction(_ tapped: @escaping (NotificationResponse) -> Void) {
      let type = g_variant_type_new("(sss)")
      defer { g_variant_type_free(type) }
      let action = g_simple_action_new(Self.notificationAction, type)!
      onSignal(action.raw, "activate") { parameter in
        guard let parameter else { return }
        let texts = (0..<3).map { index -> String in
          let child = g_variant_get_child_value(OpaquePointer(parameter), gsize(index))
          defer { g_variant_unref(child) }
          return String(cString: g_variant_get_string(child, nil))
        }
        tapped(
          texts[1].isEmpty
            ? NotificationResponse(identifier: texts[0], targetContentIdentifier: texts[2].isEmpty ? nil : texts[2])
            : NotificationResponse(
              identifier: texts[0], actionIdentifier: texts[1],
              targetContentIdentifier: texts[2].isEmpty ? nil : texts[2]))
      }
      g_action_map_add_action(application, action)
      g_object_unref(action.raw)
    }
  }
#endif
