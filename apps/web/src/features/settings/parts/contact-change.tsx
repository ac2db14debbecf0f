// Changing the mail address or the phone number: the new one, then code and password.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { TextField } from '@fairtick/ui/text-field'
import { useToast } from '@fairtick/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { useNavigation } from '../../../platform/navigation.ts'
import { securityQuery, userQuery } from '../../../platform/shared-queries.ts'
import { type CheckedForm, useCheckedForm } from '../../../platform/use-checked-form.ts'
import { Screen } from '../../../shell/screen.tsx'
import { SecondProof } from '../../security/public.ts'
import {
  CodeEntry,
  PhoneField,
  SecretField,
  useCodeRequest,
  useDiallingCode,
} from '../../session/public.ts'
import {
  asksFactor,
  type Contact,
  type ContactForm,
  checkContact,
  EMPTY_CONTACT,
} from '../contact-form.ts'
import { useContactChange } from '../use-contact-change.ts'

export function ContactChange({ what }: { what: Contact }) {
  const t = useText()
  const words = WORDS[what]
  const { data: user } = useQuery(userQuery)
  const { data: security } = useQuery(securityQuery)
  const current = { email: user?.email ?? '', phone: user?.phone ?? '' }
  return (
    <Screen title={t(words.title)}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-10">
        <p className="px-1 text-dense text-text2">
          <span className="block break-words">{t(words.intro, current)}</span>
          {t('settings.contactNote')}
        </p>
        {user !== undefined && security !== undefined && (
          <ContactForms what={what} {...current} proofs={security.secondProofs} />
        )}
      </div>
    </Screen>
  )
}

const WORDS = {
  email: {
    title: 'settings.emailTitle',
    intro: 'settings.emailIntro',
    done: 'settings.emailDone',
  },
  phone: {
    title: 'settings.phoneTitle',
    intro: 'settings.phoneIntro',
    done: 'settings.phoneDone',
  },
} as const

type ContactFormsProps = {
  what: Contact
  /** The ones until now. */
  email: string
  phone: string
  /** What the account proves itself by a second time. */
  proofs: readonly string[]
}

function ContactForms({ what, email, phone, proofs }: ContactFormsProps) {
  const t = useText()
  const showToast = useToast()
  const { back } = useNavigation()
  const [step, setStep] = useState<'value' | 'proof'>('value')
  const request = useCodeRequest('security')
  const change = useContactChange(what)
  const country = useDiallingCode()
  const form = useCheckedForm<ContactForm>({
    defaultValues: EMPTY_CONTACT,
    check: checkContact(what, proofs, country),
    fieldOfRefusal: {
      ...{ code_wrong: 'code', password_wrong: 'password', already_registered: what },
      ...{ otp_wrong: 'otp', otp_required: 'otp' },
    },
    onComplaint: (field) => flushSync(() => setStep(field === what ? 'value' : 'proof')),
  })
  const sendCode = () =>
    form.attempt(async () => {
      await request.send(what === 'email' ? form.values.email.trim() : email)
      form.set('code', '')
      setStep('proof')
    })
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (!form.isSending && form.passes([what])) void sendCode()
  }
  const save = form.submit(async (values) => {
    await change(values)
    showToast({ text: t(WORDS[what].done), tone: 'success' })
    back()
  })
  return (
    <Card>
      <form noValidate onSubmit={step === 'value' ? goOn : save} className="flex flex-col gap-4">
        {step === 'value' ? (
          <NewValue what={what} form={form} />
        ) : (
          <>
            <input type="text" autoComplete="username" value={phone} readOnly hidden />
            {request.sent !== undefined && (
              <CodeEntry
                form={form}
                request={request}
                sent={request.sent}
                onResend={() => void sendCode()}
                certainty="sent"
              />
            )}
            <SecretField
              {...form.text('password')}
              label={t('settings.oldPassword')}
              error={form.errorOf('password')}
              autoComplete="current-password"
            />
            {asksFactor(proofs) && <SecondProof form={form} kinds={proofs} purpose="security" />}
          </>
        )}
        <FormFailure failure={form.failure} unanswered={t('settings.contactUnknown')} />
        <Button type="submit" size="large" block busy={form.isSending}>
          {t(step === 'value' ? 'session.sendCode' : 'settings.contactSave')}
        </Button>
      </form>
    </Card>
  )
}

function NewValue({ what, form }: { what: Contact; form: CheckedForm<ContactForm> }) {
  const t = useText()
  return what === 'email' ? (
    <TextField
      {...form.text('email')}
      label={t('settings.newEmail')}
      error={form.errorOf('email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
    />
  ) : (
    <PhoneField
      input={form.text('phone')}
      onChange={(phone) => form.set('phone', phone)}
      error={form.errorOf('phone')}
      autoComplete="tel"
    />
  )
}
