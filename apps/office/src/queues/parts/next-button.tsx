// From a case straight on to the next one that waits.

import { Button } from '@mui/material'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useNotify, useRedirect } from 'react-admin'
import { officeClient } from '../../platform/office-client.ts'
import { problemText } from '../../platform/problem-text.ts'
import { useMe } from '../../platform/session.ts'
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
      const id = nextCase(await LISTS[area](), { shown, me })
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

/** The first page: oldest first. */
const LISTS = {
  deposits: async () => {
    const { data } = await officeClient.call('depositQueue')
    return data.map(({ deposit: { id }, claim }) => ({ id, claim }))
  },
  withdrawals: async () => {
    const { data } = await officeClient.call('withdrawalQueue')
    return data.map(({ withdrawal: { id }, claim }) => ({ id, claim }))
  },
  'bank-changes': async () => (await officeClient.call('bankChangeQueue')).data,
}
