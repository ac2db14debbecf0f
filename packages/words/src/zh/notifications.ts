// Chinese words of the area `notifications`.

import type { notifications as en } from '../en/notifications.ts'

import type { SameKeys } from '../same-keys.ts'

export const notifications: SameKeys<typeof en> = {
  title: '通知',
  intro: '所有消息都保留在应用的“消息”中。您可以在此选择还要以什么方式接收哪些消息。',
  kinds: '接收内容',
  app: '应用内',
  push: '推送',
  mail: '邮件',
  security: '账户安全',
  money: '充值与提现',
  margin: '追加保证金与强平',
  orders: '挂单：成交、撤销、止盈、止损',
  options: '期权结果',
  account: '模拟账户与带单',
  alerts: '价格提醒',
  chat: '客服回复',
  terms: '条件变更',
  routine: '例行记录：隔夜费、薪酬、跟单平仓',
  secondNeeded: '推送和邮件须至少保留一项，以便您收到资金消息。',
  mailInstead: '没有设备接收推送时，将改为发送邮件。',
  appHint: '关闭：消息仍会保留，但不标为新消息。',
  quietText: '此时段不推送。追加保证金和安全消息仍会送达；之后仍有用的消息会在时段结束后送达。',
  quietOn: '免打扰时段',
  quietFrom: '开始',
  quietUntil: '结束',
  quietZone: '按{{zone}}',
  quietSame: '开始与结束时间不能相同。',
  save: '保存免打扰时段',
  device: '本设备',
  deviceWhy:
    '应用关闭时，Fairtick 也能通知您追加保证金、订单和资金的动态。屏幕上的通知不会显示金额。',
  turnOn: '开启通知',
  turnOff: '在本设备关闭',
  isOn: '本设备会收到通知。',
  devices: '接收通知的设备：{{count}} 台',
  denied: '浏览器屏蔽了本站的通知。请在浏览器的网站设置中允许，然后返回此页。',
  unsupported: '此浏览器无法接收通知。所有消息都保留在应用中，也可通过邮件送达。',
  iosInstall:
    '在 iPhone 和 iPad 上，只有已安装的应用才能接收通知（iOS 16.4 及以上）。请将 Fairtick 添加到主屏幕，从主屏幕打开，再返回此页。',
  installWay: '如何安装应用',
  failed: '无法连接浏览器的推送服务，请稍后再试。',
  saved: '已保存。',
}
