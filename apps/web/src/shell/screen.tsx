// The frame of a screen: skip link, head, which account is shown, one banner, content, tab bar.

import { PageHeader, type PageHeaderProps } from '@fairtick/ui/page-header'
import type { ReactNode } from 'react'
import { useText } from '../platform/i18n.ts'
import { useNavigation } from '../platform/navigation.ts'
import { AccountBadge, AccountStrip } from './account-badge.tsx'
import { StateBanner } from './state-banner.tsx'
import { useScreenEntry } from './use-screen-entry.ts'

export type ScreenProps = Omit<PageHeaderProps, 'titleRef' | 'back'> & {
  /** Text of the title for the window; the same as `title` unless that is not plain text. */
  name?: string | undefined
  /** `shown` by default on screens without a tab bar. */
  back?: 'shown' | 'hidden' | undefined
  /** The tab bar of a main screen (`MainScreen`); other screens do without its code. */
  tabs?: ReactNode
  /** Stands above the head of a main screen. */
  above?: ReactNode
  /** `wide` lets the screen use the whole window from 1024 px on. */
  width?: 'column' | 'wide' | undefined
  children: ReactNode
}

export function Screen(props: ScreenProps) {
  const { name, back, tabs, above, width = 'column', children, ...header } = props
  const t = useText()
  const navigation = useNavigation()
  const title = name ?? (typeof header.title === 'string' ? header.title : '')
  const titleRef = useScreenEntry(title)
  const isMain = tabs !== undefined
  const showsBack = (back ?? (isMain ? 'hidden' : 'shown')) === 'shown'
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
      {above}
      <PageHeader
        {...header}
        titleRef={titleRef}
        {...(isMain ? {} : withAccount(header))}
        back={showsBack ? { label: t('shell.back'), onClick: navigation.back } : undefined}
      />
      {isMain && <AccountStrip />}
      <StateBanner />
      <main id="main" tabIndex={-1} className={isMain ? MAIN_WITH_TABS : 'outline-none'}>
        {children}
      </main>
      {tabs}
    </div>
  )
}

/** Under the title, or under what stands beside it: the head stays one line. */
function withAccount({ titleEnd, subtitle }: Pick<PageHeaderProps, 'titleEnd' | 'subtitle'>) {
  if (titleEnd === undefined && subtitle === undefined) {
    return { subtitle: <AccountBadge text="whole" /> }
  }
  return {
    titleEnd: (
      <span className="flex min-w-0 shrink-99 flex-wrap items-center gap-x-1.5">
        {titleEnd}
        <AccountBadge text="short" />
      </span>
    ),
  }
}

const MAIN_WITH_TABS = 'pb-[calc(4.5rem+env(safe-area-inset-bottom))] outline-none'
