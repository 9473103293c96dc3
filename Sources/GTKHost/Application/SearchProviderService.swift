#if GTK
  import CGTK

  /// Answers the searches of the desktop for one app: `org.gnome.Shell.SearchProvider2` on the session bus.
  ///
  /// Source: GNOME's documentation of search providers.
  @MainActor package final class SearchProviderService {
    /// What the desktop shows of a result.
    package struct Description {
      /// The title.
      package var name: String
      /// The line below the title.
      package var description: String?
      /// The path of a picture.
      package var iconFile: String?
      /// A picture, used if there is no file.
      package var iconBytes: [UInt8]?

      /// Makes a description.
      package init(name: String, description: String?, iconFile: String?, iconBytes: [UInt8]?) {
        self.name = name
        self.description = description
        self.iconFile = iconFile
        self.iconBytes = iconBytes
      }
    }

    /// Returns the identifiers of the results for the words that the user has typed, the best first.
    package var find: ([String]) -> [String] = { _ in [] }
    /// Describes a result; `nil` if it no longer exists.
    package var describe: (String) -> Description? = { _ in nil }
    /// The user has chosen a result. The number is the time of the user's action, for the window manager.
    package var activate: (String, UInt32) -> Void = { _, _ in }
    /// The user continues the search in the app.
    package var launch: ([String], UInt32) -> Void = { _, _ in }

    private let name: String
    private let path: String

    /// A service.
    ///
    /// - Parameters:
    ///   - name: The name on the session bus.
    ///   - path: The path of the object.
    package init(name: String, path: String) {
      self.name = name
      self.path = path
    }

    /// Answers calls until nobody has called for some time. Returns `false` if there is no session bus.
    package func run(idleSeconds: UInt32) -> Bool {
      var provider = PscSearchProvider(
        find: { data, terms in
          let results = MainActor.assumeIsolated { service(data).find(strings(terms)) }
          let list = g_malloc0_n(gsize(results.count + 1), gsize(MemoryLayout<UnsafeMutablePointer<CChar>?>.stride))!
            .assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
          for (index, result) in results.enumerated() { list[index] = g_strdup(result) }
          return list
        },
        describe: { data, identifier, meta in
          let identifier = String(cString: identifier!)
          guard let description = MainActor.assumeIsolated({ service(data).describe(identifier) }) else { return 0 }
          meta!.pointee.name = g_strdup(description.name)
          meta!.pointee.description = description.description.flatMap { g_strdup($0) }
          meta!.pointee.icon_file = description.iconFile.flatMap { g_strdup($0) }
          if let bytes = description.iconBytes, !bytes.isEmpty {
            meta!.pointee.icon_bytes = g_memdup2(bytes, gsize(bytes.count))?.assumingMemoryBound(to: guint8.self)
            meta!.pointee.icon_length = gsize(bytes.count)
          }
          return 1
        },
        activate: { data, identifier, timestamp in
          let identifier = String(cString: identifier!)
          MainActor.assumeIsolated { service(data).activate(identifier, timestamp) }
        },
        launch: { data, terms, timestamp in
          MainActor.assumeIsolated { service(data).launch(strings(terms), timestamp) }
        })
      return psc_search_provider_run(name, path, &provider, Unmanaged.passUnretained(self).toOpaque(), idleSeconds) != 0
    }
  }

  private func service(_ data: UnsafeMutableRawPointer?) -> SearchProviderService {
    Unmanaged<SearchProviderService>.fromOpaque(data!).takeUnretainedValue()
  }

  /// The texts of a list that ends with no text.
  private func strings(_ list: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
    var strings: [String] = []
    var next = list
    while let text = next?.pointee {
      strings.append(String(cString: text))
      next = next?.successor()
    }
    return strings
  }
#endif
