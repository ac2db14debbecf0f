// What followers read of a leader claims no profit and leads to no other place.

import { expect, it } from 'vitest'
import { findUnfitWords } from './leader-rules.ts'

const CLAIMS = [
  ...['30% a month', '３０％', '5 percent weekly', 'Guaranteed income', 'RISK-FREE', 'risk free'],
  ...[
    'You cannot lose',
    'double your money',
    '元本保証です',
    '必ず儲かります',
    '稳赚不赔',
    '保证收益',
  ],
  ...['원금 보장', '확실한 수익', 'รับประกันกำไร', 'กำไรแน่นอน', 'Pasti untung', 'Untung terjamin'],
]
const CONTACTS = [
  ...['join https://x.example', 'www.x.example', 'mail me@x.example', '@hanatrades', 'signals.io'],
  ...['Telegram: hana', 'WhatsApp', '微信 hana', 'LINE ID hana', '카카오 hana', '+81 90 1234 5678'],
]
const FINE = [
  ...['Trend following, small sizes, every position has a stop.', 'I lose often, and little.'],
  ...['移動平均線を使い、損切りは必ず行います。', '趋势交易，仓位小，每单都设止损。'],
  ...['추세를 따르고 손절을 꼭 둡니다.', 'เทรดตามแนวโน้ม ตั้งจุดตัดขาดทุนทุกครั้ง'],
  ...['Saya ikut trend dengan saiz kecil.', 'Trading since 2014, along the trend line.'],
]

it.each(CLAIMS)('%s is a claim', (text) => {
  expect(findUnfitWords(text)).toBe('profit_claim')
})

it.each(CONTACTS)('%s is a contact', (text) => {
  expect(findUnfitWords(text)).toBe('contact_detail')
})

it.each(FINE)('%s can stand', (text) => {
  expect(findUnfitWords(text)).toBeUndefined()
})
