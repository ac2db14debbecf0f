// Every screen of the app, and every sheet and dialog on it, by the way a person gets there.

import { leap } from '../advance-market.ts'
import type { CustomerPage } from '../customer-page.ts'
import { writeInChat } from './chat-screen.ts'
import { COPYING_VIEWS } from './copying-views.ts'
import { openIdentityDocument } from './identity-screen.ts'
import { MONEY_VIEWS } from './money-views.ts'
import { openAvatarSheet, openCrop } from './profile-screen.ts'
import { openSettlement, openShare, openTeamLevel } from './team-screen.ts'
import { TRADE_VIEWS } from './trade-views.ts'
import { type Backstage, pressed, screen, type View } from './view.ts'

/** Before anybody has logged in. */
export const DOOR_VIEWS: readonly View[] = [
  screen('login', '/pages/login'),
  ...(['register', 'findpassword', 'recover', 'recoverstop', 'kefu'] as const).map((name) =>
    screen(name, `/pages/user/${name}`),
  ),
  screen('language', '/pages/language'),
  screen('report-none', '/pages/report'),
  screen('chat-visitor', '/pages/user/kefu/chat'),
  { name: 'chat-visitor-written', open: writeInChat },
  pressed('login-country-code', '/pages/login', ({ t }) => t('session.countryCode')),
]

export const VIEWS: readonly View[] = [
  { name: 'home-notice', open: openNotice },
  screen('home', '/'),
  screen('market', '/pages/home/market'),
  screen('search', '/pages/currency/search'),
  ...TRADE_VIEWS,
  ...MONEY_VIEWS,
  { name: 'settle', open: async (person) => void (await openSettlement(person)) },
  screen('payroll', '/pages/wallet/payrollrecords'),
  pressed('payroll-course', '/pages/wallet/payrollrecords', ({ t }) => t('salary.rewardsOf')),
  screen('team', '/pages/user/team'),
  { name: 'team-level-2', open: openTeamLevel },
  { name: 'share', open: async (person) => void (await openShare(person)) },
  screen('rewards', '/pages/user/inviterecords'),
  screen('vip', '/pages/user/vip'),
  ...COPYING_VIEWS,
  screen('messages', '/pages/home/msgs'),
  screen('message-center', '/pages/message/center'),
  screen('announcements', '/pages/message/center?tab=announcements'),
  screen('announcement-missing', '/pages/message/detail?kind=announcement&id=nothing'),
  screen('notices', '/pages/message/notifyrecords'),
  screen('notices-of-kind', '/pages/message/notifyrecords?kind=withdrawal'),
  screen('chat', '/pages/user/kefu/chat'),
  screen('find', '/pages/find'),
  screen('app-download', '/pages/appdownload'),
  { name: 'message', open: openMessage },
  screen('me', '/pages/usercenter'),
  screen('profile', '/pages/userinfo'),
  { name: 'profile-picture', open: openAvatarSheet },
  { name: 'profile-crop', open: openCrop },
  screen('settings', '/pages/setting/secure'),
  screen('settings-display', '/pages/setting/display'),
  screen('settings-trading', '/pages/setting/trading'),
  pressed('settings-revoke', '/pages/setting/devices', ({ t }) => t('settings.revokeOthers')),
  screen('identity', '/pages/user/auth'),
  { name: 'identity-document', open: openIdentityDocument },
  screen('limits', '/pages/setting/limits'),
  screen('notifications', '/pages/setting/notify'),
  pressed('limits-loss', '/pages/setting/limits', ({ t }) => t('limits.dailyLoss')),
  pressed('limits-break', '/pages/setting/limits', ({ t }) => t('limits.begin')),
  screen('two-step', '/pages/setting/factor'),
  pressed('two-step-app', '/pages/setting/factor', ({ t }) => t('security.setUpApp')),
  screen('password', '/pages/user/accountsecurity'),
  screen('email-change', '/pages/user/accountsecurity?change=email'),
  { name: 'phone-change', open: openPhoneProof },
  screen('about', '/pages/user/aboutus'),
  pressed('about-agreement', '/pages/user/aboutus', ({ t }) => t('session.readAgreement')),
  screen('missing', '/pages/nowhere'),
  screen('order-missing', '/pages/trade/orderdetail?id=nothing'),
]

/**
 * As on the first visit of a day, but the first of all; the app waits a moment before it shows it.
 * What it keeps is altered where it does not run: an open app would write its own state back.
 */
async function openNotice(person: CustomerPage): Promise<void> {
  const { page, goTo, t } = person
  await page.goto(new URL('/icon.svg', page.url()).href)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('fairtick') ?? '{}')
    kept.state = { ...kept.state, seenPopup: 'another day' }
    localStorage.setItem('fairtick', JSON.stringify(kept))
  })
  await goTo('/')
  await page.getByRole('dialog', { name: t('notices.popupReplayTitle') }).waitFor()
}

/** Behind the code that was sent: one a minute may be asked for. */
async function openPhoneProof(
  { goTo, page, t }: CustomerPage,
  { server }: Backstage,
): Promise<void> {
  await leap(server, 61_000, ['BTCUSDT'])
  await goTo('/pages/user/accountsecurity?change=phone')
  await page.getByLabel(t('session.phone'), { exact: true }).fill('09012345678')
  await page.getByRole('button', { name: t('session.sendCode') }).click()
  await page.getByLabel(t('settings.oldPassword'), { exact: true }).waitFor()
}

async function openMessage(
  person: CustomerPage,
  { account: { client } }: Backstage,
): Promise<void> {
  const { data } = await client.call('messages', { query: {} })
  await person.goTo(`/pages/message/detail?id=${data[1]?.id}`)
  await person.page.getByRole('link', { name: person.t('messages.older') }).waitFor()
}
