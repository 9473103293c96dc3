#if GTK
  import CGTK
  import ViewBacking

  extension KeyStroke {
    /// The keys without a character of their own, by GTK's names for them.
    private static let keys: [(keyval: Int32, key: Character)] = [
      (GDK_KEY_Up, "\u{F700}"), (GDK_KEY_Down, "\u{F701}"), (GDK_KEY_Left, "\u{F702}"), (GDK_KEY_Right, "\u{F703}"),
      (GDK_KEY_Delete, "\u{F728}"), (GDK_KEY_Home, "\u{F729}"), (GDK_KEY_End, "\u{F72B}"),
      (GDK_KEY_Page_Up, "\u{F72C}"), (GDK_KEY_Page_Down, "\u{F72D}"), (GDK_KEY_Clear, "\u{F739}"),
      (GDK_KEY_Return, "\r"), (GDK_KEY_Escape, "\u{1B}"), (GDK_KEY_BackSpace, "\u{08}"), (GDK_KEY_Tab, "\t"),
      (GDK_KEY_KP_Up, "\u{F700}"), (GDK_KEY_KP_Down, "\u{F701}"), (GDK_KEY_KP_Left, "\u{F702}"),
      (GDK_KEY_KP_Right, "\u{F703}"), (GDK_KEY_KP_Enter, "\r"), (GDK_KEY_ISO_Enter, "\r"),
      (GDK_KEY_ISO_Left_Tab, "\t"), (GDK_KEY_F1, "\u{F704}"), (GDK_KEY_F2, "\u{F705}"), (GDK_KEY_F3, "\u{F706}"),
      (GDK_KEY_F4, "\u{F707}"), (GDK_KEY_F5, "\u{F708}"), (GDK_KEY_F6, "\u{F709}"), (GDK_KEY_F7, "\u{F70A}"),
      (GDK_KEY_F8, "\u{F70B}"), (GDK_KEY_F9, "\u{F70C}"), (GDK_KEY_F10, "\u{F70D}"), (GDK_KEY_F11, "\u{F70E}"),
      (GDK_KEY_F12, "\u{F70F}"),
    ]

    /// The stroke of a key; `nil` for one that only changes others.
    init?(_ keyval: UInt32, _ state: GdkModifierType) {
      var modifiers: Modifiers = []
      func insert(_ mask: GdkModifierType, _ modifier: Modifiers) {
        if state.rawValue & mask.rawValue != 0 { modifiers.insert(modifier) }
      }
      insert(GDK_SHIFT_MASK, .shift)
      insert(GDK_LOCK_MASK, .capsLock)
      insert(GDK_CONTROL_MASK, .command)
      insert(GDK_ALT_MASK, .option)
      insert(GDK_SUPER_MASK, .control)
      if let key = Self.keys.first(where: { $0.keyval == Int32(keyval) })?.key {
        self.init(key, modifiers)
      } else if let scalar = Unicode.Scalar(gdk_keyval_to_unicode(keyval)), scalar.value != 0 {
        self.init(Character(scalar), modifiers)
      } else {
        return nil
      }
    }

    /// Whether the stroke has a modifier of shortcuts.
    var isShortcut: Bool { !modifiers.isDisjoint(with: [.command, .option, .control]) }

    /// The stroke as GTK writes it, for a menu.
    var accelerator: String? {
      guard let scalar = key.unicodeScalars.first else { return nil }
      let keyval = Self.keys.first { $0.key == key }.map { UInt32($0.keyval) } ?? gdk_unicode_to_keyval(scalar.value)
      var mask: UInt32 = 0
      if modifiers.contains(.shift) { mask |= GDK_SHIFT_MASK.rawValue }
      if !modifiers.isDisjoint(with: [.command, .control]) { mask |= GDK_CONTROL_MASK.rawValue }
      if modifiers.contains([.command, .control]) { mask |= GDK_SUPER_MASK.rawValue }
      if modifiers.contains(.option) { mask |= GDK_ALT_MASK.rawValue }
      guard let name = gtk_accelerator_name(keyval, GdkModifierType(rawValue: mask)) else { return nil }
      defer { g_free(name) }
      return String(cString: name)
    }
  }
#endif
