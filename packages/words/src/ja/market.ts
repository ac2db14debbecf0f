// Japanese words of the area `market`.

import type { market as en } from '../en/market.ts'
import type { SameKeys } from '../same-keys.ts'

export const market: SameKeys<typeof en> = {
  title: 'マーケット',
  searchPlaceholder: '銘柄を検索',
  searchTitle: '検索',
  clearSearch: '検索をクリア',
  lists: '一覧',
  tabWatchlist: 'お気に入り',
  tabAll: 'すべて',
  instruments: '銘柄一覧',
  sortName: '銘柄',
  sortVolume: '出来高',
  sortPrice: '現在値',
  sortChange: '24時間',
  favourite: 'お気に入り',
  star: '{{pair}} をお気に入りに追加',
  unstar: '{{pair}} をお気に入りから外す',
  starred: '{{pair}} をお気に入りに追加しました',
  unstarred: '{{pair}} をお気に入りから外しました',
  starFailed: 'お気に入りを変更できませんでした。',
  emptyWatchlist: 'お気に入りはまだありません。気になる銘柄を選びましょう。',
  suggestions: 'おすすめの銘柄',
  noMatch: '「{{query}}」に一致する銘柄はありません。',
  resultCount: '{{count}} 件見つかりました',
  editWatchlist: '並べ替え',
  editDone: '完了',
  moveUp: '{{pair}} を上へ',
  moveDown: '{{pair}} を下へ',
  recent: '最近見た銘柄',
  clearRecent: '消去',
  hot: '取引の多い銘柄',
  volumeOf: '出来高 {{volume}}',
  staleFor: '{{age}}前の価格',
  pickTitle: '銘柄を選択',
}
