// Korean words of the area `security`.

import type { security as en } from '../en/security.ts'
import type { SameKeys } from '../same-keys.ts'

export const security: SameKeys<typeof en> = {
  title: '2단계 인증',
  intro: '로그인, 출금, 보안 설정 변경 시 확인합니다.',
  heldUntil: '보안 설정이 변경되어 {{time}}까지 출금할 수 없습니다.',
  holdNote: '변경할 때마다 24시간 동안 출금할 수 없습니다.',
  passkeys: '패스키',
  passkeysText: '기기의 지문, 얼굴 또는 PIN으로 로그인합니다. 가짜 사이트가 훔쳐 갈 수 없습니다.',
  since: '등록 {{time}}',
  lastUsed: '마지막 사용 {{time}}',
  neverUsed: '아직 사용하지 않음',
  synced: '동기화됨',
  addPasskey: '패스키 추가',
  passkeyName: '패스키 이름',
  nameHint: '어느 기기인지 알아볼 수 있는 이름으로 정하세요.',
  makePasskey: '이 기기에서 계속',
  editPasskey: '‘{{name}}’ 편집',
  saveName: '이름 저장',
  nameSaved: '이름을 저장했습니다.',
  removePasskey: '이 패스키 삭제',
  removePasskeyText:
    '이 패스키로는 더 이상 로그인할 수 없습니다. 기기의 비밀번호 설정에서도 삭제해 주세요.',
  passkeyAdded: '패스키를 추가했습니다.',
  passkeyRemoved: '패스키를 삭제했습니다.',
  app: '인증 앱',
  appText: '휴대폰 앱에 30초마다 새로운 6자리 코드가 표시됩니다.',
  appSince: '{{time}}부터 사용 중',
  setUpApp: '앱 설정',
  removeApp: '앱 해제',
  removeAppText: '이 앱의 코드는 더 이상 필요하지 않습니다. 앱에서도 항목을 삭제해 주세요.',
  appAdded: '인증 앱 사용을 시작했습니다.',
  appRemoved: '인증 앱을 해제했습니다.',
  scan: '인증 앱으로 스캔하세요',
  qrLabel: '키의 QR 코드',
  openInApp: '이 휴대폰의 앱에서 열기',
  keyText: '또는 이 키를 직접 입력',
  copyKey: '키 복사',
  appCodeNow: '앱에 지금 표시된 코드',
  startApp: '사용 시작',
  keyValid: '키는 {{minutes}}분 동안 유효합니다.',
  recovery: '복구 코드',
  recoveryText:
    '휴대폰이나 패스키를 잃어버렸을 때 코드마다 한 번씩 본인 확인에 쓸 수 있습니다. 기기도 코드도 없으면 로그인 화면에서 복구를 신청해야 하며 심사에 며칠이 걸립니다.',
  codesLeft: '{{count}}개 남음',
  renewCodes: '새 코드 만들기',
  renewText: '이전 코드는 더 이상 쓸 수 없습니다.',
  codesTitle: '복구 코드를 보관하세요',
  codesText:
    '지금 한 번만 표시됩니다. 종이나 비밀번호 관리자 등 휴대폰 없이도 볼 수 있는 곳에 보관하세요.',
  copyCodes: '모두 복사',
  saveCodes: '파일로 저장',
  codesKept: '보관했습니다',
  unknown:
    '응답이 없었습니다. 이미 변경되었을 수 있으니 다시 시도하기 전에 이 화면을 확인해 주세요.',
}
