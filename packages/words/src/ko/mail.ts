// Korean words of the area `mail`.

import type { mail as en } from '../en/mail.ts'
import type { SameKeys } from '../same-keys.ts'

export const mail: SameKeys<typeof en> = {
  codeSubject: 'Fairtick 인증 코드 안내',
  codeForRegistration: 'Fairtick 계정 가입을 위한 인증입니다.',
  codeForPassword: 'Fairtick 로그인 비밀번호 재설정을 위한 인증입니다.',
  codeForRecovery: 'Fairtick 계정 복구 신청을 위한 인증입니다.',
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
  recoveryStop: '본인이 아니라면 로그인하지 않고 여기에서 중단할 수 있습니다:\n{{link}}',
  recoveryLinkSubject: 'Fairtick: 계정 정보를 다시 설정해 주세요',
  recoveryLinkText:
    '대기 시간이 끝났습니다. 아래 링크에서 다시 설정해 주세요. 링크는 {{until}}({{zone}})까지 한 번만 사용할 수 있습니다:\n{{link}}\n\n저희는 이 링크를 묻지 않습니다. 누구에게도 알려 주지 마세요.',
  payoutAddedSubject: 'Fairtick: 출금처가 추가되었습니다',
  payoutAddedText:
    '{{shown}}이(가) 출금처로 등록되었습니다. 이 출금처로의 출금은 {{until}}({{zone}})부터 가능합니다.',
  bankAskedSubject: 'Fairtick: 은행 계좌 변경 신청이 접수되었습니다',
  bankAskedFor: '신청 내용: {{before}} → {{shown}}',
  bankAskedText:
    '은행 계좌를 {{before}}에서 {{shown}}(으)로 변경하는 신청이 접수되었습니다. 담당자가 심사하며, 승인될 때까지 계좌는 바뀌지 않습니다. 승인된 뒤에도 새 계좌로의 출금은 24시간 동안 대기합니다.',
  bankChangedSubject: 'Fairtick: 은행 계좌가 변경되었습니다',
  bankChangedText:
    '은행 계좌가 {{before}}에서 {{shown}}(으)로 변경되었습니다. 이 계좌로의 출금은 {{until}}({{zone}})부터 가능합니다.',
  payoutReminderSubject: 'Fairtick: 출금 대기 시간이 곧 끝납니다',
  payoutReminderText:
    '{{shown}}(으)로의 출금은 {{until}}({{zone}})부터 가능합니다. 그 전에는 출금할 수 없습니다.',
  payoutNotYou:
    '본인이 아니라면:\n1. 즉시 로그인 비밀번호를 변경해 주세요. 다른 기기는 모두 로그아웃되고, 새로운 출금은 그때부터 24시간 동안 할 수 없습니다.\n2. 직접 신청하지 않은 출금은 앱에서 취소해 주세요.\n3. 고객센터에 알려 주세요. 출금을 잠글 수 있습니다.',
}
