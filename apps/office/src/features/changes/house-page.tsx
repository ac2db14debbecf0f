// Who runs the house, as customers and authorities are told, and the limits of its staff.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { Loaded } from '../../parts/loaded.tsx'
import { Page } from '../../parts/page.tsx'
import { useRead } from '../../platform/use-read.ts'
import { type Draft, type DraftField, DraftForm } from './draft-form.tsx'
import { PendingChanges } from './pending-changes.tsx'

type Changeable = AdminCallResult<'changeable'>
type Profile = NonNullable<Changeable['profile']>

export function HousePage() {
  const reading = useRead('changeable')
  return (
    <Page title="Operator" subtitle="Said of the house itself; the same for everyone.">
      <Loaded reading={reading}>
        {({ limits, profile }) => (
          <>
            <PendingChanges kind="profile" />
            <ProfileForm key={JSON.stringify(profile)} profile={profile} />
            <PendingChanges kind="limits" />
            <DraftForm
              key={JSON.stringify(limits)}
              title="Limits"
              question="Change the limits?"
              permission="limits.change"
              fields={LIMIT_FIELDS}
              first={{ ...limits, recoveryHoldHours: String(limits.recoveryHoldHours) }}
              standing={limits}
              wrongIn={(draft) =>
                new Set([
                  ...wrongOf(draft, 'depositCreditByOne', DECIMAL),
                  ...wrongOf(draft, 'recoveryHoldHours', HOURS),
                ])
              }
              read={readLimits}
              changeOf={(after) => ({ kind: 'limits', limits: after })}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}

const DECIMAL = /^[0-9]{1,12}(\.[0-9]{1,6})?$/
const HOURS = /^[0-9]{2,3}$/
const MAIL = /^\S+@\S+\.\S+$/

const LIMIT_FIELDS: readonly DraftField[] = [
  {
    name: 'depositCreditByOne',
    label: 'Credit that one reviewer may bring, USD',
    hint: 'A larger deposit needs two people and their codes.',
  },
  {
    name: 'recoveryHoldHours',
    label: 'Wait before lost access is set anew, hours',
    hint: 'From 24 to 336. The customer is told at every contact and can stop it.',
  },
]

function readLimits(draft: Readonly<Record<string, string>>): Changeable['limits'] {
  return {
    depositCreditByOne: (draft.depositCreditByOne ?? '').trim(),
    recoveryHoldHours: Number((draft.recoveryHoldHours ?? '').trim()),
  }
}

const NEEDED_LIVE = 'Needed before real money may move.'

const PROFILE_FIELDS: readonly DraftField[] = [
  { name: 'name', label: 'Name' },
  { name: 'email', label: 'Mail address of customer service' },
  { name: 'hours', label: 'Hours', hint: 'When people answer.' },
  { name: 'legalEntity', label: 'Legal entity', hint: NEEDED_LIVE },
  { name: 'licence', label: 'Licence', hint: NEEDED_LIVE },
  { name: 'supervisor', label: 'Supervisor', hint: NEEDED_LIVE },
  { name: 'complaintContact', label: 'Contact for complaints', hint: NEEDED_LIVE },
  { name: 'clientMoney', label: 'Client money arrangement', hint: NEEDED_LIVE, isLong: true },
  { name: 'riskText', label: 'Risk text', hint: NEEDED_LIVE, isLong: true },
]

function ProfileForm({ profile }: { readonly profile: Changeable['profile'] }) {
  return (
    <DraftForm<Profile | null>
      title="Profile"
      question="Change the profile?"
      permission="profile.change"
      fields={PROFILE_FIELDS}
      first={Object.fromEntries(
        PROFILE_FIELDS.map(({ name }) => [name, profile?.[name as keyof Profile] ?? '']),
      )}
      standing={profile}
      wrongIn={wrongProfileFields}
      read={readProfile}
      changeOf={(after) => ({ kind: 'profile', profile: after ?? readProfile({}) })}
    />
  )
}

function wrongProfileFields(draft: Draft): ReadonlySet<string> {
  const missing = ['name', 'hours'].filter((name) => (draft[name] ?? '').trim() === '')
  return new Set([...missing, ...wrongOf(draft, 'email', MAIL)])
}

function wrongOf(draft: Draft, name: string, form: RegExp): ReadonlySet<string> {
  return new Set(form.test((draft[name] ?? '').trim()) ? [] : [name])
}

/** What is empty is not said. */
function readProfile(draft: Draft): Profile {
  const said = PROFILE_FIELDS.map(({ name }) => [name, (draft[name] ?? '').trim()] as const)
  return Object.fromEntries(said.filter(([, text]) => text !== '')) as Profile
}
