// Which keys may have an answer: a Bloom filter over their ids, so that new ones are not looked up.

import type { Queryable } from '../../platform/database.ts'

/** One key's bits stand in one block of this size: it costs one cache line. */
const BLOCK_BITS = 512
const BLOCK_WORDS = BLOCK_BITS / 32
/** 16 MB together. */
const BLOCKS = 2 ** 18
/** Three bits a key among sixteen: one new key in two hundred is looked up for nothing. */
const SHIFTS = [0, 9, 18] as const
const BITS_A_KEY = 16
/** Beyond this a filter says too little. */
const MAX_KNOWN_KEYS = (BLOCKS * BLOCK_BITS) / BITS_A_KEY
/** Ids of one look: short, since keys are looked up on the same connection. */
const PAGE = 2_000
/** So many keys after a reading that failed the next one is begun. */
const RETRY_KEYS = 1_000
const BEFORE_ALL = '0'.repeat(32)

export type IdempotencyFilter = {
  /**
   * Whether the key of this id may have an answer: false is certain, and is never said before
   * `read` is through. From now on it may.
   */
  readonly add: (id: string) => boolean
  /**
   * Takes in the answers that are kept. With more than half of what it can tell apart every key may
   * have one for good: it would be worn again too soon. Never rejects: a reading that failed leaves
   * every key to be looked up, which shows whether the database is there.
   */
  readonly read: (database: Queryable) => Promise<void>
  /** It can tell no more keys apart, or was not read: another one should read what is kept now. */
  readonly isWorn: () => boolean
}

/** Keys under way must be noted before `read`: they may be kept behind what it reads. */
export function createIdempotencyFilter(maxKeys: number = MAX_KNOWN_KEYS): IdempotencyFilter {
  const words = new Uint32Array(BLOCKS * BLOCK_WORDS)
  let count = 0
  let isRead = false
  let failedAtCount: number | undefined
  const add = (id: string): boolean => {
    // The first half may be a time, which says nothing of a key.
    const block = (Number.parseInt(id.slice(16, 24), 16) % BLOCKS) * BLOCK_WORDS
    const bits = Number.parseInt(id.slice(24), 16)
    let isNew = false
    for (const shift of SHIFTS) {
      const bit = (bits >>> shift) % BLOCK_BITS
      const place = block + (bit >>> 5)
      const before = words[place] as number
      const after = before | (1 << (bit & 31))
      if (after >>> 0 !== before) isNew = true
      words[place] = after
    }
    if (isNew) count += 1
    return !(isNew && isRead)
  }
  return {
    add,
    read: async (database) => {
      try {
        let ids = await readIds(database)
        for (; ids.length > 0 && count < maxKeys; ids = await readIds(database, ids.at(-1))) {
          for (const id of ids) add(id)
        }
        isRead = count < maxKeys / 2
      } catch {
        failedAtCount = count
      }
    },
    isWorn: () =>
      failedAtCount === undefined
        ? isRead && count >= maxKeys
        : count >= failedAtCount + RETRY_KEYS,
  }
}

/** The ids behind `last`, as one text: as rows of their own they would cost ten times as much. */
async function readIds(database: Queryable, last: string = BEFORE_ALL): Promise<readonly string[]> {
  const [row] = await database.query<{ ids: string | null }>(
    `SELECT string_agg(encode(uuid_send(id), 'hex'), '' ORDER BY id) AS ids
     FROM (SELECT id FROM idempotency WHERE id > $1::uuid ORDER BY id LIMIT ${PAGE}) AS page`,
    [last],
  )
  return row?.ids?.match(/.{32}/g) ?? []
}
