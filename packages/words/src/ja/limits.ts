// Japanese words of the area `limits`.

import type { limits as en } from '../en/limits.ts'
import type { SameKeys } from '../same-keys.ts'

export const limits: SameKeys<typeof en> = {
  title: '取引制限と休止',
  limits: '制限',
  intro:
    'ご自身で設定する制限です。厳しくする変更はすぐに、緩める変更は24時間後に有効になります。決済・取消・出金はいつでも可能です。',
  dailyLoss: '1日の損失上限',
  dailyLossHint:
    '当日の確定損益（設定前の損失を含む）と評価損益の合計。判定前の購入金額は損失として数えます。超えると、その日は新規の取引ができません。',
  openPositions: '同時に持てる建玉・注文',
  depositDay: '24時間の入金',
  depositWeek: '7日間の入金',
  depositMonth: '30日間の入金',
  sessionMinutes: '1回の利用時間',
  sessionHint: '経過すると、この端末からログアウトします。',
  none: '制限なし',
  minutes: '{{count}}分',
  pending: '{{time}}から：{{value}}',
  edit: '「{{name}}」を設定',
  amount: '上限（USD）',
  count: '上限',
  countHint: '0～200',
  minutesLabel: '分（15～1440）',
  save: '制限を保存',
  remove: '制限を解除',
  savedNow: '制限が有効になりました。',
  savedLater: '緩めた制限は{{time}}から有効です。それまでは以前の制限のままです。',
  breaks: '休止',
  timeOut: '一時休止',
  timeOutText: '期間中は新規の取引と入金ができません。途中で終了できません。',
  selfExclusion: '長期休止',
  selfExclusionText: '数か月以上の休止です。どなたからの依頼でも、終了日までは解除されません。',
  until: '{{time}}まで',
  notActive: '未設定',
  day1: '1日',
  day3: '3日',
  day7: '7日',
  day30: '30日',
  month6: '6か月',
  year1: '1年',
  year5: '5年',
  length: '期間',
  begin: '今すぐ開始',
  beginTitle: '{{time}}まで休止しますか？',
  beginText:
    '待機中の注文は取り消されます。建玉はそのまま残り、いつでも決済できます。開始後は取り消せません。',
  begun: '休止を開始しました。',
  unknown:
    '応答がありませんでした。保存されている可能性があります。もう一度試す前に、この画面をご確認ください。',
}
