// Chinese words of the area `help`.

import type { help as en } from '../en/help.ts'
import type { SameKeys } from '../same-keys.ts'

export const help: SameKeys<typeof en> = {
  title: '客服',
  safety: '我们绝不会索要您的密码、验证码或要求付款。',
  reachTitle: '联系我们',
  writeMail: '发送邮件',
  copyAddress: '复制邮箱地址',
  noContact: '此站点尚未填写联系方式。请询问向您提供邀请码的人。',
  noContactOperator:
    '运营方请注意：可在后台的“Operator”页面填写联系方式，或在启动时设置 SUPPORT_EMAIL。',
  faqTitle: '常见问题',
  faqSearch: '搜索问题',
  clearSearch: '清除搜索',
  faqNone: '没有与“{{text}}”匹配的问题。',
  faqFound: '找到 {{count}} 条',
  savedCopy: '这是 {{time}} 保存的内容，目前无法连接服务器。',
  aboutTitle: '关于',
  modeTitle: '当前环境',
  modePractice: '模拟',
  modePracticeText: '所有账户均使用模拟资金，不能充值或提现真实资金。',
  modeLive: '正式',
  modeLiveText: '除模拟账户外还有真实账户。',
  sourceTitle: '价格来源',
  sourceLive: '实时',
  sourceReplay: '历史行情',
  sourceSimulated: '模拟行情',
  sourceLiveText:
    '价格实时来自公开交易所，取各家最优买卖价的中间价；有多家交易所报价的品种，显示其中位数。',
  sourceUnverifiedText: '价格来自下列服务器，并非直接来自交易所，未经确认是否为真实市场的价格。',
  sourceReplayText:
    '循环播放真实市场的历史价格，并非当前行情；后续价格任何人都能事先知道，因此仅供练习。',
  sourceSimulatedText:
    '价格由模型生成，背后没有真实市场；模型只依据密钥和时间。每天的 SHA-256 在首个价格之前公布，密钥在最后一个价格之后公布。',
  dayHash: '{{day}}（UTC）的 SHA-256',
  dayKey: '{{day}}（UTC）的密钥',
  dayCheck: '有了密钥，任何人都能重新算出当天的价格。',
  verifyTitle: '自行核对',
  verifyIntro: '事后更改价格、行权价或结果都会留下痕迹，原因如下：',
  verifyTape: '每个价格在可用于交易之前，都会先记录为带编号的报价。',
  verifyChain: '记录以 SHA-256 哈希相连，改动一位数字链条就会断开。',
  verifyOrder: '订单详情会列出成交或结算所用的报价及其前后的报价。',
  checkTrade: '核对一笔交易',
  reportTitle: '月度报告',
  reportText: '按月公布订单的成交情况、亏损账户的比例和平台的收入。',
  riskTitle: '风险提示',
  riskText:
    '杠杆合约的亏损可能超过保证金，甚至损失账户中的全部资金；限时期权可能损失全部购买金额。模拟资金的结果不代表真实交易的结果。',
  noticesTitle: '开源软件',
  noticesText: '本应用使用了以下软件，感谢各位作者。',
}
