// Korean words of the area `picture`.

import type { picture as en } from '../en/picture.ts'
import type { SameKeys } from '../same-keys.ts'

export const picture: SameKeys<typeof en> = {
  rules:
    'JPEG, PNG, WebP, 최대 {{megabytes}}MB. 사진에 담긴 촬영 위치 등의 정보는 전송되지 않습니다.',
  camera: '사진 찍기',
  choose: '사진 선택',
  wrongType: 'JPEG, PNG, WebP 이미지만 사용할 수 있습니다.',
  tooBig: '사진이 {{megabytes}}MB를 초과합니다. 더 작은 사진을 선택해 주세요.',
  unreadable: '이 사진을 열 수 없습니다. 다른 사진을 선택해 주세요.',
  zoom: '확대 비율',
  zoomIn: '확대',
  zoomOut: '축소',
  other: '다른 사진 선택',
  sending: '사진 전송 중',
  sent: '{{percent}}% 전송됨',
  working: '사진을 확인하고 있습니다…',
  stop: '중지',
  noAnswer: '응답이 없습니다. 사진은 그대로 있으니 다시 시도해 주세요.',
}
