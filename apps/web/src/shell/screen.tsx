// The frame of a screen: skip link, head, practice strip, one banner, content, tab bar.

import { NoticeStrip } from '@fairtick/ui/banner'
import { PageHeader, type PageHeaderProps } from '@fairtick/ui/page-header'
import type { ReactNode } from 'react'
import { useText } from '../platform/i18n.ts'
import { useNavigation } from '../platform/navigation.ts'
import { useIsPractice, useShownOfTwo } from '../platform/selected-account.ts'
import { MainTabs, type TabName } from './main-tabs.tsx'
import { StateBanner } from './state-banner.tsx'
import { useScreenEntry } from './use-screen-entry.ts'

export type ScreenProps = Omit<PageHeaderProps, 'titleRef' | 'back'> & {
  /** Text of the title for the window; the same as `title` unless that is not plain text. */
  name?: string | undefined
  /** `shown` by default on screens without a tab bar. */
  back?: 'shown' | 'hidden' | undefined
  /** The tab that this screen belongs to; with it the tab bar is shown. */
  tab?: TabName | undefined
  /** `wide` lets the screen use the whole window from 1024 px on. */
  width?: 'column' | 'wide' | undefined
  children: ReactNode
}

export function Screen({ name, back, tab, width = 'column', children, ...header }: ScreenProps) {
  const t = useText()
  const navigation = useNavigation()
  const title = name ?? (typeof header.title === 'string' ? header.title : '')
  const titleRef = useScreenEntry(title)
  const isPractice = useIsPractice()
  const isReal = useShownOfTwo() === 'real'
  const showsBack = (back ?? (tab === undefined ? 'shown' : 'hidden')) === 'shown'
  return (
    <div
      className={
        width === 'wide'
          ? 'mx-auto w-full grow max-w-[480px] lg:max-w-[1280px]'
          : 'mx-auto w-full grow max-w-[480px] lg:border-x lg:border-divider'
      }
    >
      <button
        type="button"
        onClick={() => document.getElementById('main')?.focus()}
        className="sr-only min-h-11 min-w-11 rounded-md bg-surface px-4 py-3 text-primary shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {t('shell.skipToContent')}
      </button>
      <PageHeader
        {...header}
        titleRef={titleRef}
        back={showsBack ? { label: t('shell.back'), onClick: navigation.back } : undefined}
      />
      {isPractice && (
        <NoticeStrip label={t('shell.practiceAccount')} note={t('shell.practiceNote')} />
      )}
      {isReal && <NoticeStrip tone="neutral" label={t('shell.realAccount')} />}
      <StateBanner />
      <main id="main" tabIndex={-1} className={tab === undefined ? 'outline-none' : MAIN_WITH_TABS}>
        {children}
      </main>
      {tab !== undefined && <MainTabs current={tab} />}
    </div>
  )
}

const MAIN_WITH_TABS = 'pb-[calc(4.5rem+env(safe-area-inset-bottom))] outline-none'
