// A thread of its own for some of the seeds.

import { parentPort, workerData } from 'node:worker_threads'
import { runSeeds } from './run-seeds.ts'

parentPort?.postMessage(await runSeeds(workerData as readonly number[]))
