// From a case straight on to the next one that waits.

import { Button } from '@mui/material'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useNotify, useRedirect } from 'react-admin'
import { officeClient } from '../../../platform/office-client.ts'
import { problemText } from '../../../platform/problem-text.ts'
import { useMe } from '../../../platform/session.ts'
import { nextCase } from '../next-case.ts'

type NextButtonProps = {
  readonly area: keyof typeof LISTS
  /** The case that is shown. */
  readonly shown: string
}

export function NextButton({ area, shown }: NextButtonProps) {
  const [isLooking, setLooking] = useState(false)
  const redirect = useRedirect()
  const notify = useNotify()
  const me = useMe().id
  const go = async () => {
    setLooking(true)
    try {
      const id = await nextCase(LISTS[area], { shown, me })
      if (id === undefined) notify('Nothing else waits for you here', { type: 'info' })
      redirect(id === undefined ? `/${area}` : `/${area}/${id}`)
    } catch (problem) {
      notify(problemText(problem, 'reading'), { type: 'error' })
    } finally {
      setLooking(false)
    }
  }
  return (
    <Button
      variant="outlined"
      disabled={isLooking}
      onClick={() => void go()}
      endIcon={<ArrowRight size={18} aria-hidden />}
    >
      Next case
    </Button>
  )
}

type Query = { readonly after?: string }

/** What waits, oldest first. */
const LISTS = {
  deposits: async (query: Query) => {
    const { data, next } = await officeClient.call('depositQueue', { query })
    return { rows: data.map(({ deposit: { id }, claim }) => ({ id, claim })), next }
  },
  withdrawals: async (query: Query) => {
    const { data, next } = await officeClient.call('withdrawalQueue', { query })
    return { rows: data.map(({ withdrawal: { id }, claim }) => ({ id, claim })), next }
  },
  'bank-changes': async (query: Query) => {
    const { data: rows, next } = await officeClient.call('bankChangeQueue', { query })
    return { rows, next }
  },
  links: async (query: Query) => {
    const { data: rows, next } = await officeClient.call('accountLinkQueue', { query })
    return { rows, next }
  },
  recoveries: async (query: Query) => {
    const { data: rows, next } = await officeClient.call('recoveryQueue', { query })
    return { rows, next }
  },
  leaders: async (query: Query) => {
    const { data: rows, next } = await officeClient.call('leaderQueue', { query })
    return { rows, next }
  },
  signals: async (query: Query) => {
    const { data: rows, next } = await officeClient.call('signalQueue', { query })
    return { rows, next }
  },
  identities: async (query: Query) => {
    const { data: rows, next } = await officeClient.call('identityQueue', { query })
    return { rows, next }
  },
}
