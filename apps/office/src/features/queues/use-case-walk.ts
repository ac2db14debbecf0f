// From case to case of a queue: the next one, the one before, and on by itself after a decision.

import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useNotify, useRedirect } from 'react-admin'
import { problemText } from '../../platform/problem-text.ts'
import { useMe } from '../../platform/session.ts'
import { type CaseTrail, createCaseTrail } from './case-trail.ts'
import { nextCase } from './next-case.ts'
import { type CaseArea, readWaitingPage, type WaitingLane } from './waiting-pages.ts'

export type CaseWalk = {
  readonly isLooking: boolean
  readonly next: () => void
  /** Undefined: there is none. */
  readonly previous: (() => void) | undefined
  /** After a decision; where none is left, the decided one stays. */
  readonly advance: () => void
}

export type ShownCase = {
  readonly area: CaseArea
  readonly shown: string
  /** Whether the next one is to be reviewed or to be paid. */
  readonly lane?: WaitingLane | undefined
}

export const CaseWalkContext = createContext<CaseWalk | undefined>(undefined)

/** Undefined outside the page of a case. */
export function useWalkHere(): CaseWalk | undefined {
  return useContext(CaseWalkContext)
}

const NOWHERE = {}
const trails = new Map<CaseArea, CaseTrail>()

export function useCaseWalk({ area, shown, lane }: ShownCase): CaseWalk {
  const [isLooking, setLooking] = useState(false)
  const redirect = useRedirect()
  const notify = useNotify()
  const me = useMe().id
  const trail = trailOf(area)
  // Known to the way back at once; to say it again changes nothing.
  trail.visit(shown)
  // Not the id alone: who went on and came back must not be led away by what was asked before.
  const visit = useMemo(() => ({ shown }), [shown])
  const here = useRef<object>(visit)
  useEffect(() => {
    here.current = visit
    return () => {
      here.current = NOWHERE
    }
  }, [visit])
  const go = (id: string) => redirect(`/${area}/${id}`)
  const look = async (whenNone: () => void): Promise<void> => {
    setLooking(true)
    try {
      const wanted = { shown, me, isPassed: trail.has }
      const id = await nextCase((query) => readWaitingPage(area, lane, query), wanted)
      // Whoever went somewhere else meanwhile is not called away.
      if (here.current !== visit) return
      if (id !== undefined) return void go(id)
      notify('Nothing else waits for you here', { type: 'info' })
      whenNone()
    } catch (problem) {
      notify(problemText(problem, 'reading'), { type: 'error' })
    } finally {
      setLooking(false)
    }
  }
  const [before, behind] = [trail.before(shown), trail.behind(shown)]
  return {
    isLooking,
    next: () => (behind === undefined ? void look(() => redirect(`/${area}`)) : go(behind)),
    previous: before === undefined ? undefined : () => go(before),
    advance: () => void look(() => {}),
  }
}

function trailOf(area: CaseArea): CaseTrail {
  const trail = trails.get(area) ?? createCaseTrail()
  trails.set(area, trail)
  return trail
}
