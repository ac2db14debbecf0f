// Korean words of the area `office`: what the back office is told when it refuses.

import type { office as en } from '../en/office.ts'
import type { SameKeys } from '../same-keys.ts'

export const office: SameKeys<typeof en> = {
  notPermitted: '이 작업을 허용하는 역할이 없습니다.',
  loginFailed: '이메일, 비밀번호 또는 코드가 올바르지 않습니다.',
  passwordWrong: '비밀번호가 올바르지 않습니다.',
  secretWrong: '이 일회용 비밀 키는 없거나, 이미 사용되었거나, 만료되었습니다.',
  factorNeeded: '이 작업에는 인증 앱의 코드 또는 패스키가 필요합니다.',
  factorWrong: '코드 또는 패스키가 올바르지 않거나 이미 사용되었습니다.',
  passkeysUsedUp: '패스키는 10개까지 등록할 수 있습니다. 쓰지 않는 것을 삭제해 주세요.',
  emailTaken: '이 이메일은 다른 직원이 사용하고 있습니다.',
  notEnrolled: '아직 등록을 마치지 않은 직원입니다. 등록이 끝난 뒤 역할을 요청하세요.',
  ownRequest: '이 작업은 다른 사람이 해야 합니다.',
  ownDecision: '이전에 직접 결정한 건입니다. 재심사는 다른 담당자가 해야 합니다.',
  tooEarly:
    '당사자가 거절할 수 있도록 요청 후 1시간 동안은 승인할 수 없습니다. 그 뒤에 승인하세요.',
  lastAdmin: '로그인할 수 있는 마지막 관리자입니다. 먼저 다른 관리자를 추가하세요.',
  changedMeanwhile: '그 사이에 내용이 바뀌었습니다. 다시 확인하세요.',
  alwaysShown: '이 문서는 항상 게시되어 있어야 합니다. 내리는 대신 새 버전을 게시하세요.',
  outsideWindow: '출금 지급 시간이 아닙니다. 변경된 내용이 없습니다.',
  withdrawalsFrozen: '장부에 차이가 있습니다. 원인이 밝혀질 때까지 지급하지 않습니다.',
  realOnly: '모의 자금이므로 입출금할 수 없습니다. 거절해 주세요.',
  targetAltered: '받는 곳이 서버가 아닌 다른 곳에서 변경되었습니다. 승인하거나 지급하지 않습니다.',
  notClaimed: '담당자만 할 수 있습니다. 먼저 담당해 주세요.',
  foreignAddress: '열려 있는 입금 방법의 주소가 아닌 주소가 있습니다. 삭제해 주세요.',
}
