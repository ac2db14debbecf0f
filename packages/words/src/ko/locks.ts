// Korean words of the area `locks`: why something is locked for a customer.

import type { locks as en } from '../en/locks.ts'
import type { SameKeys } from '../same-keys.ts'

export const locks: SameKeys<typeof en> = {
  customerRequest: '본인의 요청으로 잠겨 있습니다. 고객센터에서 해제할 수 있습니다.',
  securityReview:
    '계정에서 평소와 다른 활동이 있어 확인하는 동안 잠겨 있습니다. 자세한 내용은 고객센터에 문의하세요.',
  termsBreach: '이용약관 위반으로 잠겨 있습니다. 자세한 내용은 고객센터에 문의하세요.',
  legalOrder: '당국의 명령으로 잠겨 있습니다. 자세한 내용은 고객센터에 문의하세요.',
  linkedAccount:
    '회원님의 계좌와 연결된 계좌에 휴식이나 한도가 설정되어 잠겨 있습니다. 서로 다른 사람의 계좌라면 고객센터에서 해제할 수 있습니다.',
}
