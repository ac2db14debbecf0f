// Asks for secrets at a terminal without showing them, or takes them line by line from a pipe.

import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** As many lines as there are questions; fewer when the input ends. */
export async function askHidden(questions: readonly string[]): Promise<readonly string[]> {
  // What is typed is echoed by the interface alone: into nothing.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = process.stdin.isTTY === true
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal })
  const answers: string[] = []
  process.stderr.write(terminal ? (questions[0] ?? '') : '')
  for await (const line of lines) {
    answers.push(line.trim())
    if (terminal) process.stderr.write(`\n${questions[answers.length] ?? ''}`)
    if (answers.length === questions.length) break
  }
  lines.close()
  return answers
}
