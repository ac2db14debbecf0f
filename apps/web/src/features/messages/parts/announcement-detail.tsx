// One announcement whole, with the screen that it leads to and those around it.

import { Badge } from '@fairtick/ui/badge'
import { ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { EmptyState } from '@fairtick/ui/empty-state'
import type { CallResult } from '@fairtick/wire/api-contract'
import { ownHref, screenHref } from '../../../platform/announcement-href.ts'
import { ForeignTextNote } from '../../../platform/foreign-text.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { SimpleHtmlText } from '../../../platform/simple-html-text.tsx'
import { CATEGORY_WORDS } from '../category-words.ts'
import { useAnnouncement } from '../use-announcements.ts'
import { DetailFrame, Neighbours } from './detail-frame.tsx'

export function AnnouncementDetail({ id }: { id: string }) {
  const t = useText()
  const announcement = useAnnouncement(id)
  return (
    <DetailFrame title={t('content.announcement')} reading={announcement} missing={<Missing />}>
      {(read) => <Content announcement={read} />}
    </DetailFrame>
  )
}

function Content({ announcement }: { announcement: CallResult<'announcement'> }) {
  const t = useText()
  const { fullTime } = useFormats()
  const { title, time, html, link, category, language, previousId, nextId } = announcement
  const href = screenHref(link)
  return (
    <>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-col items-start gap-1">
          <Badge tone={category === 'security' ? 'warn' : 'neutral'}>
            {t(CATEGORY_WORDS[category])}
          </Badge>
          <h2 lang={language} className="text-title font-semibold text-text">
            {title}
          </h2>
          <p className="tabular text-caption text-text3">{fullTime(time)}</p>
          <ForeignTextNote language={language} />
        </div>
        <SimpleHtmlText html={html} lang={language} />
        {href !== undefined && (
          <ButtonLink href={href} tone="outline" block>
            {t('content.goThere')}
          </ButtonLink>
        )}
      </Card>
      <Neighbours
        label={t('content.otherAnnouncements')}
        newer={nextId && ownHref(nextId)}
        older={previousId && ownHref(previousId)}
      />
    </>
  )
}

function Missing() {
  const t = useText()
  return (
    <EmptyState
      action={
        <ButtonLink href={hrefOf('/pages/message/center', { tab: 'announcements' })} tone="outline">
          {t('content.toAnnouncements')}
        </ButtonLink>
      }
    >
      {t('content.announcementMissing')}
    </EmptyState>
  )
}
