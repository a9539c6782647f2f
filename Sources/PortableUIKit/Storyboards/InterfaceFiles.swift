enum InterfaceFiles {
  /// The bundles that storyboard references name, by identifier.
  static var bundles: [String: Bundle] = [:]
  /// The files that have been read and are still in use.
  private static var documents: [URL: WeakDocument] = [:]

  private struct WeakDocument { weak var document: InterfaceDocument? }

  static func fileName(_ name: String, _ ending: String) -> String {
    name.hasSuffix("." + ending) ? name : "\(name).\(ending)"
  }

  static func storyboard(_ name: String, bundle: Bundle) throws(UIStoryboardError) -> InterfaceDocument {
    let file = fileName(name, "storyboard")
    let url = try find(file, in: bundle)
    if let document = documents[url]?.document { return document }
    let document = try InterfaceDocument(read(url, file), file: file, bundle: bundle)
    documents = documents.filter { $0.value.document != nil }
    documents[url] = WeakDocument(document: document)
    return document
  }

  static func bundle(identifier: String) -> Bundle? { bundles[identifier] ?? Bundle(identifier: identifier) }

  static func find(_ file: String, in bundle: Bundle) throws(UIStoryboardError) -> URL {
    let root = bundle.resourceURL ?? bundle.bundleURL
    // A name may contain folders inside the bundle, but must not leave it.
    guard !file.split(separator: "/").contains("..") else {
      throw UIStoryboardError(file, .missingFile(bundle: root.path))
    }
    let languages = bundle.preferredLocalizations + ["Base"]
    var folders: [URL] = []
    for folder in [root, root.appendingPathComponent("Resources")] {
      folders.append(folder)
      folders += languages.map { folder.appendingPathComponent($0 + ".lproj") }
    }
    for folder in folders {
      for ending in ["", ".xml"] {
        let url = folder.appendingPathComponent(file + ending)
        if isFile(url) { return url }
      }
    }
    // The editor's compiler writes a folder or a file with a similar name.
    let compiled = file.hasSuffix(".xib") ? String(file.dropLast(3)) + "nib" : file + "c"
    for folder in folders
    where FileManager.default.fileExists(atPath: folder.appendingPathComponent(compiled).path) {
      throw UIStoryboardError(compiled, .compiled)
    }
    throw UIStoryboardError(file, .missingFile(bundle: root.path))
  }

  static func read(_ url: URL, _ file: String) throws(UIStoryboardError) -> Data {
    // The size is checked before and during the read, because the file may grow.
    let size: Int
    let source: Data
    do {
      size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      source = size > InterfaceLimits.bytes ? Data() : try handle.read(upToCount: InterfaceLimits.bytes + 1) ?? Data()
    } catch {
      throw UIStoryboardError(file, .unreadableFile(error.localizedDescription))
    }
    if size > InterfaceLimits.bytes { throw UIStoryboardError(file, .tooLarge(size)) }
    return source
  }

  private static func isFile(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
  }
}
