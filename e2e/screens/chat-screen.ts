// The chat with customer service.

import type { CustomerPage } from '../customer-page.ts'

export async function writeInChat({ goTo, page, t }: CustomerPage): Promise<void> {
  await goTo('/pages/user/kefu/chat')
  await page.getByLabel(t('chat.placeholder')).fill('https://example.test/a-long-address')
  await page.getByRole('button', { name: t('chat.send'), exact: true }).click()
  await page.getByText(t('chat.sent')).first().waitFor()
}
