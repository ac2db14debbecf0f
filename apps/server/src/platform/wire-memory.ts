// Memory in which messages to the database are written: it grows, and is used again.

export type WireMemory = {
  bytes: Buffer
  /** Of the same bytes. */
  view: DataView
  /** Makes `bytes` at least so long; what stands in them stays. */
  readonly makeRoom: (length: number) => void
}

const FIRST_BYTES = 256 * 1_024

/** It grows to the longest of what is ever written in it, which a group's size bounds. */
export function createWireMemory(): WireMemory {
  const bytes = Buffer.allocUnsafeSlow(FIRST_BYTES)
  const memory = {
    bytes,
    view: viewOf(bytes),
    makeRoom: (length: number) => {
      if (length <= memory.bytes.length) return
      const larger = Buffer.allocUnsafeSlow(2 * length)
      memory.bytes.copy(larger)
      memory.bytes = larger
      memory.view = viewOf(larger)
    },
  }
  return memory
}

function viewOf({ buffer, byteOffset, length }: Buffer): DataView {
  return new DataView(buffer, byteOffset, length)
}
