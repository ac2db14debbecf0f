// Korean words of the area `salary`.

import type { salary as en } from '../en/salary.ts'
import type { SameKeys } from '../same-keys.ts'

export const salary: SameKeys<typeof en> = {
  settleTitle: '급여를 잔고로 이체',
  formula:
    '지급받은 급여 중 아직 잔고로 옮기거나 출금하지 않은 금액입니다. 주문에는 쓸 수 없습니다.',
  amount: '옮길 금액',
  inSalary: '급여 {{amount}} USD',
  all: '전액',
  share: '급여에서 차지하는 비율',
  shareText: '급여의 {{percent}}%',
  beforeAfter: '이체 전후',
  fromTo: '이체 전 {{before}}, 이체 후 {{after}}',
  moveAmount: '{{amount}} USD를 잔고로 이체',
  atOnce: '수수료 없이 바로 반영되며 되돌릴 수 없습니다.',
  taxNote:
    '옮긴 금액은 실현 이익에 포함됩니다. 세금은 이익을 출금할 때 공제되며, 급여를 바로 출금하면 전액이 과세 대상입니다.',
  needAmount: '옮길 금액을 입력하세요.',
  tooMuch: '급여는 {{amount}} USD뿐입니다.',
  tooFine: '소수는 여섯 자리까지입니다.',
  nothing: '옮길 급여가 없습니다. 팀 수수료에서 생긴 보상이 매일 급여로 지급됩니다.',
  unknownTitle: '아직 응답이 없습니다. 처리되었을 수 있습니다.',
  unknownText: '기록에서 확인하고 있습니다. 다시 보내도 두 번 이체되지 않습니다.',
  unknownChecked: '아직 기록에 없습니다. 다시 보내도 두 번 이체되지 않습니다.',
  doneTitle: '잔고로 이체했습니다',
  toAssets: '자산 보기',
  again: '더 이체하기',
  nextPayroll: '다음 지급',
  nextPayrollAt: '{{time}}({{left}} 후)',
  filterLabel: '상태',
  filterAll: '전체',
  paid: '지급됨',
  pending: '지급 대기',
  rewardsOf: '팀 보상',
  earnedOn: '{{date}} 발생',
  payrollEmpty: '아직 지급 내역이 없습니다. 팀 수수료에서 생긴 보상이 매일 지급됩니다.',
  courseTitle: '{{date}} 급여',
  course: '진행 과정',
  stepEarned: '팀이 낸 수수료에서 발생',
  stepDayEnds: '하루가 끝나고 지급 실행',
  stepPaid: '급여로 지급',
  seeLevels: '레벨별로 보기',
}
