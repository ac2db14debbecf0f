// Korean words of the area `fundPassword`.

import type { fundPassword as en } from '../en/fund-password.ts'
import type { SameKeys } from '../same-keys.ts'

export const fundPassword: SameKeys<typeof en> = {
  title: '출금 비밀번호',
  setTitle: '출금 비밀번호 설정',
  changeTitle: '출금 비밀번호 변경',
  resetTitle: '출금 비밀번호 재설정',
  intro: '출금할 때마다 입력하는 6자리 숫자입니다. 로그인 비밀번호와 다르게 설정해 주세요.',
  resetIntro:
    '로그인 비밀번호와 2단계 인증(인증 코드 또는 패스키)으로 재설정합니다. 잠긴 상태라면 해제됩니다.',
  holdAhead: '설정 후 24시간 동안 출금할 수 없습니다. 거래에는 영향이 없습니다.',
  old: '현재 출금 비밀번호',
  new: '새 출금 비밀번호',
  repeat: '새 출금 비밀번호 확인',
  forgot: '잊으셨나요?',
  ruleSix: '숫자 6자리',
  ruleVaried: '123456, 121212 같은 연속·반복이 아님',
  looksLikeDate:
    '날짜처럼 보입니다. 생일은 가장 먼저 시도되는 숫자이므로, 생일이라면 다른 숫자로 바꿔 주세요.',
  triesLeft: '출금 비밀번호가 올바르지 않습니다. 남은 횟수: {{count}}',
  lockedNow: '5회 틀려 24시간 동안 출금이 잠깁니다.',
  set: '설정하기',
  save: '변경하기',
  reset: '재설정하기',
  done: '출금 비밀번호가 저장되었습니다. {{time}}부터 출금할 수 있습니다.',
  unknown:
    '응답이 없습니다. 저장되었을 수 있으니 다음 출금 때 새 비밀번호를 입력해 보거나 다시 설정해 주세요.',
  isSet: '설정됨',
  isUnset: '미설정',
}
