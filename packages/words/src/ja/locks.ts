// Japanese words of the area `locks`: why something is locked for a customer.

import type { locks as en } from '../en/locks.ts'
import type { SameKeys } from '../same-keys.ts'

export const locks: SameKeys<typeof en> = {
  customerRequest:
    'ご本人のご依頼によりロックされています。解除はカスタマーサービスにご連絡ください。',
  securityReview:
    '口座で通常と異なる動きがあり、確認のためロックされています。詳しくはカスタマーサービスにお問い合わせください。',
  termsBreach:
    '利用規約違反のためロックされています。詳しくはカスタマーサービスにお問い合わせください。',
  legalOrder:
    '当局の命令によりロックされています。詳しくはカスタマーサービスにお問い合わせください。',
  linkedAccount:
    'お客様の口座と関連する口座に休止または限度額が設定されているため、ロックされています。別の方の口座である場合は、カスタマーサービスにご連絡ください。',
}
