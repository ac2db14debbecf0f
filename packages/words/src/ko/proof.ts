// Korean words of the area `proof`.

import type { proof as en } from '../en/proof.ts'
import type { SameKeys } from '../same-keys.ts'

export const proof: SameKeys<typeof en> = {
  mailHint: '{{email}}(으)로 6자리 인증 코드를 보냅니다.',
  appCode: '인증 앱의 코드',
  usePasskey: '패스키로 확인',
  passkeyDone: '패스키로 확인했습니다',
  useRecovery: '복구 코드 사용',
  useApp: '인증 앱 사용',
  notRecovery: '패스키로 돌아가기',
  recoveryCode: '복구 코드',
  recoveryHint:
    '영문과 숫자 12자리입니다. 한 번만 쓸 수 있으며, 사용 후 24시간 동안 출금할 수 없습니다.',
  cancelled: '패스키를 사용하지 않았습니다. 다시 시도할 수 있습니다.',
  failed: '이 기기에서 패스키를 사용할 수 없었습니다.',
  known: '이 기기에는 이 계정의 패스키가 이미 있습니다.',
  impossible: '이 주소 또는 브라우저에서는 패스키를 사용할 수 없습니다.',
  loginTitle: '본인 확인',
  loginText: '이 계정은 2단계 인증으로 보호됩니다. 비밀번호만으로는 로그인할 수 없습니다.',
  otherAccount: '다른 방법으로 로그인',
  confirmFirst: '먼저 확인해 주세요.',
}
