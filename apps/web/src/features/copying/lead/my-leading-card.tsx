// How I lead, and ending it.

import { AlertDialog } from '@fairtick/ui/alert-dialog'
import { Button, ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { useToast } from '@fairtick/ui/toast'
import { useState } from 'react'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { LEADING_REASONS } from './leading-reasons.ts'
import { type Leading, useStopLeading } from './use-leading.ts'

type MyLeader = NonNullable<Leading['leader']>

export function MyLeadingCard({ leader }: { leader: MyLeader }) {
  const t = useText()
  const { money, percent, count } = useFormats()
  const { id, name, stopped, followers, maxFollowers, copiedFunds, profitShare } = leader
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-body font-semibold wrap-anywhere text-text">
        {stopped === null ? t('leaders.leading', { name }) : t('leaders.leadingEnded')}
      </h2>
      {stopped !== null && (
        <p className="text-dense text-text2">{t(LEADING_REASONS[stopped.reason])}</p>
      )}
      <DefinitionList
        rows={[
          { id: 'share', label: t('leaders.profitShare'), value: percent(profitShare) },
          {
            id: 'followers',
            label: t('leaders.room'),
            value: t('leaders.roomOf', { have: count(followers), most: count(maxFollowers) }),
          },
          { id: 'copied', label: t('leaders.copiedFunds'), value: `${money(copiedFunds)} USD` },
        ]}
      />
      <ButtonLink tone="soft" block href={hrefOf('/pages/signalchannel/leader', { id })}>
        {t('leaders.details')}
      </ButtonLink>
      {stopped === null && <StopLeading />}
    </Card>
  )
}

function StopLeading() {
  const t = useText()
  const showToast = useToast()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending, error } = useStopLeading(() => {
    setIsAsking(false)
    showToast({ text: t('leaders.stopDone'), tone: 'success' })
  })
  return (
    <>
      <Button tone="outline" block onClick={() => setIsAsking(true)}>
        {t('leaders.stop')}
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('leaders.stopTitle')}
        confirmLabel={t('leaders.stop')}
        onConfirm={() => mutate()}
        cancelLabel={t('shell.cancel')}
        tone="danger"
        busy={isPending}
      >
        <div className="flex flex-col gap-3">
          <p>{t('leaders.stopText')}</p>
          <FormFailure failure={error ?? undefined} unanswered={t('leaders.unanswered')} />
        </div>
      </AlertDialog>
    </>
  )
}
