// My page: who I am and on which plan, the ways taken most as tiles, and those to all that is mine.

import { Avatar } from '@fairtick/ui/avatar'
import { Badge } from '@fairtick/ui/badge'
import { Card } from '@fairtick/ui/card'
import { CopyButton } from '@fairtick/ui/copy-button'
import { Skeleton } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { avatarAddress } from '../../platform/avatar-address.ts'
import type { User } from '../../platform/client-state.ts'
import { useText } from '../../platform/i18n.ts'
import { hrefOf } from '../../platform/paths.ts'
import { userQuery } from '../../platform/shared-queries.ts'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { displayNameOf } from './display-name.ts'
import { InviteCard } from './parts/invite-card.tsx'
import { LogOutButton } from './parts/log-out-button.tsx'
import { UserLinks } from './parts/user-links.tsx'
import { UserTiles } from './parts/user-tiles.tsx'

export function UserCenterScreen() {
  const t = useText()
  const user = useQuery(userQuery)
  return (
    <Screen title={t('account.meTitle')}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-10">
        {user.data ? (
          <PersonCard user={user.data} />
        ) : user.isError ? (
          <ProblemCard
            problem={user.error}
            onRetry={() => void user.refetch()}
            busy={user.isFetching}
          />
        ) : (
          <PersonSkeleton />
        )}
        <UserTiles />
        <UserLinks />
        {user.data && <InviteCard inviteCode={user.data.inviteCode} />}
        <LogOutButton />
      </div>
    </Screen>
  )
}

function PersonCard({ user }: { user: User }) {
  const t = useText()
  const name = displayNameOf(user)
  return (
    <Card className="flex items-center gap-4">
      <Avatar name={name} src={avatarAddress(user, 'small')} sizePx={56} />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <h2 translate="no" className="truncate text-title font-semibold text-text">
            {name}
          </h2>
          <a
            href={hrefOf('/pages/user/vip')}
            className="-my-2.5 grid min-h-11 min-w-11 shrink-0 place-items-center"
          >
            <Badge tone="primary">{t('account.plan', { level: user.vipLevel })}</Badge>
          </a>
        </div>
        <p className="flex items-center text-caption text-text3">
          <span className="min-w-0 truncate">
            {t('account.memberId')} <span translate="no">{shortId(user.id)}</span>
          </span>
          <CopyButton
            text={user.id}
            label={t('account.copyId')}
            copiedLabel={t('shell.copied')}
            className="-my-2"
          />
        </p>
      </div>
    </Card>
  )
}

/** To tell accounts apart at a glance; the button copies the whole. */
function shortId(id: string): string {
  return id.length > 2 * SHOWN_LETTERS + 1
    ? `${id.slice(0, SHOWN_LETTERS)}…${id.slice(-SHOWN_LETTERS)}`
    : id
}

const SHOWN_LETTERS = 4

function PersonSkeleton() {
  return (
    <Card className="flex items-center gap-4">
      <Skeleton className="size-14 rounded-full" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-4 w-44" />
      </div>
    </Card>
  )
}
