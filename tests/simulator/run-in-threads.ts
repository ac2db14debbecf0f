// Deals seeds out to threads, one for each core, and adds up what they answer.

import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { SeedsResult } from './run-seeds.ts'

const MOST_THREADS = 4

export async function runInThreads(seeds: readonly number[]): Promise<SeedsResult> {
  const threads = Math.min(MOST_THREADS, availableParallelism())
  const shares = Array.from({ length: threads }, (_, thread) =>
    seeds.filter((_seed, place) => place % threads === thread),
  )
  const results = await Promise.all(shares.map(runShare))
  const sum = (of: (result: SeedsResult) => number) =>
    results.reduce((total, result) => total + of(result), 0)
  return {
    seeds: sum((result) => result.seeds),
    contracts: sum((result) => result.contracts),
    cutInTheMiddle: sum((result) => result.cutInTheMiddle),
    failure: results.find(({ failure }) => failure !== undefined)?.failure,
  }
}

async function runShare(seeds: readonly number[]): Promise<SeedsResult> {
  const worker = new Worker(new URL('./seed-worker.ts', import.meta.url), { workerData: seeds })
  const [result] = (await once(worker, 'message')) as [SeedsResult]
  await worker.terminate()
  return result
}
