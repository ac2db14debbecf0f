// Chinese words of the area `receipts`.

import type { receipts as en } from '../en/receipts.ts'
import type { SameKeys } from '../same-keys.ts'

export const receipts: SameKeys<typeof en> = {
  title: '凭证',
  intro: '每笔订单、充值和提现都有一份签名凭证。应用会自动获取，并保存在本设备上。',
  count: '本设备已保存',
  newest: '最新',
  none: '还没有凭证。首次下单或充值后不久会显示在这里。',
  dropped: '保留最新的 {{most}} 份，已移除较早的 {{count}} 份。请不时保存文件。',
  saveAll: '全部保存（一个文件）',
  checkAll: '全部核查',
  checkThis: '核查此笔',
  tooMany: '份数太多，无法直接传递：请保存文件，再到核查页面选择该文件。',
  denied: '{{count}} 份凭证与之后的凭证相矛盾。两份都有签名：请保存文件并让他人核查。',
  unavailable: '此浏览器不为应用保存数据（例如无痕窗口）。凭证仍可逐份保存。',
  keepsTitle: '如何保存',
  keepsSigned: '每份都由我们签名，事后无法否认。',
  keepsHere:
    '凭证保存在此浏览器中，退出登录后仍然保留。在此登录的其他人看不到，但能读取此浏览器文件的人可以读取。',
  keepsAgain:
    '每次访问会重新获取其中几份。若之后的凭证与已保存的相矛盾，两份都会保留，应用会在每个页面提示。',
  keepsFile: '清除浏览器数据会删除凭证，已保存的文件不受影响。',
}
