// What is kept, and the ways by which it leaves the app: as a file, and to the page that checks it.

import type { SignedReceipt } from '@fairtick/proof/receipt'
import { useQuery } from '@tanstack/react-query'
import { currentLanguage } from '../../platform/i18n.ts'
import { saveFile } from '../../platform/save-file.ts'

/** More are too much for an address: some browsers cut it. */
export const MOST_HANDED_OVER = 200

export type KeptReceipts = {
  readonly kept: number
  /** Contradicted by a later one. */
  readonly denied: number
  /** Of what the newest is of; 0 where none is kept. */
  readonly newestMs: number
  /** Older ones, beyond the `most` that are kept. */
  readonly dropped: number
  readonly most: number
  /** Oldest first, each before what contradicts it. */
  readonly listed: readonly SignedReceipt[]
}

/** It asks nobody but this device; an error says that nothing can be kept here. */
export function useReceipts() {
  return useQuery({
    queryKey: ['receipts'],
    queryFn: readKept,
    staleTime: 0,
    retry: false,
    networkMode: 'always',
  })
}

async function readKept(): Promise<KeptReceipts> {
  const { readKeptReceipts } = await import('../../live/receipts/keep-receipts.ts')
  const { kept, dropped, most, listed } = await readKeptReceipts()
  return {
    ...{ kept: kept.length, newestMs: kept[0]?.timeMs ?? 0, dropped, most, listed },
    denied: kept.filter(({ against }) => against !== null).length,
  }
}

/** One as it is, several as a list: the verifier takes both. */
export function saveReceipts(receipts: readonly SignedReceipt[], name: string): void {
  const [only] = receipts
  const text = JSON.stringify(receipts.length === 1 ? only : receipts)
  const content = new Blob([text], { type: 'application/json' })
  saveFile({ content, fileName: `fairtick-receipt-${name}.json` })
}

/** Without them where they are too many: their file can be chosen there. */
export function openVerifier(receipts: readonly SignedReceipt[]): void {
  const receipt = JSON.stringify(receipts.length > MOST_HANDED_OVER ? [] : receipts)
  // Behind `#`: it goes to no server.
  location.assign(`verify/?lang=${currentLanguage()}#${new URLSearchParams({ receipt })}`)
}
