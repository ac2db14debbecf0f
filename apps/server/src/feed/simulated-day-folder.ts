// The days of a simulated market in the data folder: for the server's eyes alone until they are
// revealed.

import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { SimulatedDays } from './adapters/simulated-day.ts'

const KEY_BYTES = 32
const NAME = /^([0-9]{1,15})\.json$/

export function openSimulatedDays(dataFolder: string): SimulatedDays {
  const folder = join(dataFolder, 'simulated-days')
  const pathOf = (fromMs: number) => join(folder, `${fromMs}.json`)
  return {
    newKey: () => randomBytes(KEY_BYTES),
    load: () =>
      (existsSync(folder) ? readdirSync(folder) : [])
        .flatMap((name) => NAME.exec(name)?.[1] ?? [])
        .map(Number)
        .sort((one, other) => one - other)
        .map((fromMs) => readFileSync(pathOf(fromMs), 'utf8')),
    keep: (fromMs, text) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const unfinished = join(folder, `${fromMs}.new`)
      writeSynced(unfinished, text)
      renameSync(unfinished, pathOf(fromMs))
      syncFolder(folder)
    },
    forget: (fromMs) => rmSync(pathOf(fromMs), { force: true }),
  }
}

function writeSynced(path: string, text: string): void {
  const file = openSync(path, 'w', 0o600)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
