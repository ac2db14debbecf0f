// Every route that the specification names (§2) is a screen under its path.

import { expect, test } from 'vitest'
import { PATHS } from './paths.ts'

const SPECIFIED = `
  / /pages/login /pages/user/register /pages/user/findpassword /pages/language /pages/user/kefu
  /pages/home/market /pages/home/msgs /pages/home/order /pages/home/assets
  /pages/user/setPayPassword /pages/usercenter /pages/userinfo /pages/user/vip /pages/user/share
  /pages/user/auth /pages/setting/secure /pages/user/aboutus /pages/wallet /pages/user/team
  /pages/setting/bank /pages/setting/addwallet /pages/recharge/select /pages/recharge
  /pages/withdraw /pages/currency/search /pages/signalchannel /pages/accountsettle
  /pages/wallet/payrollrecords /pages/wallet/financialrecords /pages/wallet/record
  /pages/user/inviterecords /pages/trade /pages/trade/contract /pages/lever/leverList
  /pages/lever/orderList /pages/trade/traderecords /pages/trade/orderdetail
  /pages/user/accountsecurity /pages/message/center /pages/message/detail
  /pages/message/notifyrecords /pages/appdownload /pages/find`

/** A link of old that leads to the trade screen (`features/trade/routes.ts`). */
const LEADS_ON = '/pages/trade/contract'

test('every specified route is a screen', () => {
  const specified = SPECIFIED.trim().split(/\s+/)
  expect(specified).toHaveLength(44)
  const built: readonly string[] = [...PATHS, LEADS_ON]
  expect(specified.filter((path) => !built.includes(path))).toEqual([])
})
