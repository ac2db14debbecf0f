// Japanese words of the area `statements`.

import type { statements as en } from '../en/statements.ts'
import type { SameKeys } from '../same-keys.ts'

export const statements: SameKeys<typeof en> = {
  exportAction: 'ファイルに保存',
  exportTitle: 'ファイルに保存',
  exportNote:
    '表計算ソフトで開けるCSVファイルです。1件1行、古い順、金額はUSDで小数点以下もすべて記載します。一覧の絞り込みは反映されません。',
  exportStart: 'ファイルを保存',
  exportStop: '中止',
  exportRunning: '{{size}} KB 受信',
  exportDone: '保存しました：{{name}}',
  exportOffline: 'オフラインです。接続が戻るとファイルを保存できます。',
  exportNoDay: '開始日と終了日を選んでください。',
  exportOrder: '終了日が開始日より前です。',
  exportTooLong: '1つのファイルは最長{{days}}日分です。',
  exportBroken: 'ファイルを最後まで受信できなかったため、保存していません。',
  equityTitle: '有効証拠金の推移',
  equityPeriod: '期間',
  equityDays: '{{days}}日',
  equitySince: '{{time}} から',
  equityTable: '表で見る',
  equityTime: '日時',
  equityFew: 'この期間の記録は2件未満です。',
  equityNote: '1時間に1回記録します。記録のない時間は点線です。',
}
