import Foundation
import MainThread
import SceneSystem

/// The stream to which an app writes what the app on the other device reads.
final class ContinuationOutputStream: OutputStream {
  private let channel: ContinuationChannel
  private(set) lazy var schedule = makeSchedule()
  private var isBlocked = false

  init(_ channel: ContinuationChannel) {
    self.channel = channel
    super.init(toMemory: ())
    _ = schedule
    channel.connect(self)
  }

  /// A stream that is connected to nothing.
  required init(toMemory: ()) {
    channel = ContinuationChannel {}
    super.init(toMemory: ())
    _ = schedule
    channel.receive(.failure(.connectionUnavailable))
  }

  deinit { channel.closeOutput() }

  private func makeSchedule() -> StreamSchedule {
    let stream = WeakStream(self)
    return StreamSchedule { (stream.value as? ContinuationOutputStream)?.deliverEvents() }
  }

  override func open() { channel.openOutput() }

  override func close() {
    channel.closeOutput()
    schedule.removeAll()
  }

  override var streamStatus: Status { channel.outputStatus }
  override var streamError: (any Error)? { channel.error ?? (isBlocked ? ContinuationError.wouldBlock : nil) }
  override var hasSpaceAvailable: Bool { channel.hasSpace }

  override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
    let count = channel.write(buffer, len, waits: !MainThread.isCurrent)
    isBlocked = count == nil
    return count ?? -1
  }

  override func property(forKey key: PropertyKey) -> AnyObject? { nil }
  override func setProperty(_ property: AnyObject?, forKey key: PropertyKey) -> Bool { false }

  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    schedule.add(aRunLoop, mode)
    channel.scheduleChanged()
  }

  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { schedule.remove(aRunLoop, mode) }

  /// Calls the delegate with the events that there are.
  func deliverEvents() {
    for event in channel.takeOutputEvents() { delegate?.stream(self, handle: event) }
  }
}
