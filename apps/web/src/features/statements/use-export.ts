// Saving records as a file: asked for, received, given to the browser to keep.

import { useEffect, useRef, useState } from 'react'
import { download } from '../../platform/download.ts'
import { saveFile } from '../../platform/save-file.ts'

export type Exported = 'options' | 'contracts' | 'moneychange' | 'payroll'

export type Export = {
  readonly state: 'idle' | 'running' | 'failed'
  /** Received so far. */
  readonly bytes: number
  readonly problem: unknown
  readonly start: (what: Exported, span: { from: string; to: string }) => void
  readonly stop: () => void
}

/** `onDone` gets the name under which the file was saved. */
export function useExport(onDone: (fileName: string) => void): Export {
  const [{ state, bytes, problem }, setProgress] = useState<Progress>(IDLE)
  const running = useRef<AbortController>(undefined)
  const stop = () => {
    running.current?.abort()
    running.current = undefined
    setProgress(IDLE)
  }
  useEffect(() => () => running.current?.abort(), [])

  const start: Export['start'] = async (what, span) => {
    const control = new AbortController()
    running.current = control
    const isCurrent = () => running.current === control
    setProgress({ ...IDLE, state: 'running' })
    try {
      const file = await download(
        'exportRecords',
        { what, ...span },
        {
          signal: control.signal,
          onBytes: (received) => {
            if (isCurrent()) setProgress({ ...IDLE, state: 'running', bytes: received })
          },
        },
      )
      if (!isCurrent()) return
      saveFile(file)
      setProgress(IDLE)
      onDone(file.fileName)
    } catch (failure) {
      // Whoever stopped it knows.
      if (isCurrent()) setProgress({ ...IDLE, state: 'failed', problem: failure })
    }
  }
  return { state, bytes, problem, start: (what, span) => void start(what, span), stop }
}

type Progress = Pick<Export, 'state' | 'bytes' | 'problem'>

const IDLE: Progress = { state: 'idle', bytes: 0, problem: undefined }
