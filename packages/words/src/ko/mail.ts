// Korean words of the area `mail`.

import type { mail as en } from '../en/mail.ts'
import type { SameKeys } from '../same-keys.ts'

export const mail: SameKeys<typeof en> = {
  codeSubject: 'Fairtick 인증 코드 안내',
  codeForRegistration: 'Fairtick 계정 가입을 위한 인증입니다.',
  codeForPassword: 'Fairtick 로그인 비밀번호 재설정을 위한 인증입니다.',
  codeForSecurity: 'Fairtick 보안 설정 변경을 위한 인증입니다.',
  codeForBank: 'Fairtick 출금 계좌를 등록하거나 변경하기 위한 인증입니다.',
  codeForWithdrawal: 'Fairtick 출금 신청을 위한 인증입니다.',
  codeText: '인증 코드: {{code}}\n{{minutes}}분 동안 한 번만 사용할 수 있습니다.',
  codeWarning:
    '본인이 요청하지 않았다면 이 메일을 무시해 주세요. 저희는 인증 코드를 묻지 않습니다. 누구에게도 알려 주지 마세요.',
  passwordChangedSubject: 'Fairtick 로그인 비밀번호가 변경되었습니다',
  passwordChangedText: '로그인 비밀번호가 변경되었고, 다른 기기에서는 모두 로그아웃되었습니다.',
  passwordChangedNotYou:
    '본인이 변경하지 않았다면 즉시 로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 재설정하고 고객센터에 알려 주세요.',
  emailChangedSubject: 'Fairtick 이메일 주소가 변경되었습니다',
  emailChangedText:
    '계정의 이메일 주소가 {{value}}(으)로 변경되었고, 다른 기기에서는 모두 로그아웃되었습니다.',
  phoneChangedSubject: 'Fairtick 전화번호가 변경되었습니다',
  phoneChangedText:
    '로그인에 쓰는 전화번호가 {{value}}(으)로 변경되었고, 다른 기기에서는 모두 로그아웃되었습니다.',
  contactChangedNotYou:
    '본인이 변경하지 않았다면 즉시 고객센터에 알려 주세요. 이 경우 고객센터만 도와드릴 수 있습니다.',
  securitySubject: '{{title}} – Fairtick',
  securityNotYou: '본인이 아니라면 즉시 로그인 비밀번호를 변경하고 고객센터에 알려 주세요.',
}
