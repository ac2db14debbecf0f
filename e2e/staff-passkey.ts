// A passkey of somebody on the staff: it stands in for the code of each decision.

import type { StaffMember } from '@fairtick/server/test/staff-fixture'
import type { TestServer } from '@fairtick/server/test/test-server'
import { type OfficePage, typeCode } from './office-page.ts'
import { addAuthenticator } from './virtual-authenticator.ts'

/** The page stays at their account, under a name: a passkey never belongs to a bare number. */
export async function addStaffPasskey(
  person: OfficePage,
  { officeUrl }: Pick<TestServer, 'officeUrl'>,
  member: Pick<StaffMember, 'nextCode'>,
): Promise<void> {
  const { page } = person
  await addAuthenticator(page)
  await page.goto(`${officeUrl.replace('127.0.0.1', 'localhost')}/#/me`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Desk')
  await typeCode(person, member)
  await dialog.getByRole('button', { name: 'Continue on this device' }).click()
  await page.getByRole('cell', { name: 'Desk', exact: true }).waitFor()
}
