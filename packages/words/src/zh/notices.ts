// Chinese words of the area `notices`.

import type { notices as en } from '../en/notices.ts'
import type { SameKeys } from '../same-keys.ts'
import { depositReasons } from './deposit-reasons.ts'

export const notices: SameKeys<typeof en> = {
  up: '看涨',
  down: '看跌',
  long: '做多',
  short: '做空',
  seconds: '{{count}}秒',
  minutes: '{{count}}分钟',
  hours: '{{count}}小时',
  days: '{{count}}天',
  live: '实时行情',
  replay: '历史行情',
  simulated: '模拟行情',
  welcomeTitle: '欢迎使用 Fairtick',
  welcomeText:
    '您的模拟账户已有 **{{amount}} USD** 模拟资金。模拟资金没有价值，您可以放心体验，不会损失真实资金。\n\n每笔订单都会标明成交或结算所用的报价。打开订单即可查看并自行核对结果。',
  optionWonTitle: '{{pair}} {{direction}}：盈 +{{profit}} USD',
  optionLostTitle: '{{pair}} {{direction}}：亏 −{{stake}} USD',
  optionDrawTitle: '{{pair}} {{direction}}：平，返还 {{stake}} USD',
  optionVoidTitle: '{{pair}} {{direction}}：作废，返还 {{stake}} USD',
  optionTerms:
    '{{pair}} {{direction}}，{{duration}}\n行权价 {{strike}}（报价序号 {{strikeSeq}}）\n结算价 {{settlePrice}}（报价序号 {{settleSeq}}）',
  optionWonText: '判断正确：购买金额 {{stake}} USD 已返还，并获得收益 **{{profit}} USD**。',
  optionLostText: '价格走势与判断相反，购买金额 **{{stake}} USD** 已亏损。',
  optionDrawText: '结算价与行权价相等，购买金额 **{{stake}} USD** 已返还。',
  optionVoidText: '到期时没有有效价格，期权作废，购买金额 **{{stake}} USD** 已返还。',
  practiceResetTitle: '模拟账户已重置',
  practiceResetText: '模拟账户余额已恢复为 **{{amount}} USD**，订单和记录均保留。',
  marginCallTitle: '追加保证金通知：风险率 {{riskRate}}',
  marginCallText:
    '您账户的风险率已降至 **{{riskRate}}**。降至 {{stopOut}} 时，系统会从亏损最大的持仓开始自动强平。\n\n平掉全部或部分持仓可以提高风险率。',
  takeProfitTitle: '{{pair}} {{direction}}：止盈 {{profit}} USD',
  takeProfitText:
    '已到达止盈价 {{level}}，持仓以 **{{price}}** 平仓，扣除全部费用后盈亏 **{{profit}} USD**。',
  stopLossTitle: '{{pair}} {{direction}}：止损 {{profit}} USD',
  stopLossText:
    '已到达止损价 {{level}}，持仓以 **{{price}}** 平仓，扣除全部费用后盈亏 **{{profit}} USD**。',
  stopOutTitle: '{{pair}} {{direction}}：强平 {{profit}} USD',
  stopOutText:
    '账户风险率降至 {{stopOut}} 或以下，该持仓已以 **{{price}}** 强平，扣除全部费用后盈亏 **{{profit}} USD**。',
  copyClosedTitle: '{{pair}} {{direction}}：跟单平仓 {{profit}} USD',
  copyClosedText:
    '您跟随 {{name}} 的持仓已以 **{{price}}** 平仓（带单员平仓或跟单结束），扣除全部费用后盈亏 **{{profit}} USD**。',
  copyStopTitle: '跟单止损：已停止跟随 {{name}}',
  copyStopText:
    '跟随 {{name}} 的亏损已达到您设定的上限 **{{loss}} USD**。相关持仓已按当时价格平仓，跟单已结束。没有最新报价的品种仍保留持仓，待恢复报价后您可以自行平仓。',
  copySkippedTitle: '{{name}} 的三笔订单未能跟单',
  copySkippedText: '{{name}} 连续三笔订单未能复制到您的账户，每笔的原因请查看跟单记录。',
  copyLeaderStoppedTitle: '{{name}} 已停止带单',
  copyLeaderStoppedText:
    '{{name}} 已停止带单，不会再跟随新的订单。您现有的跟单持仓仍会随带单员平仓而平仓，您也可以随时自行平仓或结束跟单。',
  copyLinkedTitle: '账户属同一人：已停止跟随 {{name}}',
  copyLinkedText:
    '您的账户与 {{name}} 的账户存在相同的身份证件、收款账户、设备或其他共同信息，因此按同一人处理。任何人都不能跟随自己，跟单已结束，不会再跟随新的订单。您现有的跟单持仓予以保留，仍会随带单员平仓而平仓，您也可以随时自行平仓。\n\n如果账户属于不同的人，请告知客服。经两名工作人员核查并确认不是同一人后，您可以重新跟单。',
  contractTerms:
    '{{pair}} {{direction}} ×{{leverage}}，{{lots}} 手\n开仓价 {{openPrice}}（报价序号 {{openSeq}}）\n平仓价 {{price}}（报价序号 {{seq}}）\n平仓手续费 {{fee}} USD',
  overnightTitle: '隔夜费合计 {{change}} USD',
  overnightText:
    '每日结转时您有 {{count}} 笔持仓未平仓，隔夜费合计 **{{change}} USD** 已计入余额，明细见各订单详情。',
  orderFilledTitle: '{{pair}} {{direction}}：挂单以 {{price}} 成交',
  orderFilledText: '价格到达委托价 {{limit}}，已以 **{{price}}** 开仓（报价序号 {{seq}}）。',
  orderFilledTerms:
    '{{pair}} {{direction}} ×{{leverage}}，{{lots}} 手\n保证金 {{margin}} USD\n开仓手续费 {{fee}} USD',
  orderCancelledTitle: '{{pair}} {{direction}}：挂单已撤销',
  orderCancelledText:
    '您在 {{limit}} 的挂单（{{direction}} ×{{leverage}}，{{lots}} 手）已撤销。{{reason}}\n\n挂单占用的资金已恢复可用。',
  cancelledStopOut: '原因：账户风险率已降至强平水平。',
  cancelledInsufficient: '原因：到达委托价时，可用资金不足以支付保证金和手续费。',
  cancelledSourceChange: '原因：价格来源已变更。',
  cancelledLocked: '原因：您的账户已被锁定交易。',
  cancelledSelfExcluded: '原因：您的冷静期或自我禁止交易已开始。',
  cancelledDailyLoss: '原因：已达到您自设的单日亏损上限。',
  cancelledNotOffered: '原因：该品种已不再接受新的交易。',
  emailChangedTitle: '邮箱已更改',
  emailChangedText:
    '验证码和通知将发送到新邮箱。其他设备均已退出登录。如非本人操作，请立即联系客服。',
  phoneChangedTitle: '手机号已更改',
  phoneChangedText: '今后请使用新手机号登录。其他设备均已退出登录。如非本人操作，请立即联系客服。',
  payrollTitle: '薪酬 +{{amount}} USD',
  payrollText:
    '团队在 {{date}} 支付的交易手续费为您带来 **{{amount}} USD** 奖励，已发放到薪酬。薪酬可随时转入余额。',
  priceAboveTitle: '{{pair}} 已涨到 {{level}}',
  priceAboveText:
    '{{time}}（{{zone}}），{{pair}} 涨到 **{{price}}**（报价序号 {{seq}}）。您设置的提醒是达到或高于 {{level}}。该提醒只触发一次，现已移除；如有需要可重新设置。',
  priceBelowTitle: '{{pair}} 已跌到 {{level}}',
  priceBelowText:
    '{{time}}（{{zone}}），{{pair}} 跌到 **{{price}}**（报价序号 {{seq}}）。您设置的提醒是达到或低于 {{level}}。该提醒只触发一次，现已移除；如有需要可重新设置。',
  marketChangedTitle: '价格来源已变更',
  marketChangedText:
    '价格现在来自**{{source}}**。变更时持仓中的期权均已作废，购买金额已返还；合约持仓已按变更前的最后价格平仓，挂单已撤销。',
  passwordChangedTitle: '登录密码已更改',
  passwordChangedText: '您的登录密码已更改，24 小时内不能提现。',
  fundPasswordChangedTitle: '资金密码已更改',
  fundPasswordChangedText: '您的资金密码已设置或更改，24 小时内不能提现。',
  factorChangedTitle: '双重验证已更改',
  factorChangedText: '您的验证器应用、通行密钥或恢复代码有新增、移除或使用，24 小时内不能提现。',
  bankChangedTitle: '银行账户已绑定',
  bankChangedText: '银行账户已绑定或更改，24 小时内不能向其提现。',
  pushAddedTitle: '推送已开启',
  pushAddedText:
    '有一个浏览器被设为接收您的推送。如果不是您本人的设备，请在“安全与设置”中将其登出，并更改登录密码。',
  walletAddedTitle: '钱包已绑定',
  walletAddedText: '钱包已绑定，24 小时内不能向其提现。',
  fundPasswordLockedTitle: '提现已锁定 24 小时',
  fundPasswordLockedText: '资金密码输错五次。平仓和撤单不受影响。',
  bankChangeFailedTitle: '银行账户未更改',
  bankChangeFailedText: '您的银行账户变更申请未通过审核。{{reason}}\n\n您可以重新申请。',
  bankReasonName: '账户姓名与您的姓名不符。',
  bankReasonUnknown: '该账户不存在。',
  bankReasonUnclear: '信息不清楚。',
  bankReasonOthers: '该账户不属于您本人。',
  identityApprovedTitle: '实名认证已通过',
  identityApprovedText: '您的实名认证已通过。',
  identityNeedsFixTitle: '实名认证：有内容需要更正',
  identityNeedsFixText:
    '您提交的部分内容无法使用。请在**我的 › 实名认证**查看每一项的原因和更正方法；没有问题的内容无需重新提交。',
  identityFailedTitle: '实名认证未通过',
  identityFailedText:
    '根据您提交的内容，无法通过实名认证。请在**我的 › 实名认证**查看原因。您可以申诉一次，由另一位审核员重新审核。',
  identityExpiringTitle: '您的证件将于 {{date}} 到期',
  identityExpiringText:
    '您用于实名认证的证件将于 **{{date}}** 到期。现在即可在**我的 › 实名认证**提交新证件。',
  identityExpiredTitle: '您的证件已过期',
  identityExpiredText:
    '您用于实名认证的证件已过期，请在**我的 › 实名认证**提交新证件。提现不受影响。',
  leaderApprovedTitle: '您已成为带单员',
  leaderApprovedText:
    '您的申请已通过：其他人可以 **{{name}}** 的名义跟随您的订单。跟单者超过高水位线的盈利，您可获得其中 **{{share}}%**，计入您的薪酬。\n\n各项数据每小时根据您的交易和跟单者的结果计算，任何人都无法更改。',
  leaderRejectedTitle: '您的带单申请未通过',
  leaderRejectedText: '您的申请经审核未获批准。{{reason}}\n\n您自己的交易不受影响，可以重新申请。',
  leaderStoppedTitle: '您已不再是带单员',
  leaderStoppedText:
    '我们已终止您的带单资格。{{reason}}\n\n不会再有新的跟单。跟单者已跟随的持仓会随您平仓而平仓。如有异议，请联系客服。',
  signalHiddenTitle: '您关于{{pair}}的内容已被隐藏',
  signalHiddenText:
    '读者不再看到您关于{{pair}}的正文，只会看到它已被隐藏及原因。{{reason}}\n\n该条目及其价格和时间仍保留在列表中。如有异议，请联系客服。',
  signalClaim: '内容包含战绩、百分比或金额，或承诺盈利。',
  signalContact: '内容引向 Fairtick 以外的联系方式或页面。',
  signalUntrue: '作为事实陈述的内容并不属实。',
  signalInsult: '内容侮辱或威胁他人。',
  signalSpam: '内容重复，或与该品种无关。',
  leaderName: '名称容易与他人混淆，或不适合公开展示。',
  leaderText: '简介含有收益承诺、联系方式或误导内容。',
  leaderOnePerson: '同一个人的另一账户已在带单，或正在跟随此账户。',
  leaderRecord: '从目前的交易还看不出您的交易方式。',
  leaderRules: '违反了带单员规则。',
  leaderSecurity: '出于安全原因，您的账户正在核查。',
  recoveryAskedTitle: '有人申请找回您的账户',
  recoveryAskedText:
    '能接收 {{contact}} 邮件的人申请找回您的账户。我们正在审核，目前没有任何变更。如非本人操作，请在**我的 › 安全与设置**中终止。',
  recoveryApprovedTitle: '自 {{until}} 起可重新设置您账户的登录资料',
  recoveryApprovedText:
    '找回账户的申请已由两名工作人员批准。{{until}}（{{zone}}）将向 {{contact}} 发送重新设置的链接。如非本人操作，请在此之前于**我的 › 安全与设置**中终止。',
  recoveryDeclinedTitle: '找回账户的申请未通过',
  recoveryDeclinedText: '申请经审核未获批准。{{reason}}\n\n没有任何变更，您可以重新申请。',
  recoveryNotProven: '所提供的资料不足以证明账户属于您。',
  recoveryPictureUnclear: '证件照片无法辨认。',
  recoveryDocumentDiffers: '证件与账户本人不符。',
  recoveryOtherWay: '您可以在应用内自行办理：通过邮箱重置密码，或在安全设置中更改。',
  recoveryStoppedTitle: '找回账户的申请已终止',
  recoveryStoppedText: '已通过账户或邮件中的链接终止，没有任何变更。',
  recoveryDoneTitle: '您账户的登录资料已重新设置',
  recoveryDoneText:
    '账户的安全资料已通过审核后的链接重新设置。所有设备均已退出登录，24 小时内不能提现。如非本人操作，请立即联系客服。',
  depositCreditedTitle: '充值已到账：+{{credited}} USD',
  depositCreditedText:
    '您的 {{amount}} {{currency}} 充值已通过审核，按汇率 {{rate}} 将 **{{credited}} USD** 记入余额。',
  depositFailedTitle: '充值未通过',
  depositFailedText:
    '您的 {{amount}} {{currency}} 充值已审核，未记入余额。{{reason}}\n\n您可以更正后重新提交。',
  depositNotReceived: depositReasons.notReceived,
  depositAmountDiffers: depositReasons.amountDiffers,
  depositSenderDiffers: depositReasons.senderDiffers,
  depositVoucherUnreadable: depositReasons.voucherUnreadable,
  depositVoucherUsed: depositReasons.voucherUsed,
  depositAccountClosed: depositReasons.accountClosed,
  practiceEnded: depositReasons.practiceEnded,
  withdrawalApprovedTitle: '提现已通过审核',
  withdrawalApprovedText:
    '您的 {{amount}} USD 提现已通过审核，将在打款时段内打款，您将收到 **{{received}} USD**。',
  withdrawalPaidTitle: '提现已打款：{{received}} USD',
  withdrawalPaidText:
    '您的 {{amount}} USD 提现已打款至 {{target}}。\n手续费 {{fee}} USD\n税款 {{tax}} USD\n实收 **{{received}} USD**',
  withdrawalFailedTitle: '提现失败：{{amount}} USD 已退回',
  withdrawalFailedText: '您的提现未能打款。{{reason}}\n\n全部金额 **{{amount}} USD** 已退回。',
  withdrawalTargetInvalid: '无法向该银行账户或钱包付款。',
  withdrawalNameDiffers: '银行账户的户名与您的姓名不符。',
  withdrawalPaymentReturned: '款项被退回。',
  withdrawalSecurityReview: '因安全审查而停止。',
  withdrawalLegalOrder: '依法中止。',
  popupSimulatedTitle: '当前为模拟行情',
  popupSimulatedText: '当前未连接市场，所有价格均由模拟产生，并非真实市场价格。',
  popupReplayTitle: '当前为历史行情',
  popupReplayText: '此处按当前时间回放过去的真实价格，并非今日行情。',
  bannerPracticeTitle: '{{amount}} USD 模拟资金',
  bannerPracticeText: '无需真实资金，体验交易',
  bannerProofTitle: '每个结果都可核对',
  bannerProofText: '订单显示所用的报价',
  aboutText:
    'Fairtick 可查看行情，交易杠杆合约和限时期权。每笔成交和每个结果都取自公开记录中的报价。',
  serviceTitle: '联系客服时',
  serviceText: '请注明应用中显示的订单 ID 或请求 ID，便于快速查询。',
  riskNotice:
    '杠杆合约的亏损可能超过保证金，限时期权可能损失全部购买金额。模拟结果不代表真实交易结果。',
  faqMoneyQuestion: '这是真实资金吗？',
  faqMoneyAnswer:
    '不是。这里仅供模拟交易，账户中的资金没有价值。也可以练习充值和提现，但不会涉及真实资金。',
  faqPriceQuestion: '价格来自哪里？',
  faqPriceAnswer:
    '有价格的页面都会标明“实时”“历史行情”或“模拟行情”。每个价格在可用于交易之前，都会先记录为带编号的报价，订单价格始终取自这样的报价。',
  faqFillQuestion: '合约以什么价格成交？',
  faqFillAnswer:
    '按处理订单时有效的报价成交：买入以买入价、卖出以卖出价成交，两者都显示在按钮上。若比您看到的价格差，且超出允许滑点，订单会被拒绝；若更好，则按更好的价格成交。订单会标明所用的报价。',
  faqStopOutQuestion: '什么情况下持仓会被自动平仓？',
  faqStopOutAnswer:
    '到达止盈或止损价时，以及账户净值降至已用保证金的 {{stopOut}} 时：此时会从亏损最大的持仓开始强平。行情跳空时亏损可能超过保证金，在适用规则允许时，超出部分由我们承担：各品种的说明会写明您是否可能欠款。',
  faqResultQuestion: '期权结果如何判定？怎样核对？',
  faqResultAnswer:
    '以到期时间（含）之前的最后一笔报价判定。在记录中打开订单，可查看行权价和结果所用的报价及其前后的报价。',
  faqVoidQuestion: '为什么我的期权作废了？',
  faqVoidAnswer:
    '到期前的最后一笔报价距到期已超过 30 秒，无法公平判定，因此购买金额已全额返还。若中断由我方造成，按最后一笔报价判断正确的期权算作判断正确。',
  faqResetQuestion: '可以恢复模拟账户余额吗？',
  faqResetAnswer:
    '可以。没有持仓、挂单和期权时，在“资产”页面点“重置”即可恢复为 {{amount}} USD，订单和记录均保留。',
  faqCodeQuestion: '收不到验证码怎么办？',
  faqCodeAnswer:
    '请查看垃圾邮件并核对邮箱地址。1 分钟后可重新发送，每小时最多 5 次，验证码 10 分钟内有效。',
  faqPasswordQuestion: '忘记密码怎么办？',
  faqPasswordAnswer:
    '在登录页点击“忘记密码？”，使用手机号和邮箱验证码设置新密码，之后所有设备都会退出登录。',
  faqInviteQuestion: '邀请码是什么？',
  faqInviteAnswer: '注册需要已有用户的邀请码。注册后您也有自己的邀请码，可邀请他人。',
  conditionsChangedTitle: '{{pair}} 交易条件变更',
  conditionsChangedText:
    '自 **{{from}}**（{{zone}}）起，{{pair}} 的所有新订单适用以下条件：\n\n{{changes}}',
  conditionsKeep: '此前下达的订单直至结束都保持原有条件。',
  moneyChangedTitle: '提现、奖励与 VIP 条件变更',
  moneyChangedText: '自 **{{from}}**（{{zone}}）起，所有用户适用以下条件：\n\n{{changes}}',
  moneyKeep: '此前提交的提现保持原有条件。',
  rulesChangedTitle: '适用规则变更',
  rulesChangedText:
    '自 **{{from}}**（{{zone}}）起，所有用户适用{{place}}的规则。可交易的产品、杠杆、团队奖励以及负余额是否由平台补足均由该规则决定；不提供的项目及原因会显示在各页面。',
  rulesKeep: '届时已持有或进行中的交易保持不变，可随时平仓。',
  adjustedUpTitle: '您的余额增加了 {{amount}} USD',
  adjustedUpText: '您的余额增加了 {{amount}} USD。{{reason}}\n\n记录中显示为“运营方调账”。',
  adjustedDownTitle: '您的余额扣减了 {{amount}} USD',
  adjustedDownText:
    '您的余额扣减了 {{amount}} USD。{{reason}}\n\n记录中显示为“运营方调账”。如有疑问，请联系客服。',
  adjustMissing: '原因：您的一笔款项此前未入账。',
  adjustTwice: '原因：一笔款项重复入账。',
  adjustFee: '原因：手续费收取有误。',
  adjustSystem: '原因：系统故障更正。',
  adjustOrder: '原因：主管机关命令。',
  statusTrading: '持仓中',
  statusClosed: '已平仓',
  resultWin: '盈',
  resultLose: '亏',
  resultDraw: '平',
  resultVoid: '作废',
  accountsLinkedTitle: '您的账户正与另一个账户一并核查',
  accountsLinkedText:
    '另一个账户与您的账户使用过同一设备、绑定了同一收款账户，或在同一地点使用了相同姓名。在工作人员核查之前，两个账户之间不产生团队奖励，这段时间的奖励日后也不会补发；另一个账户设置的冷静期和充值限额也可能适用于您的账户。您账户中的资金不受影响，平仓和提现照常进行。\n\n家人共用手机或银行账户很常见。如果账户属于不同的人，请告知客服：将由两名工作人员核查，并可解除此限制。',
  accountsOnePersonTitle: '两个账户按同一人处理',
  accountsOnePersonText:
    '经核查，我们将您的账户与另一个账户按同一人处理：双方不会从对方的手续费中获得奖励，冷静期和充值限额对两个账户同时有效。平仓和提现不受影响。\n\n如果情况不符，您可以随时告知客服，将由其他工作人员重新核查。',
  accountsApartTitle: '您的账户不再与另一个账户一并处理',
  accountsApartText:
    '经核查，账户属于不同的人。从现在起账户之间恢复产生团队奖励，此前期间的奖励不予补发；另一个账户的限制不再适用于您的账户。',
}
