// Chinese words of the area `picture`.

import type { picture as en } from '../en/picture.ts'
import type { SameKeys } from '../same-keys.ts'

export const picture: SameKeys<typeof en> = {
  rules: '支持 JPEG、PNG、WebP，最大 {{megabytes}} MB。照片中的拍摄地点等信息不会上传。',
  camera: '拍照',
  choose: '选择图片',
  wrongType: '仅支持 JPEG、PNG 和 WebP 图片。',
  tooBig: '图片超过 {{megabytes}} MB，请选择较小的图片。',
  unreadable: '无法打开此图片，请换一张。',
  zoom: '缩放',
  zoomIn: '放大',
  zoomOut: '缩小',
  other: '换一张',
  sending: '正在上传图片',
  sent: '已上传 {{percent}}%',
  working: '正在检查图片…',
  stop: '停止',
  noAnswer: '未收到回应。图片仍在，请重试。',
}
