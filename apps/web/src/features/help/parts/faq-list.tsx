// Frequent questions: the first ones, or those that match a search; each opens in place.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SearchField } from '@fairtick/ui/search-field'
import { SectionHeader } from '@fairtick/ui/section-header'
import { ChevronDown, SearchX } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { SimpleHtmlText } from '../../../platform/simple-html-text.tsx'
import { type Faq, searchFaq } from '../search-faq.ts'

export function FaqList({ faq }: { faq: readonly Faq[] }) {
  const t = useText()
  const [text, setText] = useState('')
  const found = searchFaq(faq, useDeferredValue(text))
  return (
    <section aria-labelledby="faq">
      <SectionHeader id="faq" title={t('help.faqTitle')} />
      <SearchField
        label={t('help.faqSearch')}
        clearLabel={t('help.clearSearch')}
        value={text}
        onChange={setText}
      />
      <p role="status" className="sr-only">
        {text !== '' && t('help.faqFound', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          action={
            <Button tone="outline" onClick={() => setText('')}>
              {t('help.clearSearch')}
            </Button>
          }
        >
          {t('help.faqNone', { text })}
        </EmptyState>
      ) : (
        <Card padding="none" className="mt-3 divide-y divide-divider px-4">
          {found.map((entry) => (
            <Question key={entry.id} entry={entry} />
          ))}
        </Card>
      )}
    </section>
  )
}

function Question({ entry }: { entry: Faq }) {
  return (
    <details className="group">
      <summary className="flex min-h-13 list-none items-center justify-between gap-3 py-2.5 text-body text-text [&::-webkit-details-marker]:hidden">
        <span lang={entry.language} className="min-w-0">
          {entry.question}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-text3 transition-transform duration-160 group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">
        <SimpleHtmlText html={entry.html} lang={entry.language} />
      </div>
    </details>
  )
}
