// The application: name, text and terms; a person of the staff reads it.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { TextField } from '@fairtick/ui/text-field'
import { useToast } from '@fairtick/ui/toast'
import { LEADER_INTRO_MAX, LEADER_NAME } from '@fairtick/wire/leader-rules'
import { DecimalField } from '../../../platform/decimal-field.tsx'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { type CheckedForm, useCheckedForm } from '../../../platform/use-checked-form.ts'
import { checkLead, firstValues, type LeadValues, leadBody, MOST_PERCENT } from './lead-form.ts'
import { applyToLead, type Leading } from './use-leading.ts'

export function LeadForm({ leading }: { leading: Leading }) {
  const t = useText()
  const showToast = useToast()
  const isLeading = leading.leader !== null && leading.leader.stopped === null
  const form = useCheckedForm<LeadValues>({
    defaultValues: firstValues(leading),
    check: checkLead,
  })
  const apply = form.submit(async (values) => {
    await applyToLead(leadBody(values))
    showToast({ text: t('leaders.applied'), tone: 'success' })
  })
  return (
    <Card>
      <form noValidate onSubmit={apply} className="flex flex-col gap-4">
        <p className="text-dense text-text2">{t('leaders.applyNote')}</p>
        <TextField
          {...form.text('name')}
          label={t('leaders.name')}
          error={form.errorOf('name')}
          maxLength={LEADER_NAME.max}
          autoComplete="off"
        />
        <TextField
          {...form.text('intro')}
          label={t('leaders.introLabel')}
          hint={t('leaders.introHint', { count: LEADER_INTRO_MAX })}
          error={form.errorOf('intro')}
          maxLength={LEADER_INTRO_MAX}
        />
        <Terms form={form} />
        <FormFailure failure={form.failure} unanswered={t('leaders.unanswered')} />
        <Button type="submit" size="large" block busy={form.isSending}>
          {t(isLeading ? 'leaders.applyAgain' : 'leaders.apply')}
        </Button>
      </form>
    </Card>
  )
}

function Terms({ form }: { form: CheckedForm<LeadValues> }) {
  const t = useText()
  const { values, set, errorOf } = form
  return (
    <>
      <DecimalField
        label={t('leaders.shareLabel')}
        hint={t('leaders.shareHint', { most: MOST_PERCENT })}
        unit="%"
        value={values.profitShare}
        onChange={(profitShare) => set('profitShare', profitShare)}
        error={errorOf('profitShare')}
      />
      <DecimalField
        label={t('leaders.maxFollowers')}
        value={values.maxFollowers}
        onChange={(maxFollowers) => set('maxFollowers', maxFollowers)}
        error={errorOf('maxFollowers')}
      />
      <DecimalField
        label={t('leaders.maxCopied')}
        unit="USD"
        value={values.maxCopied}
        onChange={(maxCopied) => set('maxCopied', maxCopied)}
        error={errorOf('maxCopied')}
      />
    </>
  )
}
