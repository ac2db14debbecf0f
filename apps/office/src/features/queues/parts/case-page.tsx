// The page of one case, with the way to the next one, the one before and the list.

import { Button } from '@mui/material'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRedirect } from 'react-admin'
import { Kbd, keyProps } from '../../../parts/kbd.tsx'
import { Page } from '../../../parts/page.tsx'
import { usePageKeys } from '../../../parts/page-keys.ts'
import { type CaseWalk, CaseWalkContext, type ShownCase, useCaseWalk } from '../use-case-walk.ts'

type CasePageProps = ShownCase & {
  readonly title: string
  readonly subtitle: ReactNode
  /** Of the list. */
  readonly listLabel: string
  /** Who decides nothing here goes through no queue. */
  readonly mayDecide: boolean
  readonly children: ReactNode
}

export function CasePage(props: CasePageProps) {
  const { area, shown, lane, title, subtitle, listLabel, mayDecide, children } = props
  const walk = useCaseWalk({ area, shown, lane })
  const redirect = useRedirect()
  usePageKeys([{ key: 'u', label: `Back to ${listLabel}`, run: () => redirect(`/${area}`) }])
  return (
    <CaseWalkContext value={walk}>
      <Page
        {...{ title, subtitle }}
        back={{ to: `/${area}`, label: listLabel }}
        backKey="u"
        actions={mayDecide && <WalkButtons walk={walk} />}
      >
        {children}
      </Page>
    </CaseWalkContext>
  )
}

function WalkButtons({ walk: { isLooking, next, previous } }: { readonly walk: CaseWalk }) {
  const free = !isLooking
  usePageKeys([
    { key: 'j', label: 'Next case', run: () => free && next() },
    { key: 'k', label: 'Case before', run: () => free && previous?.() },
  ])
  return (
    <>
      <Button
        variant="outlined"
        disabled={isLooking || previous === undefined}
        onClick={previous}
        startIcon={<ArrowLeft size={18} aria-hidden />}
        {...keyProps('k')}
      >
        Case before
        <Kbd name="k" />
      </Button>
      <Button
        variant="outlined"
        disabled={isLooking}
        onClick={next}
        endIcon={<ArrowRight size={18} aria-hidden />}
        {...keyProps('j')}
      >
        Next case
        <Kbd name="j" />
      </Button>
    </>
  )
}
