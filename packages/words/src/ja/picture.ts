// Japanese words of the area `picture`.

import type { picture as en } from '../en/picture.ts'
import type { SameKeys } from '../same-keys.ts'

export const picture: SameKeys<typeof en> = {
  rules:
    'JPEG、PNG、WebP形式、{{megabytes}} MBまで。写真に含まれる撮影場所などの情報は送信されません。',
  camera: '写真を撮る',
  choose: '画像を選ぶ',
  wrongType: 'JPEG、PNG、WebP形式の画像を選んでください。',
  tooBig: '画像のサイズが{{megabytes}} MBを超えています。小さい画像を選んでください。',
  unreadable: 'この画像は開けません。別の画像を選んでください。',
  zoom: '拡大率',
  zoomIn: '拡大',
  zoomOut: '縮小',
  other: '別の画像を選ぶ',
  sending: '画像を送信中',
  sent: '{{percent}}%送信しました',
  working: '画像を確認しています…',
  stop: '中止',
  noAnswer: '応答がありません。画像は残っていますので、もう一度お試しください。',
}
