// Chinese words of the area `fundPassword`.

import type { fundPassword as en } from '../en/fund-password.ts'
import type { SameKeys } from '../same-keys.ts'

export const fundPassword: SameKeys<typeof en> = {
  title: '资金密码',
  setTitle: '设置资金密码',
  changeTitle: '更改资金密码',
  resetTitle: '重置资金密码',
  intro: '每次提现时需要输入的六位数字，不能与登录密码相同。',
  resetIntro: '通过登录密码和二次验证（验证码或通行密钥）重置。如已锁定，重置后解除。',
  holdAhead: '设置后 24 小时内不能提现，交易不受影响。',
  old: '当前资金密码',
  new: '新资金密码',
  repeat: '再次输入新资金密码',
  forgot: '忘记了？',
  ruleSix: '六位数字',
  ruleVaried: '不是 123456、121212 之类的连号或重复',
  looksLikeDate: '这看起来像一个日期。生日最容易被猜到，如果是生日请换一组数字。',
  triesLeft: '资金密码错误，还可尝试 {{count}} 次。',
  lockedNow: '已输错 5 次，提现锁定 24 小时。',
  set: '设置资金密码',
  save: '更改资金密码',
  reset: '重置资金密码',
  done: '资金密码已保存，{{time}} 起可提现。',
  unknown: '未收到回应，可能已保存。请在下次提现时尝试新密码，或重新设置。',
  isSet: '已设置',
  isUnset: '未设置',
}
