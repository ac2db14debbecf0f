// Korean words of the area `notifications`.

import type { notifications as en } from '../en/notifications.ts'

import type { SameKeys } from '../same-keys.ts'

export const notifications: SameKeys<typeof en> = {
  title: '알림',
  intro: '모든 소식은 앱의 메시지에 남습니다. 여기에서 그 밖에 무엇을 어떻게 받을지 선택하세요.',
  kinds: '받을 소식',
  app: '앱 안',
  push: '푸시',
  mail: '이메일',
  security: '계정 보안',
  money: '입금과 출금',
  margin: '마진콜과 강제 청산',
  orders: '주문: 체결, 취소, 익절, 손절',
  options: '옵션 결과',
  account: '모의 계좌·리드 트레이더',
  alerts: '가격 알림',
  chat: '고객센터 답변',
  terms: '조건 변경',
  routine: '정기 기록: 오버나이트 수수료·급여·카피 청산',
  secondNeeded: '자금 소식이 전달되도록 푸시나 이메일 중 하나는 켜져 있어야 합니다.',
  mailInstead: '푸시를 받는 기기가 없는 동안에는 이메일로 보내 드립니다.',
  appHint: '끄면 메시지는 남지만 새 메시지로 표시되지 않습니다.',
  quietText:
    '이 시간에는 푸시를 보내지 않습니다. 마진콜과 보안 소식은 그대로 오며, 이후에도 필요한 소식은 시간이 끝난 뒤에 옵니다.',
  quietOn: '방해 금지 시간',
  quietFrom: '시작',
  quietUntil: '종료',
  quietZone: '{{zone}} 기준',
  quietSame: '시작과 종료 시각은 서로 달라야 합니다.',
  save: '방해 금지 시간 저장',
  device: '이 기기',
  deviceWhy:
    '앱을 닫아 두어도 마진콜, 주문, 자금 소식을 알려 드릴 수 있습니다. 화면에 뜨는 알림에는 금액이 나오지 않습니다.',
  turnOn: '알림 켜기',
  turnOff: '이 기기에서 끄기',
  isOn: '이 기기에서 알림을 받습니다.',
  devices: '알림을 받는 기기: {{count}}대',
  denied:
    '브라우저가 이 사이트의 알림을 차단하고 있습니다. 브라우저의 사이트 설정에서 허용한 뒤 이 화면으로 돌아오세요.',
  unsupported:
    '이 브라우저는 알림을 받을 수 없습니다. 모든 소식은 앱에 남고 이메일로도 받을 수 있습니다.',
  iosInstall:
    'iPhone과 iPad에서는 설치한 앱만 알림을 받을 수 있습니다(iOS 16.4 이상). Fairtick을 홈 화면에 추가하고 그곳에서 연 다음 이 화면으로 돌아오세요.',
  installWay: '앱 설치 방법',
  failed: '브라우저의 푸시 서비스에 연결하지 못했습니다. 나중에 다시 시도하세요.',
  saved: '저장했습니다.',
}
