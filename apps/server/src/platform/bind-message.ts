// The parameters of one statement as PostgreSQL takes them, written in memory that is used again.

import { type ArrayColumn, writeColumn, writeText } from './binary-array.ts'
import { createWireMemory, type WireMemory } from './wire-memory.ts'

/** Names of prepared statements are no longer. */
const MAX_NAME_BYTES = 32
const CODE = 0x42
const TEXT = 0
const BINARY = 1
const NULL_LENGTH = -1
/** Of messages that are answered; as many as groups are ever under way. */
const MAX_SPARE = 4

const spare: WireMemory[] = []

/**
 * A Bind message of the extended query protocol, but for the name of its statement. A copy of its
 * own for each, as drivers make them, would be half a megabyte outside of the heap for every group:
 * enough to have the whole heap marked again and again.
 */
export class BindMessage {
  readonly #memory: WireMemory
  readonly #end: number

  /** `texts` come first, each a parameter of its own, then each column as an array. */
  constructor(texts: readonly (string | null)[], columns: readonly ArrayColumn[]) {
    this.#memory = spare.pop() ?? createWireMemory()
    this.#end = writeBody(this.#memory, texts, columns)
  }

  /** The message for the prepared statement `name`. */
  bytesFor(name: string): Buffer {
    const { bytes, view } = this.#memory
    const start = BODY_START - name.length - NAMELESS_BYTES
    if (start < 0) throw new RangeError(`the statement's name is too long: ${name}`)
    bytes[start] = CODE
    view.setInt32(start + 1, this.#end - start - 1)
    // The portal has no name.
    bytes[start + 5] = 0
    bytes.write(name, start + 6, 'latin1')
    bytes[BODY_START - 1] = 0
    return bytes.subarray(start, this.#end)
  }

  /** To be called once the statement is answered, when nobody reads the bytes any more. */
  release(): void {
    const isSpare = spare.includes(this.#memory)
    if (spare.length < MAX_SPARE && !isSpare) spare.push(this.#memory)
  }
}

/** Code, length, the portal's and the statement's end. */
const NAMELESS_BYTES = 7
const BODY_START = MAX_NAME_BYTES + NAMELESS_BYTES

/** Formats, parameters, format of the results; returns where it ends. */
function writeBody(
  memory: WireMemory,
  texts: readonly (string | null)[],
  columns: readonly ArrayColumn[],
): number {
  const count = texts.length + columns.length
  let end = writeInt16(memory, BODY_START, count)
  for (let place = 0; place < count; place += 1) {
    end = writeInt16(memory, end, place < texts.length ? TEXT : BINARY)
  }
  end = writeInt16(memory, end, count)
  for (const text of texts) end = writeParameter(memory, end, text)
  for (const column of columns) {
    const start = end + 4
    end = writeColumn(memory, start, column)
    memory.view.setInt32(start - 4, end - start)
  }
  return writeInt16(memory, writeInt16(memory, end, 1), TEXT)
}

function writeParameter(memory: WireMemory, start: number, text: string | null): number {
  memory.makeRoom(start + 4)
  const end = text === null ? start + 4 : writeText(memory, start + 4, text)
  memory.view.setInt32(start, text === null ? NULL_LENGTH : end - start - 4)
  return end
}

function writeInt16(memory: WireMemory, start: number, value: number): number {
  memory.makeRoom(start + 2)
  memory.view.setInt16(start, value)
  return start + 2
}
