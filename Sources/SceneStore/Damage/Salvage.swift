/// Finds the rows of a damaged database one by one.
///
/// Which page belongs to which table is stored in pages that may be damaged themselves, so every page is searched, and a row is identified
/// by its checksum, which includes its table. Rows that were removed are not found: the store overwrites them with zeros. See
/// <https://www.sqlite.org/fileformat2.html#b_tree_pages>.
struct Salvage {
  private let image: UnsafeRawBufferPointer
  private let pageSize = DatabaseImage.pageSize

  /// All intact rows of the image; `nil` if there are none.
  static func read(_ image: DatabaseImage) -> ReadState? {
    image.bytes.withUnsafeBytes { Salvage(image: $0).read() }
  }

  private func read() -> ReadState? {
    var rows: [StoreTable: [SalvagedRow]] = [:]
    for start in stride(from: 0, to: image.count - image.count % pageSize, by: pageSize) {
      for row in self.rows(at: start) {
        if let table = row.table { rows[table, default: []].append(row) }
      }
    }
    var assembly = StateAssembly()
    for table in StoreTable.allCases {
      assembly.begin()
      for row in unique(rows[table] ?? []) { assembly.add(row, of: table) }
    }
    // Missing rows are detected by the installation's row, which has the count and the digest of the others.
    return assembly.finish()
  }

  /// Sorted by ascending key, without keys that occur several times: there is no way to determine the correct row.
  private func unique(_ rows: [SalvagedRow]) -> [SalvagedRow] {
    var count: [Int64: Int] = [:]
    for row in rows { count[row.key, default: 0] += 1 }
    return rows.filter { count[$0.key] == 1 }.sorted { $0.key < $1.key }
  }

  /// The rows of a page that may be a leaf of a table.
  private func rows(at start: Int) -> [SalvagedRow] {
    // The first page begins with the file's header.
    let header = start == 0 ? 100 : start
    guard image[header] == 13 else { return [] }
    var rows: [SalvagedRow] = []
    for cell in 0..<min(image.big16(header + 3), pageSize / 2) {
      let pointer = header + 8 + 2 * cell
      guard pointer + 2 <= start + pageSize else { break }
      if let row = row(at: start + image.big16(pointer), end: start + pageSize) { rows.append(row) }
    }
    return rows
  }

  private func row(at start: Int, end: Int) -> SalvagedRow? {
    var offset = start
    guard let size = integer(&offset, end), let key = integer(&offset, end), size > 0, size <= Int64(image.count) else {
      return nil
    }
    return payload(Int(size), at: offset, end: end).flatMap { SalvagedRow(key: key, payload: $0) }
  }

  /// A row's bytes; what does not fit on the page is stored in overflow pages, each of which has the number of the next.
  private func payload(_ size: Int, at start: Int, end: Int) -> [UInt8]? {
    let most = pageSize - 35
    guard size > most else {
      guard start + size <= end else { return nil }
      return Array(image[start..<start + size])
    }
    let least = (pageSize - 12) * 32 / 255 - 23
    let surplus = least + (size - least) % (pageSize - 4)
    let local = surplus <= most ? surplus : least
    guard start + local + 4 <= end else { return nil }
    var payload = Array(image[start..<start + local])
    var next = image.big32(start + local)
    while payload.count < size {
      let page = Int(next) * pageSize - pageSize
      guard next > 0, page + pageSize <= image.count else { return nil }
      let count = min(size - payload.count, pageSize - 4)
      payload += image[page + 4..<page + 4 + count]
      next = image.big32(page)
    }
    return payload
  }

  private func integer(_ offset: inout Int, _ end: Int) -> Int64? {
    guard offset < end else { return nil }
    return SalvagedRow.integer(UnsafeRawBufferPointer(rebasing: image[..<end]), &offset)
  }
}
