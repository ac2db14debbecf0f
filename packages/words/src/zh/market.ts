// Chinese words of the area `market`.

import type { market as en } from '../en/market.ts'
import type { SameKeys } from '../same-keys.ts'

export const market: SameKeys<typeof en> = {
  title: '行情',
  searchPlaceholder: '搜索品种',
  searchTitle: '搜索',
  clearSearch: '清除搜索',
  lists: '列表',
  tabWatchlist: '自选',
  tabAll: '全部',
  instruments: '品种列表',
  sortName: '名称',
  sortVolume: '成交量',
  sortPrice: '最新价',
  sortChange: '24h',
  favourite: '自选',
  star: '将 {{pair}} 加入自选',
  unstar: '将 {{pair}} 移出自选',
  starred: '已将 {{pair}} 加入自选',
  unstarred: '已将 {{pair}} 移出自选',
  starFailed: '自选修改失败。',
  emptyWatchlist: '还没有自选，挑几个关注吧。',
  suggestions: '推荐品种',
  noMatch: '没有与“{{query}}”匹配的品种。',
  resultCount: '找到 {{count}} 个',
  editWatchlist: '编辑排序',
  editDone: '完成',
  moveUp: '上移 {{pair}}',
  moveDown: '下移 {{pair}}',
  recent: '最近查看',
  clearRecent: '清除',
  hot: '成交活跃',
  volumeOf: '成交量 {{volume}}',
  staleFor: '{{age}}前的价格',
  pickTitle: '选择品种',
}
