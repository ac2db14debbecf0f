// The file of exported heads beside the database: a line for each entry, read line by line.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AuditHead } from './store.ts'

export type ExportedHead = AuditHead & { readonly timeMs: number }

export type ExportedHeads = {
  /** In the order in which they were exported. */
  readonly heads: readonly ExportedHead[]
  /** One sentence each: what is not as the server writes it. */
  readonly findings: readonly string[]
}

export function headsFile(dataFolder: string): string {
  return join(dataFolder, 'audit-heads.txt')
}

export function writeHead({ number, hash }: AuditHead, nowMs: number): string {
  return `${new Date(nowMs).toISOString()} ${number} ${hash}\n`
}

/** None where there is no file yet. */
export async function readExportedHeads(file: string): Promise<ExportedHeads> {
  return parseHeads(await readOrNothing(file))
}

/** Each line names the entry behind the one before it, or the same once more. */
export function parseHeads(text: string): ExportedHeads {
  const heads: ExportedHead[] = []
  const findings: string[] = []
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  for (const [place, line] of lines.entries()) {
    const head = parseHead(line)
    const problem = head === undefined ? 'cannot be read' : findDisorder(head, heads.at(-1))
    if (problem !== undefined) findings.push(`line ${place + 1} of the exported heads ${problem}`)
    if (head !== undefined) heads.push(head)
  }
  return { heads, findings }
}

function parseHead(line: string): ExportedHead | undefined {
  const [, time = '', number = '', hash = ''] = LINE.exec(line) ?? []
  return hash === '' ? undefined : { timeMs: Date.parse(time), number: Number(number), hash }
}

const LINE = /^(\d{4}-\d{2}-\d{2}T[\d:.]{12}Z) (\d{1,15}) ([0-9a-f]{64})$/

function findDisorder(
  { number, hash }: ExportedHead,
  before: ExportedHead | undefined,
): string | undefined {
  if (before === undefined || number === before.number + 1) return undefined
  if (number > before.number) return `comes behind missing ones: ${number} after ${before.number}`
  if (number < before.number) return `goes back: ${number} after ${before.number}`
  return hash === before.hash ? undefined : `names entry ${number} again, with another hash`
}

async function readOrNothing(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return ''
    throw error
  }
}
