// Korean words of the area `recovery`.

import type { recovery as en } from '../en/recovery.ts'
import type { SameKeys } from '../same-keys.ts'

export const recovery: SameKeys<typeof en> = {
  title: '계정 복구',
  intro:
    '계정의 이메일, 2단계 인증 또는 비밀번호를 더 이상 쓸 수 없는 분을 위한 절차입니다. 담당자 두 명이 심사하고 등록된 모든 연락처에 알린 뒤, 며칠의 대기 시간이 지나면 링크로 본인만 다시 설정할 수 있습니다.',
  reachable: '지금 받을 수 있는 이메일',
  reachableHint: '링크가 이 주소로 전송됩니다. 계정의 주소와 다르면 이 주소로 바뀝니다.',
  whatLost: '무엇을 쓸 수 없나요?',
  lostEmail: '계정 이메일',
  lostPassword: '로그인 비밀번호',
  lostPhone: '전화번호',
  lostFactor: '인증 앱 또는 패스키',
  lostFundPassword: '출금 비밀번호',
  chooseOne: '하나 이상 선택해 주세요.',
  note: '상황 설명(선택)',
  ask: '신청하기',
  askedTitle: '신청이 접수되었습니다',
  askedText:
    '계정이 존재하고 제출하신 내용이 충분하면 {{email}}(으)로 연락드립니다. 그때까지는 아무것도 바뀌지 않습니다.',
  photosTitle: '신분증 사진',
  photosText:
    '비밀번호와 계정 이메일을 모두 쓸 수 없으면 필요합니다: 앞면, 뒷면, 신분증을 든 본인. 심사 담당자만 봅니다. 한 시간 안에 최대 {{count}}장까지 추가할 수 있습니다.',
  photosSent: '보낸 사진: {{count}}장',
  haveLink: '메일로 받은 코드가 있습니다',
  linkField: '메일의 코드',
  setTitle: '다시 설정',
  setText:
    '한 번만 설정할 수 있습니다. 완료되면 모든 기기에서 로그아웃되고 24시간 동안 출금할 수 없습니다.',
  emailBecomes: '이후 계정 이메일: {{email}}',
  newPhone: '새 전화번호',
  set: '설정하기',
  doneTitle: '다시 설정되었습니다',
  doneText: '새 정보로 로그인해 주세요. 24시간 동안 출금할 수 없습니다.',
  stopTitle: '본인이 아닙니다',
  stopText: '계정 복구 신청을 중단합니다. 계정은 아무것도 바뀌지 않습니다.',
  stop: '중단하기',
  stoppedTitle: '중단되었습니다',
  stoppedText:
    '변경된 것은 없습니다. 다른 사람이 로그인 비밀번호를 알 수 있다면 지금 변경해 주세요.',
  ownTitle: '계정 복구 신청이 있습니다',
  ownPending: '{{time}}에 {{contact}}에서 신청했습니다. 심사 중입니다.',
  ownApproved: '승인되었습니다. {{time}}에 {{contact}}(으)로 다시 설정할 링크를 보냅니다.',
}
