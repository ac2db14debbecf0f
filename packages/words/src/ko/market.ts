// Korean words of the area `market`.

import type { market as en } from '../en/market.ts'
import type { SameKeys } from '../same-keys.ts'

export const market: SameKeys<typeof en> = {
  title: '마켓',
  searchPlaceholder: '종목 검색',
  searchTitle: '검색',
  clearSearch: '검색어 지우기',
  lists: '목록',
  tabWatchlist: '관심종목',
  tabAll: '전체',
  instruments: '종목 목록',
  sortName: '종목',
  sortVolume: '거래량',
  sortPrice: '현재가',
  sortChange: '24시간',
  favourite: '관심',
  star: '{{pair}} 관심종목에 추가',
  unstar: '{{pair}} 관심종목에서 삭제',
  starred: '{{pair}}을(를) 관심종목에 추가했습니다',
  unstarred: '{{pair}}을(를) 관심종목에서 삭제했습니다',
  starFailed: '관심종목을 변경하지 못했습니다.',
  emptyWatchlist: '아직 관심종목이 없습니다. 관심 있는 종목을 골라 보세요.',
  suggestions: '추천 종목',
  noMatch: '‘{{query}}’와(과) 일치하는 종목이 없습니다.',
  resultCount: '{{count}}개 찾음',
  editWatchlist: '순서 편집',
  editDone: '완료',
  moveUp: '{{pair}} 위로',
  moveDown: '{{pair}} 아래로',
  recent: '최근 본 종목',
  clearRecent: '지우기',
  hot: '거래가 많은 종목',
  volumeOf: '거래량 {{volume}}',
  staleFor: '{{age}} 전 가격',
  pickTitle: '종목 선택',
}
