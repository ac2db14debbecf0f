// Malay words of the area `market`.

import type { market as en } from '../en/market.ts'
import type { SameKeys } from '../same-keys.ts'

export const market: SameKeys<typeof en> = {
  title: 'Pasaran',
  searchPlaceholder: 'Cari instrumen',
  searchTitle: 'Carian',
  clearSearch: 'Kosongkan carian',
  lists: 'Senarai',
  tabWatchlist: 'Kegemaran',
  tabAll: 'Semua',
  instruments: 'Senarai instrumen',
  sortName: 'Nama',
  sortVolume: 'Volum',
  sortPrice: 'Harga',
  sortChange: '24 j',
  favourite: 'Kegemaran',
  star: 'Tambah {{pair}} ke kegemaran',
  unstar: 'Buang {{pair}} daripada kegemaran',
  starred: '{{pair}} ditambah ke kegemaran',
  unstarred: '{{pair}} dibuang daripada kegemaran',
  starFailed: 'Kegemaran tidak dapat diubah.',
  emptyWatchlist: 'Belum ada kegemaran. Pilih beberapa untuk diikuti.',
  suggestions: 'Cadangan',
  noMatch: 'Tiada padanan untuk “{{query}}”.',
  resultCount: '{{count}} dijumpai',
  editWatchlist: 'Susun semula',
  editDone: 'Selesai',
  moveUp: 'Naikkan {{pair}}',
  moveDown: 'Turunkan {{pair}}',
  recent: 'Terkini',
  clearRecent: 'Kosongkan',
  hot: 'Paling aktif',
  volumeOf: 'Volum {{volume}}',
  staleFor: 'Harga {{age}} lalu',
  pickTitle: 'Pilih instrumen',
}
