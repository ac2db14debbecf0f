// The hash paths of the screens that exist, and links to them.

export const PATHS = [
  '/',
  '/pages/home/market',
  '/pages/home/msgs',
  '/pages/home/order',
  '/pages/home/assets',
  '/pages/login',
  '/pages/user/register',
  '/pages/user/findpassword',
  '/pages/user/recover',
  '/pages/user/recoverstop',
  '/pages/language',
  '/pages/user/kefu',
  '/pages/user/kefu/chat',
  '/pages/report',
  '/pages/currency/search',
  '/pages/trade',
  '/pages/lever/leverList',
  '/pages/lever/orderList',
  '/pages/trade/traderecords',
  '/pages/trade/orderdetail',
  '/pages/usercenter',
  '/pages/userinfo',
  '/pages/setting/secure',
  '/pages/setting/devices',
  '/pages/setting/display',
  '/pages/setting/trading',
  '/pages/setting/factor',
  '/pages/setting/limits',
  '/pages/setting/notify',
  '/pages/user/accountsecurity',
  '/pages/user/auth',
  '/pages/user/aboutus',
  '/pages/wallet',
  '/pages/wallet/record',
  '/pages/wallet/financialrecords',
  '/pages/wallet/liabilities',
  '/pages/wallet/receipts',
  '/pages/recharge/select',
  '/pages/recharge',
  '/pages/user/setPayPassword',
  '/pages/setting/bank',
  '/pages/setting/addwallet',
  '/pages/withdraw',
  '/pages/message/center',
  '/pages/message/detail',
  '/pages/message/notifyrecords',
  '/pages/find',
  '/pages/appdownload',
  '/pages/accountsettle',
  '/pages/wallet/payrollrecords',
  '/pages/user/team',
  '/pages/user/share',
  '/pages/user/inviterecords',
  '/pages/user/vip',
  '/pages/signalchannel',
  '/pages/signalchannel/leader',
  '/pages/signalchannel/records',
  '/pages/signalchannel/lead',
] as const

export type ScreenPath = (typeof PATHS)[number]

export type Search = Readonly<Record<string, string | undefined>>

/** Path with its query, as the router takes it: `/pages/trade?symbol=BTCUSDT`. */
export function pathOf(path: ScreenPath, search: Search = {}): string {
  const text = searchText(search)
  return text === '' ? path : `${path}?${text}`
}

/** The same as the `href` of a link: `#/pages/trade?symbol=BTCUSDT`. */
export function hrefOf(path: ScreenPath, search: Search = {}): string {
  return `#${pathOf(path, search)}`
}

/** Plain query text; values stay text, so that an id of digits never becomes a number. */
export function searchText(search: Search): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  return new URLSearchParams(pairs).toString()
}

/** The same back; a key without a value is as good as none. */
export function searchOf(text: string): Search {
  return Object.fromEntries([...new URLSearchParams(text)].filter(([, value]) => value !== ''))
}
