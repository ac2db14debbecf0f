// One message whole, with the order or record it tells of, or one announcement.

import { ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { EmptyState } from '@fairtick/ui/empty-state'
import type { CallResult } from '@fairtick/wire/api-contract'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { Receipt } from 'lucide-react'
import { useFormats } from '../../platform/formats.ts'
import { type TextKey, useText } from '../../platform/i18n.ts'
import { useSearchTexts } from '../../platform/navigation.ts'
import { hrefOf } from '../../platform/paths.ts'
import { SimpleHtmlText } from '../../platform/simple-html-text.tsx'
import { AccountBadge } from '../../shell/other-account.tsx'
import { aboutHref } from './about-href.ts'
import { AnnouncementDetail } from './parts/announcement-detail.tsx'
import { DetailFrame, Neighbours } from './parts/detail-frame.tsx'
import { useMessage } from './use-messages.ts'

export function MessageDetailScreen() {
  const { id = '', kind } = useSearchTexts()
  return kind === 'announcement' ? <AnnouncementDetail id={id} /> : <MessageDetail id={id} />
}

function MessageDetail({ id }: { id: string }) {
  const t = useText()
  const message = useMessage(id)
  return (
    <DetailFrame
      title={t('messages.detailTitle')}
      reading={message}
      missing={<Gone>{t('messages.notFound')}</Gone>}
    >
      {(read) => <Content message={read} />}
    </DetailFrame>
  )
}

function Content({ message }: { message: CallResult<'messageContent'> }) {
  const t = useText()
  const { fullTime } = useFormats()
  const { title, time, html, about, account, deleted } = message
  return (
    <>
      {deleted ? (
        <Gone>{t('messages.deleted')}</Gone>
      ) : (
        <Card className="flex flex-col gap-3">
          <div className="flex flex-col items-start gap-1">
            <AccountBadge account={account} />
            <h2 className="text-title font-semibold text-text">{title}</h2>
            <p className="tabular text-caption text-text3">{fullTime(time)}</p>
          </div>
          <SimpleHtmlText html={html} />
          {about !== null && (
            <ButtonLink
              href={aboutHref(about, account)}
              tone="outline"
              block
              icon={<Receipt className="size-5" />}
            >
              {t(SEE[about.kind])}
            </ButtonLink>
          )}
        </Card>
      )}
      <Neighbours
        label={t('messages.neighbours')}
        newer={message.nextId && hrefOf('/pages/message/detail', { id: message.nextId })}
        older={message.previousId && hrefOf('/pages/message/detail', { id: message.previousId })}
      />
    </>
  )
}

type AboutKind = NonNullable<CallResult<'messageContent'>['about']>['kind']

const SEE: Readonly<Record<AboutKind, TextKey>> = orUnknown(
  {
    option: 'messages.seeOrder',
    contract: 'messages.seeOrder',
    deposit: 'messages.seeRecord',
    withdrawal: 'messages.seeRecord',
    instrument: 'messages.seeInstrument',
    follow: 'messages.seeCopies',
    copy_skips: 'messages.seeSkips',
    leader: 'messages.seeLeader',
  },
  'messages.seeOrder',
)

function Gone({ children }: { children: string }) {
  const t = useText()
  return (
    <EmptyState
      action={
        <ButtonLink href={hrefOf('/pages/message/center')} tone="outline">
          {t('messages.toList')}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  )
}
