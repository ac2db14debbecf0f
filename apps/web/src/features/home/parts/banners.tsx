// Banners as text in boxes of fixed height, swiped by hand; nothing moves by itself.

import { Skeleton } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { announcementHref } from '../../../platform/announcement-href.ts'
import { useLanguage, useText } from '../../../platform/i18n.ts'
import { bannersQuery } from '../home-reads.ts'

const BANNERS_MAX = 3

export function Banners() {
  const t = useText()
  const { data, isPending } = useQuery(bannersQuery(useLanguage()))
  const banners = data?.data.slice(0, BANNERS_MAX) ?? []
  // The room is kept, so that nothing below moves when they come.
  if (isPending) return <Skeleton className="h-20 w-full" />
  if (banners.length === 0) return null
  return (
    <ul
      aria-label={t('home.banners')}
      className="scrollbar-none -mx-[var(--gutter)] flex snap-x snap-mandatory scroll-px-[var(--gutter)] gap-2.5 overflow-x-auto px-gutter py-0.5"
    >
      {banners.map(({ id, title, text, link, language }) => (
        <li key={id} className="w-[86%] shrink-0 snap-start">
          <a
            href={announcementHref({ id, link })}
            lang={language}
            className="flex h-full min-h-[4.75rem] items-center gap-3 rounded-lg bg-primary-tint px-4 py-3"
          >
            <span className="min-w-0 flex-1">
              <span className="block text-body font-semibold text-primary">{title}</span>
              <span className="block text-caption text-text2">{text}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-primary" />
          </a>
        </li>
      ))}
    </ul>
  )
}
