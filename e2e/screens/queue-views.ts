// The pages of the queues and their dialogs, by the way one gets there.

import { type OfficePage, returnTo } from '../office-page.ts'

export type QueueView = {
  readonly name: string
  readonly open: (person: OfficePage) => Promise<void>
}

/** Ids of cases that nobody has decided. */
export type QueueCases = {
  readonly deposit: string
  readonly largeDeposit: string
  readonly withdrawal: string
  readonly bankChange: string
  readonly link: string
  readonly identity: string
  readonly recovery: string
  readonly leader: string
}

export function queueViews(cases: QueueCases): readonly QueueView[] {
  const deposit = `/deposits/${cases.deposit}`
  const withdrawal = `/withdrawals/${cases.withdrawal}`
  const bankChange = `/bank-changes/${cases.bankChange}`
  const link = `/links/${cases.link}`
  const identity = `/identities/${cases.identity}`
  const leader = `/leaders/${cases.leader}`
  const recovery = `/recoveries/${cases.recovery}`
  return [
    list('deposits', '/deposits'),
    { name: 'deposit', open: (person) => openDeposit(person, cases.deposit) },
    dialog('deposit-approve', deposit, 'Approve'),
    dialog('deposit-approve-first', `/deposits/${cases.largeDeposit}`, 'Approve'),
    { name: 'deposit-fail', open: (person) => openFailDialog(person, deposit) },
    list('withdrawals', '/withdrawals'),
    page('withdrawal', withdrawal),
    dialog('withdrawal-approve', withdrawal, 'Approve'),
    list('bank-changes', '/bank-changes'),
    page('bank-change', bankChange),
    dialog('bank-change-approve', bankChange, 'Approve as first'),
    { name: 'chats', open: ({ goTo, page: shown }) => openChats(goTo, shown) },
    list('links', '/links'),
    page('link', link),
    dialog('link-confirm', link, 'One person: confirm it'),
    dialog('link-lift', link, 'Two people: lift it'),
    list('identities', '/identities'),
    page('identity', identity),
    dialog('identity-verify', identity, 'Verify'),
    dialog('identity-ask-again', identity, 'Ask again'),
    list('recoveries', '/recoveries'),
    page('recovery', recovery),
    dialog('recovery-approve', recovery, 'Approve as first'),
    dialog('recovery-decline', recovery, 'Decline'),
    list('leaders', '/leaders'),
    page('leader', leader),
    dialog('leader-approve', leader, 'Approve'),
    dialog('leader-reject', leader, 'Reject'),
  ]
}

/** Its picture is there and can be moved. */
export async function openDeposit({ page, goTo }: OfficePage, id: string): Promise<void> {
  await goTo(`/deposits/${id}`)
  await page.getByRole('img', { name: 'The voucher as its customer sent it' }).waitFor()
}

async function openChats(goTo: OfficePage['goTo'], shown: OfficePage['page']): Promise<void> {
  await goTo('/chats')
  await shown.getByText('Live', { exact: true }).waitFor()
}

function page(name: string, path: string): QueueView {
  return {
    name,
    open: async ({ page: shown, goTo }) => {
      await goTo(path)
      await shown.getByRole('heading', { name: 'Decision' }).waitFor()
    },
  }
}

function list(name: string, path: string): QueueView {
  return {
    name,
    open: async ({ page: shown, goTo }) => {
      await goTo(path)
      await shown.getByText('Live', { exact: true }).waitFor()
      await shown.getByRole('main').getByRole('link').first().waitFor()
    },
  }
}

function dialog(name: string, path: string, button: string): QueueView {
  return {
    name,
    open: async (person) => {
      await returnTo(person, path)
      await person.page.getByRole('heading', { name: 'Decision' }).waitFor()
      await person.page.getByRole('button', { name: button, exact: true }).click()
      await person.page.getByRole('dialog').waitFor()
    },
  }
}

async function openFailDialog(person: OfficePage, path: string): Promise<void> {
  await dialog('', path, 'Fail').open(person)
  await person.page.getByRole('radio', { name: 'Another amount arrived' }).check()
  await person.page.getByText('The customer reads:').waitFor()
}
