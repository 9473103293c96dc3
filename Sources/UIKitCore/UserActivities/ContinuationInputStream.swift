import Foundation
import MainThread

/// The stream from which an app reads what the app on the other device has written.
final class ContinuationInputStream: InputStream {
  private let channel: ContinuationChannel
  private(set) lazy var schedule = makeSchedule()
  private var isBlocked = false

  init(_ channel: ContinuationChannel) {
    self.channel = channel
    super.init(data: Data())
    _ = schedule
    channel.connect(self)
  }

  deinit { channel.closeInput() }

  private func makeSchedule() -> StreamSchedule {
    let stream = WeakStream(self)
    return StreamSchedule { (stream.value as? ContinuationInputStream)?.deliverEvents() }
  }

  override func open() { channel.openInput() }

  override func close() {
    channel.closeInput()
    schedule.removeAll()
  }

  override var streamStatus: Status { channel.inputStatus }
  override var streamError: (any Error)? { channel.error ?? (isBlocked ? ContinuationError.wouldBlock : nil) }
  override var hasBytesAvailable: Bool { channel.hasBytes }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    let count = channel.read(buffer, len, waits: !MainThread.isCurrent)
    isBlocked = count == nil
    return count ?? -1
  }

  override func getBuffer(
    _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>
  ) -> Bool { false }

  override func property(forKey key: PropertyKey) -> AnyObject? { nil }
  override func setProperty(_ property: AnyObject?, forKey key: PropertyKey) -> Bool { false }

  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    schedule.add(aRunLoop, mode)
    channel.scheduleChanged()
  }

  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { schedule.remove(aRunLoop, mode) }

  /// Calls the delegate with the events that there are.
  func deliverEvents() {
    for event in channel.takeInputEvents() { delegate?.stream(self, handle: event) }
  }
}
