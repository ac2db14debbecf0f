// The notice of the day: at most one a day and none on the first, after the screen stands, with a
// plain way out.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { Button, ButtonLink } from '@fairtick/ui/button'
import { Sheet } from '@fairtick/ui/sheet'
import type { Language } from '@fairtick/wire/languages'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { announcementHref } from '../../../platform/announcement-href.ts'
import { call } from '../../../platform/client-instance.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { serverClock } from '../../../platform/clock.ts'
import { dayOf } from '../../../platform/days.ts'
import { ForeignTextNote } from '../../../platform/foreign-text.tsx'
import { useLanguage, useText } from '../../../platform/i18n.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { readAhead } from '../../../platform/read-ahead.ts'
import { useServerNow } from '../../../platform/use-server-now.ts'
import { popupQuery } from '../home-reads.ts'

const SHOW_AFTER_MS = 1_200

export function DayNotice() {
  const t = useText()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const today = String(dayOf(useServerNow(MINUTE_MS)))
  const isDue = useClientState((state) => state.seenPopup) !== today
  const { data } = useQuery({ ...popupQuery(language), enabled: isDue })
  const id = data?.popup?.id
  useEffect(() => {
    const { seenPopup } = useClientState.getState()
    if (id === undefined || seenPopup === today) return
    // Nothing stands over the first Home: what is shown here of prices and money says so itself.
    if (seenPopup === '') {
      useClientState.setState({ seenPopup: today })
      return
    }
    const timer = setTimeout(() => {
      useClientState.setState({ seenPopup: today })
      setOpen(true)
      void noteSeen(id)
    }, SHOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [id, today])
  const popup = data?.popup
  if (popup == null) return null
  const close = () => setOpen(false)
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={<span lang={popup.language}>{popup.title}</span>}
      closeLabel={t('shell.close')}
      footer={
        <div className="grid grid-cols-2 gap-2.5">
          <ButtonLink block tone="soft" href={announcementHref(popup)}>
            {t('home.noticeMore')}
          </ButtonLink>
          <Button block onClick={close}>
            {t('shell.close')}
          </Button>
        </div>
      }
    >
      <ForeignTextNote language={popup.language} />
      <p lang={popup.language} className="pb-2 text-body text-text2">
        {popup.text}
      </p>
    </Sheet>
  )
}

/** Of who has yet to answer to the agreement it is not known whether they will see it. */
export function readNoticeAhead(language: Language): void {
  const { user, seenPopup } = useClientState.getState()
  const isDue = seenPopup !== String(dayOf(serverClock.nowMs()))
  if (isDue && user?.agreement.answer !== 'none') readAhead(popupQuery(language))
}

/** So that it comes on no other device either; what is no announcement is passed over. */
async function noteSeen(id: string): Promise<void> {
  try {
    await call('readMessages', { body: { ids: [id] } })
    await queryClient.invalidateQueries({ queryKey: ['user'] })
  } catch {
    // It is shown again elsewhere; nobody has to be told.
  }
}
