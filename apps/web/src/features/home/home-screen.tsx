// Home: what the account is worth, what runs, what moved; each block fails alone.

import { Avatar } from '@fairtick/ui/avatar'
import { IconButton } from '@fairtick/ui/icon-button'
import { useQuery } from '@tanstack/react-query'
import { Bell, Search } from 'lucide-react'
import { Suspense, useDeferredValue } from 'react'
import { instrumentsQuery } from '../../live/instruments.ts'
import { avatarAddress } from '../../platform/avatar-address.ts'
import { useClientState } from '../../platform/client-state.ts'
import { useLanguage, useText } from '../../platform/i18n.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useNavigation } from '../../platform/navigation.ts'
import { hrefOf } from '../../platform/paths.ts'
import { readAhead, useReadAhead } from '../../platform/read-ahead.ts'
import { KEPT, userQuery } from '../../platform/shared-queries.ts'
import { MainScreen } from '../../shell/main-screen.tsx'
import { equityQuery } from '../statements/public.ts'
import { bannersQuery, homeQuery } from './home-reads.ts'
import { AgreementNotice } from './parts/agreement-notice.tsx'
import { Banners } from './parts/banners.tsx'
import { DayNotice, readNoticeAhead } from './parts/day-notice.tsx'
import { EquityCard } from './parts/equity-card.tsx'
import { MoversCard } from './parts/movers-card.tsx'
import { PositionsCard } from './parts/positions-card.tsx'
import { RunningCard } from './parts/running-card.tsx'
import { Shortcuts } from './parts/shortcuts.tsx'
import { Ticker } from './parts/ticker.tsx'

/** Of a live installation alone: the others never load it. */
const AccountChip = lazyPart(
  async () => (await import('./parts/account-chip.tsx')).AccountChip,
  () => null,
)

export function HomeScreen() {
  const t = useText()
  const language = useLanguage()
  const { data: home } = useQuery(homeQuery(language))
  const user = useQuery(userQuery)
  useReadAhead(() => {
    readAhead(instrumentsQuery)
    readAhead(equityQuery('7'))
    readAhead(bannersQuery(language))
    readNoticeAhead(language)
  })
  // At the first sight of it the head stands sooner when the rest is drawn after it; whoever comes
  // back finds all of it, where they had scrolled to.
  const isWhole = useDeferredValue(true, home !== undefined)
  // What the last visit kept may be answered meanwhile.
  const isKnown = user.data !== undefined && user.dataUpdatedAt !== KEPT
  const isAsked = isKnown && user.data.agreement.answer === 'none'
  return (
    <MainScreen
      title={t('home.title')}
      titleLook="hidden"
      tab="home"
      leading={<Me />}
      actions={<HeadActions />}
    >
      <div className="flex flex-col gap-3 px-gutter pt-2">
        <EquityCard />
        {home && <Ticker announcements={home.announcements} />}
        <Shortcuts />
        {/* They come when they have been read: below what is pressed. */}
        {isWhole && (
          <>
            <PositionsCard />
            <RunningCard />
            <MoversCard />
            <Banners />
            {home && <p className="px-1 pt-1 pb-3 text-caption text-text3">{home.riskNotice}</p>}
          </>
        )}
      </div>
      {isAsked && <AgreementNotice version={user.data.agreement.version} />}
      {isKnown && !isAsked && <DayNotice />}
    </MainScreen>
  )
}

/** Leads to one's own page; beside it the way to the other account, where there are two. */
function Me() {
  const t = useText()
  const user = useClientState((state) => state.user)
  const mode = useClientState((state) => state.dictData?.mode)
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <a
        href={hrefOf('/pages/usercenter')}
        className="target flex min-w-0 items-center gap-2.5 rounded-full"
      >
        <span className="sr-only">{t('home.profile')}</span>
        <Avatar name={user?.nickname ?? ''} src={avatarAddress(user, 'small')} sizePx={36} />
        <span translate="no" className="truncate text-body font-semibold text-text">
          {user?.nickname}
        </span>
      </a>
      {mode === 'live' && (
        <Suspense>
          <AccountChip />
        </Suspense>
      )}
    </span>
  )
}

function HeadActions() {
  const t = useText()
  const { go } = useNavigation()
  const { data: user } = useQuery(userQuery)
  const unread = user ? user.unread.service + user.unread.system + user.unread.announcement : 0
  const messages = t('home.messages')
  return (
    <>
      <IconButton
        label={t('home.search')}
        icon={<Search className="size-6" />}
        onClick={() => go('/pages/currency/search')}
      />
      <IconButton
        label={
          unread === 0 ? messages : `${messages}, ${t('shell.unreadMessages', { count: unread })}`
        }
        icon={<Bell className="size-6" />}
        badge={unread === 0 ? undefined : unread > 99 ? '99+' : String(unread)}
        onClick={() => go('/pages/home/msgs')}
      />
    </>
  )
}
