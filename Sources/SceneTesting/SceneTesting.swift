@_exported public import struct SceneSystem.DeviceProfile
@_exported public import struct SceneTrace.TraceEvent
@_exported public import enum SceneTrace.TimelineFormat
