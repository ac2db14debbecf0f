// One version of a text: where it stands, its course, the preview of all languages, deciding it.

import { CONTENT_KINDS, type ContentKind } from '@fairtick/wire/content-kinds'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Facts } from '../../parts/facts.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Page } from '../../parts/page.tsx'
import { Section } from '../../parts/section.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'
import { TimeText } from '../../parts/time-text.tsx'
import { useRead } from '../../platform/use-read.ts'
import { ActivityJoins } from './activity-joins.tsx'
import { ContentDecision } from './content-decision.tsx'
import { draftOf, emptyDraft } from './content-draft.ts'
import {
  type Content,
  JOINING_NAMES,
  KIND_NAMES,
  PLACEMENT_NAMES,
  STATUS_NAMES,
  STATUS_TONES,
} from './content-words.ts'
import { DraftEditor } from './draft-editor.tsx'
import { Previews } from './previews.tsx'

const BACK = { to: '/contents', label: 'Texts' }

/** `/contents/new-activity` begins one; all else names a version. */
export function ContentPage() {
  const { id = '' } = useParams()
  const kind = CONTENT_KINDS.find((one) => id === `new-${one}`)
  return kind === undefined ? <StoredContent key={id} id={id} /> : <NewContent kind={kind} />
}

function NewContent({ kind }: { readonly kind: ContentKind }) {
  return (
    <Page title={`New: ${KIND_NAMES[kind].toLowerCase()}`} back={BACK}>
      <DraftEditor kind={kind} first={emptyDraft(kind)} />
    </Page>
  )
}

function StoredContent({ id }: { readonly id: string }) {
  const reading = useRead('content', { query: { id } })
  const [isEditing, setEditing] = useState(false)
  const title = reading.data?.title ?? 'Text'
  return (
    <Page title={title} back={BACK}>
      <Loaded reading={reading}>
        {(content) =>
          isEditing ? (
            <DraftEditor
              kind={content.kind}
              first={draftOf(content.form)}
              item={content.item}
              changed={content.status === 'draft' ? content : undefined}
              onSaved={() => setEditing(false)}
            />
          ) : (
            <>
              <Course content={content} />
              <ContentDecision content={content} onEdit={() => setEditing(true)} />
              {content.joined !== null && <ActivityJoins id={id} joined={content.joined} />}
              <Previews texts={content.form.texts} />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

function Course({ content }: { readonly content: Content }) {
  const { status, form, staffNames, authors, published } = content
  const by = (who: string | null, ms: number | null) =>
    ms === null ? null : (
      <>
        {who === null ? 'with the app' : staffNames[who]}, <TimeText ms={ms} />
      </>
    )
  return (
    <Section title="Course">
      <Facts
        facts={{
          Kind: KIND_NAMES[content.kind],
          Version: String(content.version),
          Status: <StatusChip tone={STATUS_TONES[status]} label={STATUS_NAMES[status]} />,
          'Written by':
            authors.length === 0
              ? 'with the app'
              : authors.map((author) => staffNames[author]).join(', '),
          Approved: by(content.approvedBy, content.approvedTime),
          Published: by(content.publishedBy, content.publishedTime),
          Withdrawn: by(content.withdrawnBy, content.withdrawnTime),
          Stands: form.placements.map((one) => PLACEMENT_NAMES[one]).join(', ') || null,
          From: form.from === null ? null : <TimeText ms={form.from} />,
          Until: form.until === null ? null : <TimeText ms={form.until} />,
          'Leads to': form.link || null,
          'Can be joined':
            content.kind === 'activity' ? JOINING_NAMES[form.joining ?? 'none'] : null,
          'Published now': published === null ? null : `version ${published.version}`,
          'Accepted by': content.accepted === null ? null : `${content.accepted} customers`,
        }}
      />
    </Section>
  )
}
