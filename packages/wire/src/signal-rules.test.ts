// What a post of a leader may say: an opinion with plain prices, and neither results nor contacts.

import { expect, it } from 'vitest'
import { findUnfitSignal } from './signal-rules.ts'

const CLAIMS = [
  ...['Up 30% soon', '＋３０％', 'thirty percent', 'worth $500', '€20 more', '每单100元', '1万円'],
  ...['5000 USDT target', 'RM 300 a day', '500บาท', '100달러', '300 ringgit', 'win rate is high'],
  ...['I made it again', 'easy money', 'guaranteed', 'g\u200buaranteed', '勝率が高い', '爆益です'],
  ...[
    '稼げます',
    '收益率惊人',
    '胜率高',
    '翻倍行情',
    '稳赚',
    '승률 좋아요',
    '수익률 최고',
    '원금 보장',
  ],
  ...['อัตราชนะสูง', 'ผลตอบแทนดี', 'รับประกัน', 'kadar kemenangan tinggi', 'Pulangan baik'],
  'dijamin',
]
const CONTACTS = [
  ...['see https://x.example', 'www.x.example', '@hanatrades', 'Telegram: hana', '微信 hana'],
  ...['LINE ID hana', 'TWdbcdccYzkSti3catsR3BigaDTptoVp4a', '카카오 hana'],
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
]
const PHONES = [
  ...[
    '090-1234-5678',
    '０９０－１２３４－５６７８',
    '09012345678',
    '090 - 1234 - 5678',
    '090ー1234ー5678',
  ],
  ...['+81 90 1234 5678', '138 0013 8000', '(02) 3456 7890', '010–1234–5678', '๐๘๑-๒๓๔-๕๖๗๘'],
  ...['012-345 6789', '9123 4567', '2098-76-54', '+6500 6543', '1 3 8 0 0 1 3 8 0 0 0'],
]
const PRICES = [
  ...['96500-98000', 'Range 96500–98000', '96500 - 98000', '９６５００-９８０００', '2350-2380'],
  ...['64000 65000 66000', '1.08500-1.09200', '96,500-98,000', '๙๖๕๐๐-๙๘๐๐๐', '98000-96500'],
]
const FINE = [
  ...['Support at 96,500, I wait for a close above 97,200.', 'Lower highs since Monday.'],
  ...['64000を割り込めば下目線です。', '跌破64000看空，站稳65000再看多。'],
  ...['64,000 지지선을 확인합니다.', 'ถ้าหลุด 64000 มองลง', 'Jika bawah 64000, saya lihat turun.'],
  ...['Profit taking is likely near the old high.', 'Nothing before 2026-12-03.'],
]

it.each(CLAIMS)('%s is a claim', (text) => {
  expect(findUnfitSignal(text)).toBe('result_claim')
})

it.each(CONTACTS)('%s is a contact', (text) => {
  expect(findUnfitSignal(text)).toBe('contact_detail')
})

it.each(PHONES)('%s is a phone number', (text) => {
  expect(findUnfitSignal(`Ask ${text}.`)).toBe('contact_detail')
})

it.each(PRICES)('%s are prices', (text) => {
  expect(findUnfitSignal(`I watch ${text}.`)).toBeUndefined()
})

it.each(FINE)('%s can stand', (text) => {
  expect(findUnfitSignal(text)).toBeUndefined()
})
