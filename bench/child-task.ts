// Work that a bench gives to a process of its own, one task at a time.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** In the parent. Throws when the process ends instead. */
export async function askChild<Task extends object, Report>(
  child: ChildProcess,
  task: Task,
): Promise<Report> {
  const answered = new AbortController()
  const gone = once(child, 'exit', answered).then(() => {
    throw new Error('a process of the bench ended')
  })
  child.send(task)
  try {
    const [report] = (await Promise.race([once(child, 'message', answered), gone])) as [Report]
    return report
  } finally {
    gone.catch(() => undefined)
    answered.abort()
  }
}

/** In the child. A task that fails ends it. */
export function answerTasks<Task, Report>(work: (task: Task) => Promise<Report>): void {
  process.on('message', (task: Task) => {
    work(task).then(
      (report) => process.send?.(report),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}
