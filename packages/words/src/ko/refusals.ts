// Korean words of the answers of the server that no screen says by itself.

import type { refusals as en } from '../en/refusals.ts'
import type { SameKeys } from '../same-keys.ts'

export const refusals: SameKeys<typeof en> = {
  unknownField: '존재하지 않는 항목입니다.',
  tooLong: '{{maximum}}자 이내로 입력해 주세요.',
  aboveStep:
    '이번에는 {{maximum}} 이하여야 합니다. 조건은 단계적으로만 바꿀 수 있고, 30일간의 변경 폭도 제한됩니다.',
  belowStep:
    '이번에는 {{minimum}} 이상이어야 합니다. 조건은 단계적으로만 바꿀 수 있고, 30일간의 변경 폭도 제한됩니다.',
  notAStep: '{{step}}의 배수로 입력해 주세요.',
  notOffered: '다음 중에서 선택해 주세요: {{offered}}',
  restTooSmall: '전부 종료하거나 {{minimum}}랏 이상을 남겨 주세요.',
  tooManyDays: '최대 {{days}}일까지 가능합니다.',
  endsBeforeStart: '종료일이 시작일보다 빠릅니다.',
  profitClaim: '퍼센트나 수익 약속은 쓸 수 없습니다. 팔로워의 실제 결과가 소개글 옆에 표시됩니다.',
  resultClaim: '퍼센트, 금액, 실적에 대한 표현은 쓸 수 없습니다. 시세에 대한 의견만 적어 주세요.',
  contactDetail:
    '링크, 연락처, 번호는 쓸 수 없습니다. 팔로워와의 모든 일은 이 서비스 안에서 이루어집니다.',
  nameTaken: '다른 리드 트레이더가 쓰고 있는 이름입니다. 다른 이름을 입력해 주세요.',
  nothingLeft: '수수료와 세금을 빼면 받을 금액이 남지 않습니다. 더 큰 금액을 입력해 주세요.',
  passwordPersonal: '이름, 전화번호, 이메일이 들어간 비밀번호는 사용할 수 없습니다.',
  choice: '목록에서 선택해 주세요.',
  practiceOnly: '모의 거래 전용이므로 실계좌는 이용할 수 없습니다.',
  realOnly: '입출금은 실계좌에서만 할 수 있습니다. 먼저 계좌를 전환해 주세요.',
  identityNeeded: '먼저 본인 인증을 완료해 주세요. 인증이 끝나면 실계좌를 이용할 수 있습니다.',
  sheetUnread:
    '먼저 이 거래의 비용과 위험을 읽고 동의해 주세요. 아직 아무것도 체결되지 않았습니다.',
  notAllowedHere: '이 서비스에 적용되는 규칙에 따라 여기서는 이용할 수 없습니다.',
  loginFailed: '전화번호 또는 비밀번호가 올바르지 않습니다.',
  alreadyRegistered: '이미 가입된 전화번호 또는 이메일입니다.',
  expired: '주문이 늦게 도착해 접수되지 않았습니다. 다시 시도해 주세요.',
  marketStale: '현재 이 종목의 최신 가격이 없습니다. 가격이 들어오면 다시 주문할 수 있습니다.',
  priceMoved: '가격이 허용 슬리피지를 벗어나 주문이 체결되지 않았습니다.',
  wrongSide: '익절과 손절은 가격을 기준으로 올바른 쪽에 있어야 합니다.',
  openPositionsLimit: '한 계좌에서 가질 수 있는 포지션과 주문 수에 도달했습니다.',
  exposureLimit: '이 종목에서 동시에 보유할 수 있는 한도를 초과합니다.',
  outsideWindow: '출금 처리 시간이 아닙니다.',
  targetAltered:
    '본인이 등록한 계좌 또는 지갑인지 확인할 수 없습니다. 자금은 이동하지 않았습니다. 고객센터에 문의해 주세요.',
  termsChanged:
    '표시된 이후 수수료 또는 세금이 바뀌어 아무것도 처리되지 않았습니다. 새 금액을 확인한 뒤 다시 확정하세요.',
  insufficientBalance: '잔고가 부족합니다.',
  fundPasswordLogin: '로그인 비밀번호와 다르게 설정해 주세요.',
  address: '선택한 네트워크의 주소가 아닙니다.',
  addressChecksum: '주소에 오류가 있습니다. 대소문자까지 지갑에서 다시 복사해 주세요.',
  addressContract:
    '지갑이 아니라 토큰 컨트랙트 주소입니다. 보내면 되찾을 수 없습니다. 지갑의 받기 주소를 복사해 주세요.',
  addressBurn:
    '아무도 열쇠를 갖고 있지 않은 주소입니다. 보내면 되찾을 수 없습니다. 지갑의 받기 주소를 복사해 주세요.',
  noBank: '먼저 은행 계좌를 등록해 주세요.',
  noWallet: '먼저 지갑을 등록해 주세요.',
  withdrawPasswordUnset: '먼저 출금 비밀번호를 설정해 주세요.',
  withdrawPasswordWrong: '출금 비밀번호가 올바르지 않습니다.',
  otpRequired: '인증 코드를 입력해 주세요.',
  otpWrong: '인증 코드가 올바르지 않거나 만료되었습니다.',
  notVerified:
    '먼저 본인 인증을 완료해 주세요. 인증 전에는 24시간 동안 최대 {{maximum}} USD까지 출금할 수 있습니다.',
  securityHold: '보안 설정을 변경한 뒤 24시간 동안 출금할 수 없습니다.',
  bankExists: '이미 은행 계좌가 등록되어 있습니다. 변경을 신청할 수 있습니다.',
  attemptsUsedUp:
    '제출 횟수를 모두 사용했습니다. 한 번 재심사를 요청하거나 고객센터에 문의해 주세요.',
  notFlat: '포지션, 주문 또는 옵션이 남아 있습니다. 모두 끝난 뒤 초기화할 수 있습니다.',
  leadingNotEarned: '아직 리드 트레이더가 될 수 없습니다. 부족한 조건을 확인해 주세요.',
  notLeading: '이 계좌로는 리드 트레이더가 아니어서 글을 올릴 수 없습니다.',
  leaderStopped: '이 리드 트레이더는 현재 카피를 받지 않습니다.',
  leaderFull: '이 리드 트레이더의 카피 정원이 찼습니다.',
  tooManyLeaders: '동시에 카피할 수 있는 리드 트레이더 수에 도달했습니다.',
  inviteCodeUnknown: '존재하지 않는 초대 코드입니다.',
  codeWrong: '인증 코드가 올바르지 않거나 만료되었습니다.',
  linkEnded: '이 링크는 이미 사용되었거나 중단되었거나 만료되었습니다.',
  contactAltered:
    '이메일과 전화번호가 직접 등록하신 그대로인지 확인할 수 없습니다. 고객센터에 문의해 주세요.',
  limitAltered:
    '한도가 직접 설정하신 그대로인지 확인할 수 없습니다. 고객센터에 문의해 주세요. 포지션 종료와 출금은 계속 이용하실 수 있습니다.',
  lockAltered: '계정의 잠금 상태를 확인할 수 없습니다. 고객센터에 문의해 주세요.',
  passwordWrong: '현재 비밀번호가 올바르지 않습니다.',
  passkeyWrong: '이 패스키는 사용할 수 없습니다. 전화번호와 비밀번호로 로그인해 주세요.',
  passkeysUsedUp: '등록할 수 있는 패스키 수를 모두 사용했습니다. 쓰지 않는 패스키를 삭제해 주세요.',
  alertsUsedUp: '가격 알림을 더 추가할 수 없습니다. 필요 없는 알림을 삭제해 주세요.',
  locked: '현재 이용이 제한되어 있습니다. 사유는 고객센터에 문의해 주세요.',
  unauthorized: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
  notFound: '찾을 수 없습니다.',
  inFlight: '같은 요청을 처리하고 있습니다. 잠시 후 다시 시도해 주세요.',
  keyReused: '이 키는 이미 다른 요청에 사용되었습니다.',
  tooLarge: '요청이 너무 큽니다.',
  unsupportedType: 'JSON 형식으로 요청해 주세요.',
  fileType: 'JPEG, PNG, WebP 이미지만 사용할 수 있습니다.',
  fileUnreadable: '이미지가 손상되어 읽을 수 없습니다. 다른 이미지를 선택해 주세요.',
  fileTooLarge: '이미지가 {{megabytes}}MB를 초과합니다.',
  pictureTooLarge: '이미지 해상도가 너무 높습니다. {{megapixels}}00만 화소까지 가능합니다.',
  storageUsedUp: '이미지 저장 공간을 모두 사용했습니다.',
  agreementChanged: '이용약관이 변경되었습니다. 새 약관을 확인해 주세요.',
  activityChanged: '이 이벤트의 규칙이 변경되었거나 게시가 종료되었습니다. 다시 확인해 주세요.',
  activityClosed: '지금은 이 이벤트에 참여할 수 없습니다.',
  tooMany: '요청이 너무 많습니다. {{seconds}}초 후에 다시 시도해 주세요.',
  fault: '서버에서 오류가 발생했습니다. 문의 시 이 ID를 알려 주세요: {{requestId}}',
  notReady: '서버가 준비 중입니다. 잠시 후 다시 시도해 주세요.',
  methodNotAllowed: '지원하지 않는 요청입니다.',
  selfExcluded: '휴식 기간입니다. 끝날 때까지 새로 거래하거나 입금할 수 없습니다.',
  dailyLossLimit:
    '직접 정한 일일 손실 한도를 초과하게 됩니다. 판정 전 구매 금액은 손실로 계산합니다.',
  depositLimit: '직접 정한 입금 한도를 초과합니다.',
  depositsStopped:
    '지금은 새 입금을 받지 않습니다. 최신 잔고 증명에서 고객 자금이 모두 있음이 확인되지 않기 때문입니다. 출금은 평소대로 처리됩니다.',
  ruleOptions: '이 서비스에 적용되는 규칙은 이 형태의 옵션을 허용하지 않습니다.',
  ruleOptionDuration: '이 서비스에 적용되는 규칙은 {{minimum}}초 미만의 옵션을 허용하지 않습니다.',
  ruleLeverage: '이 서비스에 적용되는 규칙에 따라 여기서 레버리지는 최대 ×{{maximum}}입니다.',
  ruleHedging:
    '이 서비스에 적용되는 규칙은 양방향 포지션을 허용하지 않습니다. 먼저 반대쪽을 종료하거나 취소하세요.',
  ruleCopying: '이 서비스에 적용되는 규칙은 카피 트레이딩을 허용하지 않습니다.',
  ruleIncentives:
    '이 서비스에 적용되는 규칙은 거래에 대한 혜택을 허용하지 않아 참여할 수 없습니다.',
  ruleNotOffered:
    '이 종목은 현재 신규 거래를 받지 않습니다. 보유 중인 거래는 그대로 유지되며 종료할 수 있습니다.',
}
