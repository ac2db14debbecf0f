// Proving who one is, as a customer goes through it; the review of it, as a reviewer does.

import { documentPicture } from '@fairtick/server/test/identity-cases'
import type { StaffMember } from '@fairtick/server/test/staff-fixture'
import type { IdType, PictureSide } from '@fairtick/wire/identity-rules'
import type { CustomerPage } from '../customer-page.ts'
import { type OfficePage, typeCode } from '../office-page.ts'

const SIDES = { front: 'identity.front', back: 'identity.back2' } as const

const press = ({ page, t }: CustomerPage, key: Parameters<CustomerPage['t']>[0]) =>
  page.getByRole('button', { name: t(key as 'identity.next'), exact: true }).click()

/** The step that asks for the kind of document. */
export async function openIdentityDocument({ page, t, goTo }: CustomerPage): Promise<void> {
  await goTo('/pages/user/auth')
  // It is where one left it.
  const begin = page.getByRole('button', { name: t('identity.begin'), exact: true })
  const kinds = page.getByRole('radio', { name: t('identity.passport') })
  await begin.or(kinds).first().waitFor()
  if (await begin.isVisible()) await begin.click()
  await kinds.waitFor()
}

/** Up to the photos. */
export async function fillDocument(
  person: CustomerPage,
  { idType, name, idNumber }: { idType: IdType; name: string; idNumber: string },
): Promise<void> {
  const { page, t, goTo } = person
  await goTo('/pages/user/auth')
  await press(person, 'identity.begin')
  await page.getByRole('radio', { name: t(`identity.${idType}`) }).check()
  // Of the country of the phone number, which is Japan.
  if (idType === 'idcard') await page.getByText(t('identity.noMyNumber')).waitFor()
  await press(person, 'identity.next')
  await page.getByLabel(t('identity.name')).fill(name)
  await page.getByLabel(t('identity.number')).fill(idNumber)
  await press(person, 'identity.next')
}

/** Without `picture` it is one that nobody has sent. */
export async function addPhoto(
  { page, t }: CustomerPage,
  side: PictureSide,
  picture?: Buffer,
): Promise<void> {
  const buffer = picture ?? (await documentPicture())
  const part = page.getByRole('region', { name: t(SIDES[side]), exact: true })
  const file = { name: 'document.png', mimeType: 'image/png', buffer }
  await part.locator('input[type=file]').last().setInputFiles(file)
  await part.getByRole('img').waitFor()
}

export async function sendIt(person: CustomerPage): Promise<void> {
  await press(person, 'identity.sendIt')
  await person.page.getByText(person.t('identity.pending'), { exact: true }).waitFor()
}

/** Its pictures are there and can be looked at closely. */
export async function openCase({ page, goTo }: OfficePage, id: string): Promise<void> {
  await goTo(`/identities/${id}`)
  for (const name of ['Front of the document', 'Back of the document']) {
    await page.getByRole('img', { name }).waitFor()
  }
}

const confirm = ({ page }: OfficePage, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

export async function verify(
  person: OfficePage,
  member: StaffMember,
  button: 'Verify' | 'Approve as first' = 'Verify',
): Promise<void> {
  await person.page.getByRole('button', { name: button, exact: true }).click()
  await person.page.getByLabel('It has no last day').check()
  await typeCode(person, member)
  await confirm(person, button)
}

type Declining = {
  readonly button: 'Ask again' | 'Decline'
  readonly field: string
  readonly reason: string
  readonly comment: string
  readonly note: string
}

export async function decline(
  person: OfficePage,
  member: StaffMember,
  { button, field, reason, comment, note }: Declining,
): Promise<void> {
  const { page } = person
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('group', { name: field, exact: true }).getByLabel(reason).check()
  await dialog.getByLabel('Comment to the customer').fill(comment)
  await dialog.getByLabel('Note for staff').fill(note)
  await typeCode(person, member)
  await confirm(person, button)
}
