// Korean words of the area `statements`.

import type { statements as en } from '../en/statements.ts'
import type { SameKeys } from '../same-keys.ts'

export const statements: SameKeys<typeof en> = {
  exportAction: '파일로 저장',
  exportTitle: '파일로 저장',
  exportNote:
    '스프레드시트에서 여는 CSV 파일입니다. 기록 1건이 1행이며 오래된 순서이고, 금액은 USD로 소수점까지 모두 표시됩니다. 목록의 필터는 적용되지 않습니다.',
  exportStart: '파일 저장',
  exportStop: '중지',
  exportRunning: '{{size}} KB 받음',
  exportDone: '저장됨: {{name}}',
  exportOffline: '오프라인입니다. 다시 연결되면 파일을 저장할 수 있습니다.',
  exportNoDay: '시작일과 종료일을 모두 선택하세요.',
  exportOrder: '종료일이 시작일보다 앞섭니다.',
  exportTooLong: '파일 하나에는 최대 {{days}}일까지 담을 수 있습니다.',
  exportBroken: '파일을 끝까지 받지 못해 저장하지 않았습니다.',
  equityTitle: '순자산 추이',
  equityPeriod: '기간',
  equityDays: '{{days}}일',
  equitySince: '{{time}}부터',
  equityTable: '표로 보기',
  equityTime: '시각',
  equityFew: '이 기간의 기록이 두 건보다 적습니다.',
  equityNote: '한 시간에 한 번 기록합니다. 기록이 없는 시간은 점선입니다.',
}
