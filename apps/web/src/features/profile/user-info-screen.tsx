// My profile: picture, nickname, and what was given at registration.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { Skeleton } from '@fairtick/ui/skeleton'
import { TextField } from '@fairtick/ui/text-field'
import { useToast } from '@fairtick/ui/toast'
import { NICKNAME_MAX, NICKNAME_MIN } from '@fairtick/wire/field-rules'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import type { User } from '../../platform/client-state.ts'
import { FormFailure } from '../../platform/form-failure.tsx'
import { useText } from '../../platform/i18n.ts'
import { userQuery } from '../../platform/shared-queries.ts'
import { useCheckedForm } from '../../platform/use-checked-form.ts'
import { useStoreUser } from '../../platform/use-store-user.ts'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { checkNickname, nicknameLength, plainNickname } from './nickname-form.ts'
import { AvatarEditor } from './parts/avatar-editor.tsx'

export function UserInfoScreen() {
  const t = useText()
  const user = useQuery(userQuery)
  return (
    <Screen title={t('account.profile')}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-10">
        {user.data ? (
          <Profile user={user.data} />
        ) : user.isError ? (
          <ProblemCard
            problem={user.error}
            onRetry={() => void user.refetch()}
            busy={user.isFetching}
          />
        ) : (
          <Card className="flex min-h-64 flex-col items-center gap-4">
            <Skeleton className="size-20 rounded-full" />
            <Skeleton className="h-12 w-full" />
          </Card>
        )}
      </div>
    </Screen>
  )
}

function Profile({ user }: { user: User }) {
  const t = useText()
  return (
    <>
      <Card className="flex flex-col gap-4">
        <AvatarEditor user={user} />
        <NicknameForm nickname={user.nickname} />
      </Card>
      <Card>
        <h2 className="text-caption font-semibold text-text2">{t('account.registeredData')}</h2>
        <dl className="divide-y divide-divider">
          <Given label={t('session.fullName')} value={user.fullName} />
          <Given label={t('session.phone')} value={user.phone} />
          <Given label={t('session.email')} value={user.email} />
        </dl>
      </Card>
    </>
  )
}

function NicknameForm({ nickname }: { nickname: string }) {
  const t = useText()
  const showToast = useToast()
  const keepUser = useStoreUser()
  const form = useCheckedForm({
    defaultValues: { nickname },
    check: checkNickname,
  })
  const length = nicknameLength(form.values.nickname)
  const save = form.submit(async (values) => {
    const sent = plainNickname(values.nickname)
    const user = await call('updateNickname', { body: { nickname: sent } })
    keepUser(user)
    form.reset({ nickname: user.nickname })
    showToast({ text: t('account.nicknameSaved'), tone: 'success' })
  })
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <TextField
        {...form.text('nickname')}
        label={t('account.nickname')}
        labelEnd={
          <>
            <span aria-hidden="true">
              {length}/{NICKNAME_MAX}
            </span>
            <span className="sr-only">
              {t('account.nicknameCount', { count: length, max: NICKNAME_MAX })}
            </span>
          </>
        }
        hint={t('account.nicknameHint', { min: NICKNAME_MIN, max: NICKNAME_MAX })}
        error={form.errorOf('nickname')}
        autoComplete="nickname"
        spellCheck={false}
      />
      <FormFailure failure={form.failure} />
      <Button type="submit" size="large" block busy={form.isSending} disabled={!form.isDirty}>
        {t('account.save')}
      </Button>
    </form>
  )
}

function Given({ label, value }: { label: string; value: string }) {
  return (
    <div className="py-2.5">
      <dt className="text-caption text-text3">{label}</dt>
      <dd translate="no" className="text-body break-words text-text">
        {value}
      </dd>
    </div>
  )
}
