// The notice of the day: once a day, after the screen stands, with a plain way out.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { Button, ButtonLink } from '@fairtick/ui/button'
import { Sheet } from '@fairtick/ui/sheet'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../platform/client-instance.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { dayOf } from '../../../platform/days.ts'
import { useText } from '../../../platform/i18n.ts'
import { useServerNow } from '../../../platform/use-server-now.ts'
import { internalHref } from '../internal-href.ts'

const SHOW_AFTER_MS = 1_200

export function DayNotice() {
  const t = useText()
  const { data } = useQuery({ queryKey: ['popup'], queryFn: () => call('popup') })
  const [isOpen, setOpen] = useState(false)
  const popup = data?.popup
  const today = dayOf(useServerNow(MINUTE_MS))
  const mark = popup && `${popup.id} ${today}`
  useEffect(() => {
    if (mark == null || useClientState.getState().seenPopup === mark) return
    const timer = setTimeout(() => {
      useClientState.setState({ seenPopup: mark })
      setOpen(true)
    }, SHOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [mark])
  if (popup == null) return null
  const close = () => setOpen(false)
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={popup.title}
      closeLabel={t('shell.close')}
      footer={
        <div className="grid grid-cols-2 gap-2.5">
          <ButtonLink block tone="soft" href={internalHref(popup.link)}>
            {t('home.noticeMore')}
          </ButtonLink>
          <Button block onClick={close}>
            {t('shell.close')}
          </Button>
        </div>
      }
    >
      <p className="pb-2 text-body text-text2">{popup.text}</p>
    </Sheet>
  )
}
