// Conversations of a demo with customer service: some answered, the newest waiting.

import { type DemoCustomer, keyed } from './demo-customer.ts'
import { type DemoOffice, membersOf } from './demo-staff.ts'

type DemoChat = {
  readonly day: number
  /** The place among the customers. */
  readonly place: number
  readonly question: string
  /** undefined: it waits in the inbox. */
  readonly answer?: string
}

const CHATS: readonly DemoChat[] = [
  {
    ...{ day: 16, place: 0, question: '昨日の入金が否認されました。理由を教えてください。' },
    answer: '着金を確認できませんでした。お振込みの控えをもう一度お送りください。',
  },
  {
    ...{ day: 27, place: 3, question: 'ยกเลิกการถอนเงินแล้ว เงินกลับเข้าบัญชีเมื่อไร' },
    answer: 'ยกเลิกแล้ว เงินกลับเข้ายอดคงเหลือทันที ไม่มีค่าธรรมเนียม',
  },
  { day: 30, place: 1, question: '我的提现已经批准了，什么时候到账？' },
  { day: 30, place: 10, question: 'Why was my follow of Aisyah FX ended without a fee?' },
]

export async function askService(
  office: DemoOffice,
  customers: readonly DemoCustomer[],
  day: number,
): Promise<void> {
  for (const { day: askedOn, place, question, answer } of CHATS) {
    const client = customers[place]?.session.client
    if (day !== askedOn || client === undefined) continue
    const { conversation } = await client.call('sendChat', { body: { text: question } }, keyed())
    if (answer === undefined) continue
    const [support] = membersOf(office, 'support')
    const desk = await support.enter()
    const { id } = conversation
    await desk.call('claimChat', { body: { id, assignee: null } })
    await desk.call('answerChat', { body: { id, text: answer } }, keyed())
  }
}
