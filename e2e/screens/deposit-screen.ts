// Paying in: the method, the network, the proof, and the record that follows.

import type { Locator } from 'playwright-core'
import type { CustomerPage } from '../customer-page.ts'
import { drawPicture } from './profile-screen.ts'

/** From the first step, by the name of the method's row. */
export async function chooseMethod(person: CustomerPage, name: string): Promise<void> {
  await person.goTo('/pages/recharge/select')
  await person.page.getByRole('main').getByRole('link', { name }).click()
}

export async function confirmNetwork(
  { page, t }: CustomerPage,
  { currency, network }: { readonly currency: string; readonly network: string },
): Promise<void> {
  await page.getByLabel(t('deposits.networkGate', { currency, network })).check()
  await page.getByRole('img', { name: t('deposits.qrLabel') }).waitFor()
}

export async function goToProof({ page, t }: CustomerPage): Promise<void> {
  await page.getByRole('button', { name: t('deposits.haveSent') }).click()
  await amountField({ page, t }).waitFor()
}

export function amountField({ page, t }: Pick<CustomerPage, 'page' | 't'>): Locator {
  return page.getByLabel(t('deposits.amount'), { exact: true })
}

/** From the gallery: the last of the two ways where there is a camera too. */
export function voucherInput({ page, t }: CustomerPage): Locator {
  return page
    .getByRole('region', { name: t('deposits.voucher') })
    .locator('input[type=file]')
    .last()
}

/** Chooses a picture and waits until it can be sent. */
export async function addVoucher(person: CustomerPage): Promise<void> {
  await voucherInput(person).setInputFiles(await drawPicture(person))
  await person.page.getByRole('button', { name: person.t('deposits.voucherLook') }).waitFor()
}

/** The open record. */
export function depositSheet({ page, t }: CustomerPage): Locator {
  return page.getByRole('dialog', { name: t('deposits.recordTitle') })
}

/** On the last step: fills it in, sends it, waits for its record. `shown`: as the button has it. */
export async function submitDeposit(
  person: CustomerPage,
  amount: string,
  shown: string,
): Promise<void> {
  const { page, t } = person
  await amountField(person).fill(amount)
  await addVoucher(person)
  await page.getByRole('button', { name: t('deposits.submitAmount', { amount: shown }) }).click()
  await depositSheet(person).getByText(t('deposits.reviewText')).waitFor()
}
