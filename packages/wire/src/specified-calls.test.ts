// Every call that the specification names (§7) is in the contract under its method and path.

import { expect, test } from 'vitest'
import { ROUTES } from './routes.ts'

/** As the specification has them; candle history comes from a host that we are ourselves. */
const SPECIFIED = `
  GET home · POST login · POST register · GET userdetail · GET wallet/messagelist
  GET wallet/messagecontent · GET announcementlist · GET announcementbyid · GET popup
  GET register/agreement · GET exchangecurrency · GET viplevelinfo · GET customerservice
  GET tradesymbol · GET optional · POST addoptional · POST authverify · POST uploadfile
  POST updateavatar · POST updatenickname · PUT withdrawpassword · PUT password · GET bannar
  POST wallet/blindbank · POST wallet/blindaddress · GET depositlist · GET deposittype
  POST deposit · GET getbank · GET getwallet · GET bankway · GET walletway
  POST withdrawbywallet · POST withdrawbybank · GET depositrecord · GET withdrawrecord
  GET moneychange · GET orderinfo · POST order · GET orderlist · GET orderrecord
  GET trade/Contractinfo · POST trade/createPerpetualContract · POST trade/setContract
  POST trade/Contractclose · POST trade/batchClose · POST trade/Contractordercancel
  GET trade/Contractorderlist · GET trade/Contractorderalllist
  POST wealth-portal/shareRecord/getMy · POST wealth-admin/find/html
  POST wealth-portal/user/getTeam · POST wealth-portal/salaryChange/created
  POST wealth-portal/cashOutApply/salary · POST wealth-portal/balanceChange/queryMyBill
  GET getnoticelist · POST wealth-admin/message/getCircle`

test('every specified call answers', () => {
  const specified = SPECIFIED.split(/[·\n]/)
    .map((call) => call.trim())
    .filter((call) => call !== '')
  expect(specified).toHaveLength(57)
  const answered = Object.values<{ method: string; path: string }>(ROUTES).map(
    ({ method, path }) => `${method} ${path.replace('/api/', '')}`,
  )
  expect(specified.filter((call) => !answered.includes(call))).toEqual([])
})
