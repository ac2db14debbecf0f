// Whose conversation it is: the person, and what they have, a section at a time. Each look is
// written down with the conversation as its reason.

import { Section } from '../../parts/section.tsx'
import { CaseCustomer } from '../queues/public.ts'
import { AccountSections, RECORD_SECTIONS } from '../users/public.ts'
import type { ChatCase } from './chat-case.ts'

export function ChatPerson({ found }: { readonly found: ChatCase }) {
  const { customer } = found
  if (customer === null) {
    return (
      <Section title="Customer">
        <p>A visitor who has not logged in. Nothing is known of them: ask for nothing personal.</p>
      </Section>
    )
  }
  const { id } = customer
  return (
    <>
      <CaseCustomer customer={customer} />
      <AccountSections
        sections={RECORD_SECTIONS}
        view={{ id, reason: 'customer_question', chat: found.id }}
        before={<p>Each section is read when it is opened, and the audit log names this chat.</p>}
      />
    </>
  )
}
