// The steps to a bank account: its country, its details, a look at every line with the second
// proof.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { RadioList } from '@fairtick/ui/radio-list'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '../../../platform/client-state.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useLanguage, useText } from '../../../platform/i18n.ts'
import { type CheckedForm, useCheckedForm } from '../../../platform/use-checked-form.ts'
import { SecondProof } from '../../security/public.ts'
import { StepsBar } from '../../session/public.ts'
import { type BankForm, type BankWay, checkBank, emptyBank, sortedWays } from '../bank-form.ts'
import { useBankBinding } from '../use-bank-binding.ts'
import { BankFields } from './bank-fields.tsx'
import { BankReview } from './bank-review.tsx'

const STEPS = ['way', 'details', 'review'] as const

export type BankFormsProps = {
  /** `change`: an account is bound; this one is reviewed by staff. */
  purpose: 'first' | 'change'
  ways: readonly BankWay[]
  user: Pick<User, 'fullName'>
  /** `secondProofs` of the call `security`. */
  proofs: readonly string[]
  onEnd: () => void
}

export function BankForms({ purpose, ways, user, proofs, onEnd }: BankFormsProps) {
  const t = useText()
  const language = useLanguage()
  const [step, setStep] = useState<(typeof STEPS)[number]>('way')
  const sorted = sortedWays(ways, language)
  const [wayId, setWayId] = useState(sorted[0]?.id ?? '')
  const way = ways.find(({ id }) => id === wayId)
  const bind = useBankBinding(purpose)
  const form = useCheckedForm<BankForm>({
    defaultValues: emptyBank(user.fullName),
    check: checkBank(way),
    fieldOfRefusal: { otp_wrong: 'otp', otp_required: 'otp' },
    onComplaint: (field) => flushSync(() => setStep(field === 'otp' ? 'review' : 'details')),
  })
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (way === undefined || form.isSending) return
    if (step === 'way') setStep('details')
    else if (form.passes(way.fields.map(({ name }) => name))) setStep('review')
  }
  const finish = form.submit(async (values) => {
    if (way === undefined) return
    await bind(values, way)
    onEnd()
  })
  return (
    <section className="flex flex-col gap-3">
      <StepsBar
        step={STEPS.indexOf(step) + 1}
        titles={[t('payout.stepWay'), t('payout.stepDetails'), t('payout.stepReview')]}
      />
      <p className="px-1 text-dense text-text2">
        {t(purpose === 'first' ? 'payout.oneOnly' : 'payout.changeNote')}
      </p>
      <Card>
        <form
          noValidate
          onSubmit={step === 'review' ? finish : goOn}
          className="flex flex-col gap-4"
        >
          {step === 'way' && <WayChoice ways={sorted} value={wayId} onChange={setWayId} />}
          {step === 'details' && way && <BankFields way={way} form={form} />}
          {step === 'review' && way && (
            <BankReview way={way} values={form.values} onEdit={() => setStep('details')} />
          )}
          {/* It stays while one looks back: a code that was sent is still good. */}
          <div hidden={step !== 'review'}>
            <SecondProof form={form} kinds={proofs} purpose="bank" />
          </div>
          <FormFailure failure={form.failure} unanswered={t('payout.bankUnknown')} />
          <BankButton step={step} purpose={purpose} form={form} />
        </form>
      </Card>
      {(purpose === 'change' || step !== 'way') && (
        <Button tone="quiet" onClick={step === 'way' ? onEnd : () => setStep(before(step))}>
          {t(step === 'way' ? 'shell.cancel' : 'shell.back')}
        </Button>
      )}
    </section>
  )
}

function before(step: (typeof STEPS)[number]) {
  return step === 'review' ? 'details' : 'way'
}

type BankButtonProps = Pick<BankFormsProps, 'purpose'> & {
  step: (typeof STEPS)[number]
  form: Pick<CheckedForm<BankForm>, 'isSending'>
}

function BankButton({ step, purpose, form }: BankButtonProps) {
  const t = useText()
  return (
    <Button type="submit" size="large" block busy={form.isSending}>
      {step !== 'review'
        ? t('session.next')
        : t(purpose === 'first' ? 'payout.bindBank' : 'payout.sendChange')}
    </Button>
  )
}

type WayChoiceProps = {
  ways: readonly BankWay[]
  value: string
  onChange: (id: string) => void
}

function WayChoice({ ways, value, onChange }: WayChoiceProps) {
  const t = useText()
  const regions = new Intl.DisplayNames([useLanguage()], { type: 'region' })
  return (
    <RadioList
      label={t('payout.stepWay')}
      value={value}
      onChange={onChange}
      options={ways.map(({ id, country, currency }) => ({
        value: id,
        label: country === null ? t('payout.otherCountry') : (regions.of(country) ?? country),
        trailing: (
          <span translate="no" className="text-dense text-text3">
            {currency}
          </span>
        ),
      }))}
    />
  )
}
