// Korean words of the area `help`.

import type { help as en } from '../en/help.ts'
import type { SameKeys } from '../same-keys.ts'

export const help: SameKeys<typeof en> = {
  title: '고객센터',
  safety: '비밀번호나 인증 코드, 송금을 요구하는 일은 절대 없습니다.',
  reachTitle: '문의하기',
  writeMail: '이메일 쓰기',
  copyAddress: '주소 복사',
  noContact: '아직 문의처가 등록되지 않았습니다. 초대 코드를 준 분께 문의해 주세요.',
  noContactOperator:
    '운영자 안내: 관리자 화면의 ‘Operator’에서 문의처를 등록하거나 SUPPORT_EMAIL을 설정해 시작하세요.',
  faqTitle: '자주 묻는 질문',
  faqSearch: '질문 검색',
  clearSearch: '검색어 지우기',
  faqNone: '‘{{text}}’에 해당하는 질문이 없습니다.',
  faqFound: '{{count}}개 찾음',
  savedCopy: '{{time}}에 저장된 내용입니다. 지금은 서버에 연결할 수 없습니다.',
  aboutTitle: '앱 정보',
  modeTitle: '이 환경',
  modePractice: '모의',
  modePracticeText: '모든 계좌는 모의 자금으로 운영되며 실제 돈의 입출금은 없습니다.',
  modeLive: '실거래',
  modeLiveText: '모의 계좌와 별도로 실계좌가 있습니다.',
  sourceTitle: '가격 출처',
  sourceLive: '실시간',
  sourceReplay: '리플레이(기록 데이터)',
  sourceSimulated: '시뮬레이션',
  sourceLiveText:
    '공개 거래소의 가격을 실시간으로 받습니다. 각 거래소의 최우선 매수·매도 호가의 중간값을 쓰며, 여러 거래소에 있는 종목은 그 중앙값을 표시합니다.',
  sourceUnverifiedText:
    '가격을 거래소가 아니라 아래 서버에서 받습니다. 실제 시장의 가격인지 확인되지 않았습니다.',
  sourceReplayText:
    '실제 시장의 기록된 가격을 반복 재생합니다. 현재 시세가 아니며, 앞으로의 가격을 누구나 미리 알 수 있으므로 연습용으로만 쓰입니다.',
  sourceSimulatedText:
    '가격은 모델이 생성하며 실제 시장과 무관합니다. 모델은 비밀 키와 시각만 참조합니다. 매일의 SHA-256은 첫 가격 전에, 키는 마지막 가격 뒤에 공개됩니다.',
  dayHash: '{{day}}(UTC)의 SHA-256',
  dayKey: '{{day}}(UTC)의 키',
  dayCheck: '키가 있으면 누구나 그날의 가격을 다시 계산할 수 있습니다.',
  verifyTitle: '직접 검증하기',
  verifyIntro:
    '가격과 행사가격, 판정 결과를 나중에 바꾸면 반드시 드러납니다. 이유는 다음과 같습니다.',
  verifyTape: '모든 가격은 거래에 쓰이기 전에 번호가 붙은 틱으로 기록됩니다.',
  verifyChain: '기록은 SHA-256 해시로 연결되어 한 자리만 바뀌어도 사슬이 끊어집니다.',
  verifyOrder: '주문 상세에서 체결이나 판정에 쓰인 틱과 그 전후를 볼 수 있습니다.',
  checkTrade: '거래 검증하기',
  reportTitle: '월간 보고서',
  reportText: '주문의 체결 상황, 손실 계좌의 비율, 당사의 수익을 매월 공개합니다.',
  riskTitle: '위험 안내',
  riskText:
    '레버리지 거래는 증거금을 넘는 손실이 나서 계좌의 자금 전부를 잃을 수 있습니다. 시간제 옵션은 구매 금액 전액을 잃을 수 있습니다. 모의 자금의 결과는 실제 거래의 결과를 뜻하지 않습니다.',
  noticesTitle: '오픈소스 소프트웨어',
  noticesText: '이 앱은 다음 소프트웨어를 사용합니다. 제작자분들께 감사드립니다.',
}
