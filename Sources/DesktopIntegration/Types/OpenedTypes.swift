import SceneManifest

/// The types that an app opens, in the desktop's terms.
struct OpenedTypes {
  /// The MIME types of its documents and the handlers of its schemes, each once, in the order of Info.plist.
  private(set) var mimeTypes: [String] = []
  /// The types that the desktop may not have yet.
  private(set) var package: MIMEPackage?
  /// The declarations of Info.plist that the desktop cannot use, one sentence each.
  private(set) var notes: [String] = []

  init(_ infoPlist: InfoPlist, owner: String, localizations: Localizations) {
    let declared = DeclaredType.all(in: infoPlist)
    var names: [String: [String]] = [:]
    var types: [MIMEPackage.DocumentType] = []
    for type in declared where names[type.identifier] == nil {
      let standardTypes = type.mimeTypes.isEmpty ? UniformTypes.mimeTypes(of: type.identifier) : nil
      let isFolder = UniformTypes.packages.contains(where: type.conformsTo.contains)
      guard !isFolder, !type.extensions.isEmpty || !type.mimeTypes.isEmpty || standardTypes != nil else { continue }
      let mimeTypes =
        standardTypes ?? (type.mimeTypes.isEmpty ? [MIMEType.vendorType(for: type.identifier)] : type.mimeTypes)
      names[type.identifier] = mimeTypes
      if standardTypes == nil, let name = mimeTypes.first {
        types.append(Self.documentType(name, type, localizations))
      }
    }
    // Each once, because two identifiers may have one MIME type; the first declares it.
    var seen: Set<String> = []
    types = types.filter { seen.insert($0.name).inserted }
    for index in types.indices {
      let conformsTo = declared.first { names[$0.identifier]?.first == types[index].name }?.conformsTo ?? []
      let parents = conformsTo.compactMap { names[$0]?.first ?? UniformTypes.mimeTypes(of: $0)?.first }
      types[index].parents = parents.filter { $0 != types[index].name && $0 != "application/octet-stream" }
    }
    if !types.isEmpty { package = MIMEPackage(types: types, owner: owner) }

    for document in infoPlist.documentTypes where document.role != "None" {
      for identifier in document.contentTypes {
        if let standardTypes = names[identifier] ?? UniformTypes.mimeTypes(of: identifier) {
          mimeTypes += standardTypes
        } else if UniformTypes.packages.contains(identifier)
          || declared.contains(where: { $0.identifier == identifier })
        {
          notes.append(
            "Documents of type \(identifier) are folders or have no extension; the desktop cannot open them with the app."
          )
        } else {
          notes.append(
            "No MIME type is known for \(identifier), so the desktop does not open such documents with the app; declare the "
              + "type in UTImportedTypeDeclarations.")
        }
      }
    }
    for scheme in infoPlist.urlSchemes {
      if let handler = MIMEType.handler(ofScheme: scheme) {
        mimeTypes.append(handler)
      } else {
        notes.append("\u{201C}\(scheme)\u{201D} in CFBundleURLTypes is not a URL scheme, so it is left out.")
      }
    }
    var listed: Set<String> = []
    mimeTypes = mimeTypes.filter { listed.insert($0).inserted }
  }

  private static func documentType(
    _ name: String, _ type: DeclaredType, _ localizations: Localizations
  ) -> MIMEPackage.DocumentType {
    let description = type.description ?? type.identifier
    return MIMEPackage.DocumentType(
      name: name, aliases: Array(type.mimeTypes.dropFirst()),
      comment: localizations.text(description, keys: [description]),
      parents: [], extensions: type.extensions, weight: type.isExported ? 50 : 40)
  }
}
