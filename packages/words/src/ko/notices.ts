// Korean words of the area `notices`.

import type { notices as en } from '../en/notices.ts'
import type { SameKeys } from '../same-keys.ts'
import { depositReasons } from './deposit-reasons.ts'

export const notices: SameKeys<typeof en> = {
  up: '상승',
  down: '하락',
  long: '롱',
  short: '숏',
  seconds: '{{count}}초',
  minutes: '{{count}}분',
  hours: '{{count}}시간',
  days: '{{count}}일',
  live: '실시간 시장',
  replay: '기록 데이터',
  simulated: '시뮬레이션',
  welcomeTitle: 'Fairtick에 오신 것을 환영합니다',
  welcomeText:
    '모의 계좌에 모의 자금 **{{amount}} USD**가 들어 있습니다. 실제 돈이 아니므로 손실 걱정 없이 사용해 볼 수 있습니다.\n\n각 주문에는 체결이나 판정에 사용된 틱이 기록됩니다. 주문 상세에서 결과를 직접 확인해 보세요.',
  optionWonTitle: '{{pair}} {{direction}}: 적중 +{{profit}} USD',
  optionLostTitle: '{{pair}} {{direction}}: 미적중 −{{stake}} USD',
  optionDrawTitle: '{{pair}} {{direction}}: 무승부, {{stake}} USD 반환',
  optionVoidTitle: '{{pair}} {{direction}}: 무효, {{stake}} USD 반환',
  optionTerms:
    '{{pair}} {{direction}}, {{duration}}\n행사가격 {{strike}}(틱 {{strikeSeq}})\n판정 가격 {{settlePrice}}(틱 {{settleSeq}})',
  optionWonText:
    '적중했습니다. 구매 금액 {{stake}} USD와 함께 **{{profit}} USD**의 페이아웃을 받았습니다.',
  optionLostText: '가격이 예상과 반대로 움직여 구매 금액 **{{stake}} USD**를 잃었습니다.',
  optionDrawText: '판정 가격이 행사가격과 같아 구매 금액 **{{stake}} USD**가 반환되었습니다.',
  optionVoidText:
    '만기 시각에 유효한 가격이 없어 옵션이 무효가 되었고 구매 금액 **{{stake}} USD**가 반환되었습니다.',
  practiceResetTitle: '모의 계좌가 초기화되었습니다',
  practiceResetText:
    '모의 계좌 잔고가 **{{amount}} USD**로 초기화되었습니다. 주문과 내역은 그대로 남아 있습니다.',
  marginCallTitle: '마진콜: 증거금 유지율 {{riskRate}}',
  marginCallText:
    '계좌의 증거금 유지율이 **{{riskRate}}**까지 내려갔습니다. {{stopOut}} 이하가 되면 손실이 가장 큰 포지션부터 자동으로 청산됩니다.\n\n포지션의 전부 또는 일부를 종료하면 유지율이 올라갑니다.',
  takeProfitTitle: '{{pair}} {{direction}}: 익절 {{profit}} USD',
  takeProfitText:
    '익절 가격 {{level}}에 도달하여 **{{price}}**에 포지션이 종료되었습니다. 모든 비용을 뺀 손익은 **{{profit}} USD**입니다.',
  stopLossTitle: '{{pair}} {{direction}}: 손절 {{profit}} USD',
  stopLossText:
    '손절 가격 {{level}}에 도달하여 **{{price}}**에 포지션이 종료되었습니다. 모든 비용을 뺀 손익은 **{{profit}} USD**입니다.',
  stopOutTitle: '{{pair}} {{direction}}: 강제 청산 {{profit}} USD',
  stopOutText:
    '계좌의 증거금 유지율이 {{stopOut}} 이하로 내려가 이 포지션이 **{{price}}**에 강제 청산되었습니다. 모든 비용을 뺀 손익은 **{{profit}} USD**입니다.',
  copyClosedTitle: '{{pair}} {{direction}}: 카피 종료 {{profit}} USD',
  copyClosedText:
    '{{name}} 님의 카피 포지션이 **{{price}}**에 종료되었습니다(리드 트레이더의 종료 또는 카피 종료). 모든 비용을 뺀 손익은 **{{profit}} USD**입니다.',
  copyStopTitle: '카피 손절: {{name}} 님 카피가 종료되었습니다',
  copyStopText:
    '{{name}} 님 카피의 손실이 설정하신 한도인 **{{loss}} USD**에 도달했습니다. 그 시점의 가격으로 포지션을 종료하고 카피를 끝냈습니다. 새 가격이 없는 종목의 포지션은 남아 있으며, 가격이 다시 움직이면 직접 종료할 수 있습니다.',
  copySkippedTitle: '{{name}} 님의 주문 3건이 카피되지 않았습니다',
  copySkippedText:
    '{{name}} 님의 주문이 3번 연속 회원님의 계좌에 카피되지 않았습니다. 각각의 이유는 카피 내역에서 확인하실 수 있습니다.',
  copyLeaderStoppedTitle: '{{name}} 님이 카피 제공을 종료했습니다',
  copyLeaderStoppedText:
    '{{name}} 님이 카피 제공을 종료하여 더 이상 새 주문이 카피되지 않습니다. 열려 있는 카피는 리드 트레이더가 종료할 때 함께 종료됩니다. 직접 종료하거나 카피를 끝내는 것은 언제든지 가능합니다.',
  copyLinkedTitle: '같은 사람의 계좌: {{name}} 님 카피가 종료되었습니다',
  copyLinkedText:
    '신분증, 출금 계좌, 기기 등이 같아 회원님의 계좌와 {{name}} 님의 계좌를 한 사람의 계좌로 처리하고 있습니다. 본인을 카피할 수는 없으므로 카피를 종료했으며 새 주문은 카피되지 않습니다. 열려 있는 카피는 그대로 남아 리드 트레이더가 종료할 때 함께 종료되며, 언제든지 직접 종료할 수 있습니다.\n\n서로 다른 사람의 계좌라면 고객센터에 알려 주세요. 담당자 두 명이 확인하여 다른 사람의 계좌로 인정되면 다시 카피할 수 있습니다.',
  contractTerms:
    '{{pair}} {{direction}} ×{{leverage}}, {{lots}}랏\n진입가 {{openPrice}}(틱 {{openSeq}})\n종료가 {{price}}(틱 {{seq}})\n종료 수수료 {{fee}} USD',
  overnightTitle: '오버나이트 수수료 합계 {{change}} USD',
  overnightText:
    '포지션 {{count}}건이 다음 날로 이월되어 오버나이트 수수료 합계 **{{change}} USD**가 잔고에 반영되었습니다. 내역은 각 주문 상세에서 볼 수 있습니다.',
  orderFilledTitle: '{{pair}} {{direction}}: {{price}}에 체결',
  orderFilledText: '지정가 {{limit}}에 도달하여 **{{price}}**에 체결되었습니다(틱 {{seq}}).',
  orderFilledTerms:
    '{{pair}} {{direction}} ×{{leverage}}, {{lots}}랏\n증거금 {{margin}} USD\n진입 수수료 {{fee}} USD',
  orderCancelledTitle: '{{pair}} {{direction}}: 주문이 취소되었습니다',
  orderCancelledText:
    '지정가 {{limit}} 주문({{direction}} ×{{leverage}}, {{lots}}랏)이 취소되었습니다. {{reason}}\n\n주문을 위해 묶여 있던 금액을 다시 사용할 수 있습니다.',
  cancelledStopOut: '계좌의 증거금 유지율이 강제 청산 수준까지 내려갔습니다.',
  cancelledInsufficient: '지정가에 도달했을 때 증거금과 수수료에 필요한 금액이 부족했습니다.',
  cancelledSourceChange: '가격 출처가 변경되었습니다.',
  cancelledLocked: '회원님의 계정에서 거래가 잠겼습니다.',
  cancelledSelfExcluded: '일시 정지 또는 자가 이용 제한이 시작되었습니다.',
  cancelledDailyLoss: '직접 정한 일일 손실 한도에 도달했습니다.',
  cancelledNotOffered: '이 종목의 신규 거래 접수가 종료되었습니다.',
  emailChangedTitle: '이메일 주소 변경됨',
  emailChangedText:
    '이제 인증 코드와 알림은 새 주소로 발송됩니다. 다른 기기에서는 모두 로그아웃되었습니다. 본인이 변경하지 않았다면 즉시 고객센터에 알려 주세요.',
  phoneChangedTitle: '전화번호 변경됨',
  phoneChangedText:
    '이제 새 번호로 로그인합니다. 다른 기기에서는 모두 로그아웃되었습니다. 본인이 변경하지 않았다면 즉시 고객센터에 알려 주세요.',
  payrollTitle: '급여 +{{amount}} USD',
  payrollText:
    '{{date}}에 팀이 낸 거래 수수료로 **{{amount}} USD**의 보상이 생겨 급여로 지급되었습니다. 급여는 언제든지 잔고로 옮길 수 있습니다.',
  priceAboveTitle: '{{pair}} {{level}} 도달',
  priceAboveText:
    '{{time}}({{zone}}), 틱 {{seq}}에서 {{pair}} 가격이 **{{price}}**까지 올랐습니다. 설정한 알림은 {{level}} 이상이었습니다. 알림은 한 번만 울리고 삭제되었으며, 다시 설정할 수 있습니다.',
  priceBelowTitle: '{{pair}} {{level}}까지 하락',
  priceBelowText:
    '{{time}}({{zone}}), 틱 {{seq}}에서 {{pair}} 가격이 **{{price}}**까지 내렸습니다. 설정한 알림은 {{level}} 이하였습니다. 알림은 한 번만 울리고 삭제되었으며, 다시 설정할 수 있습니다.',
  marketChangedTitle: '가격 출처가 변경되었습니다',
  marketChangedText:
    '가격 출처가 변경되었습니다: **{{source}}**. 변경 시점에 보유 중이던 옵션은 무효가 되었고 구매 금액이 반환되었습니다. 포지션은 변경 직전 가격에 종료되었고 미체결 주문은 취소되었습니다.',
  passwordChangedTitle: '로그인 비밀번호 변경',
  passwordChangedText: '로그인 비밀번호가 변경되었습니다. 24시간 동안 출금할 수 없습니다.',
  fundPasswordChangedTitle: '출금 비밀번호 변경',
  fundPasswordChangedText:
    '출금 비밀번호가 설정되었거나 변경되었습니다. 24시간 동안 출금할 수 없습니다.',
  factorChangedTitle: '2단계 인증 변경',
  factorChangedText:
    '인증 앱, 패스키 또는 복구 코드가 추가·삭제되었거나 사용되었습니다. 24시간 동안 출금할 수 없습니다.',
  bankChangedTitle: '은행 계좌 등록',
  bankChangedText:
    '은행 계좌가 등록되었거나 변경되었습니다. 이 계좌로는 24시간 동안 출금할 수 없습니다.',
  pushAddedTitle: '푸시 알림 등록',
  pushAddedText:
    '푸시 알림을 받을 브라우저가 새로 등록되었습니다. 본인의 기기가 아니라면 ‘보안 및 설정’에서 로그아웃시키고 로그인 비밀번호를 변경하세요.',
  walletAddedTitle: '지갑 등록',
  walletAddedText: '지갑이 등록되었습니다. 이 지갑으로는 24시간 동안 출금할 수 없습니다.',
  fundPasswordLockedTitle: '출금이 24시간 동안 잠겼습니다',
  fundPasswordLockedText:
    '출금 비밀번호가 다섯 번 틀렸습니다. 포지션 종료와 주문 취소는 계속할 수 있습니다.',
  bankChangeFailedTitle: '은행 계좌가 변경되지 않았습니다',
  bankChangeFailedText:
    '은행 계좌 변경 신청이 심사에서 승인되지 않았습니다. {{reason}}\n\n다시 신청할 수 있습니다.',
  bankReasonName: '예금주명이 본인 이름과 다릅니다.',
  bankReasonUnknown: '존재하지 않는 계좌입니다.',
  bankReasonUnclear: '내용을 확인할 수 없습니다.',
  bankReasonOthers: '본인 계좌가 아닙니다.',
  identityApprovedTitle: '본인 인증 완료',
  identityApprovedText: '본인 인증이 완료되었습니다.',
  identityNeedsFixTitle: '본인 인증: 수정이 필요한 항목이 있습니다',
  identityNeedsFixText:
    '보내 주신 내용 중 일부를 확인할 수 없습니다. **내 정보 › 본인 인증**에서 항목별 사유와 수정 방법을 확인해 주세요. 문제가 없던 항목은 다시 보내지 않아도 됩니다.',
  identityFailedTitle: '본인 인증이 완료되지 않았습니다',
  identityFailedText:
    '제출하신 내용으로는 본인 인증을 할 수 없습니다. 사유는 **내 정보 › 본인 인증**에서 확인할 수 있습니다. 한 번에 한해 다른 담당자의 재심사를 요청할 수 있습니다.',
  identityExpiringTitle: '신분증 만료일: {{date}}',
  identityExpiringText:
    '본인 인증에 사용한 신분증이 **{{date}}**에 만료됩니다. 지금 **내 정보 › 본인 인증**에서 새 신분증을 제출할 수 있습니다.',
  identityExpiredTitle: '신분증이 만료되었습니다',
  identityExpiredText:
    '본인 인증에 사용한 신분증이 만료되었습니다. **내 정보 › 본인 인증**에서 새 신분증을 제출해 주세요. 출금은 이전과 같이 이용할 수 있습니다.',
  leaderApprovedTitle: '리드 트레이더가 되었습니다',
  leaderApprovedText:
    '신청이 승인되었습니다. 다른 사람이 **{{name}}** 이름으로 회원님의 주문을 카피할 수 있습니다. 하이워터마크를 넘은 팔로워 수익의 **{{share}}%**가 급여로 들어옵니다.\n\n수치는 회원님의 거래와 팔로워의 결과로 매시간 계산되며 누구도 바꿀 수 없습니다.',
  leaderRejectedTitle: '리드 트레이더 신청이 승인되지 않았습니다',
  leaderRejectedText:
    '신청을 검토했지만 승인하지 않았습니다. {{reason}}\n\n본인 거래에는 변화가 없으며 다시 신청할 수 있습니다.',
  leaderStoppedTitle: '리드 트레이더가 종료되었습니다',
  leaderStoppedText:
    '리드 트레이더 자격을 종료했습니다. {{reason}}\n\n새 주문은 카피되지 않습니다. 팔로워가 카피한 포지션은 회원님이 종료할 때 함께 종료됩니다. 이의가 있으면 고객센터로 알려 주세요.',
  signalHiddenTitle: '{{pair}} 게시글이 숨겨졌습니다',
  signalHiddenText:
    '{{pair}}에 대한 글의 본문이 독자에게 더 이상 표시되지 않습니다. 숨겨졌다는 사실과 사유는 표시됩니다. {{reason}}\n\n글은 가격과 시간과 함께 목록에 남습니다. 이의가 있으면 고객센터로 문의해 주세요.',
  signalClaim: '실적, 퍼센트, 금액이 적혀 있거나 수익을 약속합니다.',
  signalContact: 'Fairtick 외부의 연락처나 페이지로 유도합니다.',
  signalUntrue: '사실이라고 적은 내용이 사실이 아닙니다.',
  signalInsult: '다른 사람을 모욕하거나 위협합니다.',
  signalSpam: '같은 내용이 반복되거나 종목과 관련이 없습니다.',
  leaderName: '다른 사람으로 오인될 수 있거나 공개 목록에 맞지 않는 이름입니다.',
  leaderText: '소개글에 수익 약속, 연락처 또는 오해를 부르는 내용이 있습니다.',
  leaderOnePerson: '같은 사람의 다른 계정이 이미 리드 트레이더이거나 이 계정을 카피하고 있습니다.',
  leaderRecord: '지금까지의 거래만으로는 거래 방식을 알 수 없습니다.',
  leaderRules: '리드 트레이더 규칙을 어겼습니다.',
  leaderSecurity: '보안상의 이유로 계정을 확인하고 있습니다.',
  recoveryAskedTitle: '계정 복구 신청이 접수되었습니다',
  recoveryAskedText:
    '{{contact}}에서 메일을 받을 수 있는 분이 계정 복구를 신청했습니다. 담당자가 심사 중이며 아직 변경된 것은 없습니다. 본인이 아니라면 **내 정보 › 보안 및 설정**에서 중단해 주세요.',
  recoveryApprovedTitle: '{{until}}부터 계정 정보를 다시 설정할 수 있습니다',
  recoveryApprovedText:
    '담당자 두 명이 복구 신청을 승인했습니다. {{until}}({{zone}})에 다시 설정할 수 있는 링크를 {{contact}}로 보냅니다. 본인이 아니라면 그 전에 **내 정보 › 보안 및 설정**에서 중단해 주세요.',
  recoveryDeclinedTitle: '계정 복구 신청이 승인되지 않았습니다',
  recoveryDeclinedText:
    '신청을 심사했으나 승인되지 않았습니다. {{reason}}\n\n변경된 것은 없습니다. 다시 신청할 수 있습니다.',
  recoveryNotProven: '제출하신 내용으로는 본인 계정임을 확인할 수 없습니다.',
  recoveryPictureUnclear: '신분증 사진을 알아볼 수 없습니다.',
  recoveryDocumentDiffers: '신분증이 계정 소유자의 것과 다릅니다.',
  recoveryOtherWay:
    '앱에서 직접 처리할 수 있습니다. 이메일로 비밀번호를 재설정하거나 보안 설정에서 변경해 주세요.',
  recoveryStoppedTitle: '계정 복구 신청이 중단되었습니다',
  recoveryStoppedText: '계정 또는 메일의 링크로 중단되었습니다. 변경된 것은 없습니다.',
  recoveryDoneTitle: '계정 정보가 다시 설정되었습니다',
  recoveryDoneText:
    '심사 후 보낸 링크로 계정의 보안 정보가 다시 설정되었습니다. 모든 기기에서 로그아웃되었고 24시간 동안 출금할 수 없습니다. 본인이 아니라면 즉시 고객센터에 알려 주세요.',
  depositCreditedTitle: '입금 완료: +{{credited}} USD',
  depositCreditedText:
    '{{amount}} {{currency}} 입금이 승인되어 환율 {{rate}}로 **{{credited}} USD**가 잔고에 반영되었습니다.',
  depositFailedTitle: '입금이 승인되지 않았습니다',
  depositFailedText:
    '{{amount}} {{currency}} 입금을 검토했으나 잔고에 반영하지 않았습니다. {{reason}}\n\n수정해서 다시 신청할 수 있습니다.',
  depositNotReceived: depositReasons.notReceived,
  depositAmountDiffers: depositReasons.amountDiffers,
  depositSenderDiffers: depositReasons.senderDiffers,
  depositVoucherUnreadable: depositReasons.voucherUnreadable,
  depositVoucherUsed: depositReasons.voucherUsed,
  depositAccountClosed: depositReasons.accountClosed,
  practiceEnded: depositReasons.practiceEnded,
  withdrawalApprovedTitle: '출금이 승인되었습니다',
  withdrawalApprovedText:
    '{{amount}} USD 출금이 승인되었습니다. 처리 시간에 지급되며 받는 금액은 **{{received}} USD**입니다.',
  withdrawalPaidTitle: '출금 완료: {{received}} USD',
  withdrawalPaidText:
    '{{amount}} USD 출금을 {{target}}(으)로 지급했습니다.\n수수료 {{fee}} USD\n세금 {{tax}} USD\n받는 금액 **{{received}} USD**',
  withdrawalFailedTitle: '출금 실패: {{amount}} USD 반환',
  withdrawalFailedText:
    '출금이 지급되지 않았습니다. {{reason}}\n\n전액 **{{amount}} USD**가 반환되었습니다.',
  withdrawalTargetInvalid: '이 은행 계좌 또는 지갑으로 지급할 수 없습니다.',
  withdrawalNameDiffers: '은행 계좌의 예금주가 회원님의 이름과 다릅니다.',
  withdrawalPaymentReturned: '지급액이 반송되었습니다.',
  withdrawalSecurityReview: '보안 심사로 중단되었습니다.',
  withdrawalLegalOrder: '법적 명령으로 중단되었습니다.',
  popupSimulatedTitle: '시뮬레이션 가격입니다',
  popupSimulatedText:
    '시장에 연결되어 있지 않아 모든 가격은 시뮬레이션으로 만들어집니다. 실제 시장 가격이 아닙니다.',
  popupReplayTitle: '기록된 가격입니다',
  popupReplayText: '과거의 실제 가격을 현재 시각에 맞춰 재생합니다. 오늘의 시장 가격이 아닙니다.',
  bannerPracticeTitle: '모의 자금 {{amount}} USD',
  bannerPracticeText: '실제 돈 없이 거래를 체험해 보세요',
  bannerProofTitle: '모든 결과를 검증할 수 있습니다',
  bannerProofText: '주문에 사용된 틱을 보여 줍니다',
  aboutText:
    'Fairtick은 시세를 확인하고 레버리지 거래와 시간제 옵션 거래를 하는 앱입니다. 모든 체결과 판정은 공개 기록의 틱에서 나옵니다.',
  serviceTitle: '문의하실 때',
  serviceText: '앱에 표시된 주문 ID나 요청 ID를 적어 주시면 바로 확인할 수 있습니다.',
  riskNotice:
    '레버리지 거래는 증거금을 넘는 손실이 날 수 있고, 시간제 옵션은 구매 금액 전부를 잃을 수 있습니다. 모의 거래의 결과는 실제 거래의 결과를 뜻하지 않습니다.',
  faqMoneyQuestion: '실제 돈인가요?',
  faqMoneyAnswer:
    '아닙니다. 모의 거래 전용이므로 계좌의 자금은 가치가 없는 모의 자금입니다. 입금과 출금도 연습할 수 있지만 실제 돈은 움직이지 않습니다.',
  faqPriceQuestion: '가격의 출처는 어디인가요?',
  faqPriceAnswer:
    '가격이 있는 화면에는 ‘실시간’, ‘리플레이’(기록 데이터), ‘시뮬레이션’ 중 하나가 표시됩니다. 모든 가격은 거래에 쓰이기 전에 번호가 붙은 틱으로 기록되며, 주문 가격은 항상 그러한 틱에서 정해집니다.',
  faqFillQuestion: '레버리지 주문은 어떤 가격에 체결되나요?',
  faqFillAnswer:
    '주문이 처리될 때의 틱을 기준으로 매수는 매수가(Ask), 매도는 매도가(Bid)에 체결되며, 두 가격 모두 버튼에 표시됩니다. 본 가격보다 허용 슬리피지를 넘어 불리하면 주문이 거부되고, 유리하면 그 유리한 가격에 체결됩니다. 사용된 틱은 주문 상세에서 확인할 수 있습니다.',
  faqStopOutQuestion: '포지션이 자동으로 종료되는 때는 언제인가요?',
  faqStopOutAnswer:
    '익절가나 손절가에 닿았을 때, 그리고 계좌의 순자산이 사용 증거금의 {{stopOut}} 이하가 되었을 때입니다. 뒤의 경우 손실이 가장 큰 포지션부터 강제 청산됩니다. 가격이 급변하면 증거금보다 큰 손실이 날 수 있지만 적용되는 규칙이 허용하면 부족분은 당사가 부담합니다. 추가 납입이 생길 수 있는지는 각 종목 정보에 표시됩니다.',
  faqResultQuestion: '옵션 결과는 어떻게 정해지고 어떻게 확인하나요?',
  faqResultAnswer:
    '만기 시각이나 그 직전의 마지막 틱으로 정해집니다. 내역에서 주문을 열면 행사가격과 결과에 사용된 틱과 그 앞뒤의 틱을 볼 수 있습니다.',
  faqVoidQuestion: '옵션이 무효가 된 이유는 무엇인가요?',
  faqVoidAnswer:
    '만기 직전의 가격이 30초 넘게 오래되어 공정하게 판정할 수 없었기 때문입니다. 구매 금액은 전액 반환되었습니다. 중단이 당사 책임이면 마지막 가격으로 적중이던 옵션은 적중으로 처리됩니다.',
  faqResetQuestion: '모의 계좌 잔고를 되돌릴 수 있나요?',
  faqResetAnswer:
    '네. 포지션, 주문, 옵션이 남아 있지 않을 때 ‘자산’의 ‘초기화’로 {{amount}} USD로 되돌릴 수 있습니다. 주문과 내역은 남습니다.',
  faqCodeQuestion: '인증 코드가 오지 않습니다. 어떻게 하나요?',
  faqCodeAnswer:
    '스팸함과 이메일 주소를 확인해 주세요. 1분 뒤 다시 보낼 수 있으며 1시간에 5번까지 가능합니다. 코드는 10분 동안 유효합니다.',
  faqPasswordQuestion: '비밀번호를 잊어버렸습니다. 어떻게 하나요?',
  faqPasswordAnswer:
    '로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 전화번호와 이메일 인증 코드로 새로 설정할 수 있습니다. 이후 모든 기기에서 로그아웃됩니다.',
  faqInviteQuestion: '초대 코드는 무엇인가요?',
  faqInviteAnswer:
    '가입하려면 이미 이용 중인 사람의 초대 코드가 필요합니다. 가입하면 본인의 초대 코드로 다른 사람을 초대할 수 있습니다.',
  conditionsChangedTitle: '{{pair}} 거래 조건 변경',
  conditionsChangedText:
    '**{{from}}**({{zone}})부터 {{pair}}의 모든 신규 주문에 다음 조건이 적용됩니다.\n\n{{changes}}',
  conditionsKeep: '그 전에 낸 주문은 끝날 때까지 기존 조건이 유지됩니다.',
  moneyChangedTitle: '출금·보상·VIP 조건 변경',
  moneyChangedText:
    '**{{from}}**({{zone}})부터 모든 회원에게 다음 조건이 적용됩니다.\n\n{{changes}}',
  moneyKeep: '그 전에 신청한 출금은 기존 조건이 유지됩니다.',
  rulesChangedTitle: '적용 규칙 변경',
  rulesChangedText:
    '**{{from}}**({{zone}})부터 모든 회원에게 {{place}} 규칙이 적용됩니다. 이용할 수 있는 상품, 레버리지, 팀 보상, 마이너스 잔고 보전 여부가 이 규칙에 따라 정해지며, 이용할 수 없는 항목과 이유는 각 화면에 표시됩니다.',
  rulesKeep: '그때 보유하거나 진행 중인 거래는 그대로 유지되며 언제든지 종료할 수 있습니다.',
  adjustedUpTitle: '잔고에 {{amount}} USD가 추가되었습니다',
  adjustedUpText:
    '잔고에 {{amount}} USD가 추가되었습니다. {{reason}}\n\n내역에는 운영자 조정으로 표시됩니다.',
  adjustedDownTitle: '잔고에서 {{amount}} USD가 차감되었습니다',
  adjustedDownText:
    '잔고에서 {{amount}} USD가 차감되었습니다. {{reason}}\n\n내역에는 운영자 조정으로 표시됩니다. 이상이 있으면 고객센터로 문의해 주세요.',
  adjustMissing: '회원님의 입금이 반영되지 않았기 때문입니다.',
  adjustTwice: '입금이 두 번 반영되었기 때문입니다.',
  adjustFee: '수수료가 잘못 부과되었기 때문입니다.',
  adjustSystem: '시스템 오류를 바로잡았습니다.',
  adjustOrder: '관계 당국의 명령에 따른 것입니다.',
  statusTrading: '보유 중',
  statusClosed: '종료',
  resultWin: '적중',
  resultLose: '미적중',
  resultDraw: '무승부',
  resultVoid: '무효',
  accountsLinkedTitle: '회원님의 계좌를 다른 계좌와 함께 확인하고 있습니다',
  accountsLinkedText:
    '다른 계좌가 같은 기기에서 이용되었거나, 출금 계좌가 같거나, 같은 장소에서 같은 이름으로 이용되었습니다. 담당자가 확인할 때까지 두 계좌 사이에는 팀 보상이 생기지 않으며, 이 기간의 보상은 나중에도 지급되지 않습니다. 또한 다른 계좌에 설정된 휴식과 입금 한도가 회원님의 계좌에도 적용될 수 있습니다. 계좌의 자금은 그대로이며 포지션 종료와 출금도 그대로 가능합니다.\n\n가족이 휴대폰이나 은행 계좌를 함께 쓰는 일은 흔합니다. 서로 다른 사람의 계좌라면 고객센터에 알려 주세요. 담당자 두 명이 확인한 뒤 이를 해제할 수 있습니다.',
  accountsOnePersonTitle: '두 계좌를 한 사람의 계좌로 처리합니다',
  accountsOnePersonText:
    '확인 결과 회원님의 계좌와 다른 계좌를 한 사람의 계좌로 처리합니다. 서로의 수수료에서는 보상이 생기지 않으며, 휴식과 입금 한도가 두 계좌에 함께 적용됩니다. 포지션 종료와 출금은 그대로 가능합니다.\n\n사실과 다르다면 언제든지 고객센터에 알려 주세요. 다른 담당자가 다시 확인합니다.',
  accountsApartTitle: '다른 계좌와 함께 확인하던 것이 끝났습니다',
  accountsApartText:
    '확인 결과 서로 다른 사람의 계좌입니다. 이제부터 두 계좌 사이에 팀 보상이 다시 생기지만 그동안의 보상은 지급되지 않습니다. 다른 계좌의 제한은 더 이상 적용되지 않습니다.',
}
