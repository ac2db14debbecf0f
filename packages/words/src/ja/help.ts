// Japanese words of the area `help`.

import type { help as en } from '../en/help.ts'
import type { SameKeys } from '../same-keys.ts'

export const help: SameKeys<typeof en> = {
  title: 'カスタマーサービス',
  safety: 'パスワードや認証コード、お支払いをお願いすることはありません。',
  reachTitle: 'お問い合わせ先',
  writeMail: 'メールを書く',
  copyAddress: 'アドレスをコピー',
  noContact:
    'この環境にはまだお問い合わせ先が登録されていません。招待コードを受け取った方にお尋ねください。',
  noContactOperator:
    '運営者の方へ：管理画面の「Operator」で登録するか、SUPPORT_EMAIL を設定して起動してください。',
  faqTitle: 'よくある質問',
  faqSearch: '質問を検索',
  clearSearch: '検索をクリア',
  faqNone: '「{{text}}」に一致する質問はありません。',
  faqFound: '{{count}}件見つかりました',
  savedCopy: '{{time}} 時点の保存内容です。現在サーバーに接続できません。',
  aboutTitle: 'このアプリについて',
  modeTitle: 'この環境',
  modePractice: 'デモ',
  modePracticeText: 'すべての口座はデモ資金で動きます。実際のお金の入出金はありません。',
  modeLive: 'リアル',
  modeLiveText: 'デモ口座のほかに、リアル口座があります。',
  sourceTitle: '価格の提供元',
  sourceLive: 'ライブ',
  sourceReplay: 'リプレイ（記録データ）',
  sourceSimulated: '模擬価格（シミュレーション）',
  sourceLiveText:
    '取引所が公開する価格をそのまま受信しています。各取引所の最良の売値と買値の中値を用い、複数の取引所が扱う銘柄ではその中央値を表示します。',
  sourceUnverifiedText:
    '価格は下記のサーバーから受信しており、取引所から直接受信したものではありません。実際の市場の価格であることは確認されていません。',
  sourceReplayText:
    '実際の市場で記録された価格を繰り返し再生しています。現在の価格ではなく、この先の値動きは誰でも知ることができるため、練習専用です。',
  sourceSimulatedText:
    '価格はモデルで生成しており、実際の市場とは関係ありません。モデルが参照するのは秘密鍵と時刻だけです。各日のSHA-256は最初の価格より前に、鍵は最後の価格より後に公開します。',
  dayHash: '{{day}}（UTC）のSHA-256',
  dayKey: '{{day}}（UTC）の鍵',
  dayCheck: '鍵があれば、その日の価格を誰でも計算し直せます。',
  verifyTitle: 'ご自身で検証する',
  verifyIntro: '価格・権利行使価格・判定結果をあとから変えると、必ず分かる仕組みです。',
  verifyTape: 'すべての価格は、取引に使われる前に番号付きのティックとして記録されます。',
  verifyChain: '記録はSHA-256のハッシュで連結され、1桁でも変わると連鎖が崩れます。',
  verifyOrder: '注文の詳細では、約定や判定に使われたティックとその前後を確認できます。',
  checkTrade: '取引を検証する',
  reportTitle: '月次報告',
  reportText: '約定の状況、損失が出た口座の割合、当社の収益を月ごとに公開しています。',
  riskTitle: 'リスクについて',
  riskText:
    'レバレッジ取引では証拠金を超える損失が生じ、口座の資金の全額を失うことがあります。バイナリーオプションでは購入金額の全額を失うことがあります。デモ資金での結果は、実際の取引の結果を示すものではありません。',
  noticesTitle: 'オープンソースソフトウェア',
  noticesText: 'このアプリは次のソフトウェアを利用しています。作者の皆さまに感謝します。',
}
