// Korean words of the area `receipts`.

import type { receipts as en } from '../en/receipts.ts'
import type { SameKeys } from '../same-keys.ts'

export const receipts: SameKeys<typeof en> = {
  title: '영수증',
  intro: '주문, 입금, 출금마다 서명된 영수증이 있습니다. 앱이 자동으로 받아 이 기기에 보관합니다.',
  count: '이 기기에 보관 중',
  newest: '최신',
  none: '아직 영수증이 없습니다. 첫 주문이나 입금 후 잠시 뒤 여기에 표시됩니다.',
  dropped:
    '최신 {{most}}건을 보관합니다. 오래된 {{count}}건은 삭제되었습니다. 가끔 파일로 저장해 두세요.',
  saveAll: '모두 저장(파일 1개)',
  checkAll: '모두 검증하기',
  checkThis: '이 내역 검증하기',
  tooMany: '건수가 많아 바로 넘길 수 없습니다. 파일로 저장한 뒤 검증 페이지에서 선택하세요.',
  denied:
    '영수증 {{count}}건이 이후의 영수증과 어긋납니다. 둘 다 서명되어 있습니다. 파일을 저장해 다른 사람에게 보여 주세요.',
  unavailable:
    '이 브라우저는 앱 데이터를 보관하지 않습니다(시크릿 창 등). 영수증은 하나씩 저장할 수 있습니다.',
  keepsTitle: '보관 방식',
  keepsSigned: '모든 영수증에 당사가 서명했으며 나중에 부인할 수 없습니다.',
  keepsHere:
    '로그아웃한 뒤에도 이 브라우저에 보관됩니다. 여기서 로그인한 다른 사람에게는 표시되지 않지만, 이 브라우저의 파일을 읽을 수 있는 사람은 읽을 수 있습니다.',
  keepsAgain:
    '방문할 때마다 일부를 다시 받습니다. 이후의 영수증이 보관 중인 것과 어긋나면 둘 다 보관하고 모든 화면에 알립니다.',
  keepsFile: '브라우저 데이터를 지우면 삭제됩니다. 저장한 파일은 남습니다.',
}
