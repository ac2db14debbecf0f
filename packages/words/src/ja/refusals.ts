// Japanese words of the answers of the server that no screen says by itself.

import type { refusals as en } from '../en/refusals.ts'
import type { SameKeys } from '../same-keys.ts'

export const refusals: SameKeys<typeof en> = {
  unknownField: 'この項目は存在しません。',
  tooLong: '{{maximum}}文字以内で入力してください。',
  aboveStep:
    '今回は {{maximum}} までです。条件の変更は段階的に行い、30日間の変更幅にも上限があります。',
  belowStep:
    '今回は {{minimum}} 以上にしてください。条件の変更は段階的に行い、30日間の変更幅にも上限があります。',
  notAStep: '{{step}} の倍数にしてください。',
  notOffered: '次の中から選んでください：{{offered}}',
  restTooSmall: 'すべて決済するか、{{minimum}}ロット以上を残してください。',
  tooManyDays: '期間は最長{{days}}日です。',
  endsBeforeStart: '終了日が開始日より前になっています。',
  profitClaim:
    'パーセント表示や利益の約束は書けません。フォロワーの実際の成績は紹介文の横に表示されます。',
  resultClaim:
    '%や金額、実績についての表現は書けません。相場についてのお考えだけを書いてください。',
  contactDetail:
    'リンク・連絡先・電話番号などは書けません。フォロワーとのやり取りはすべて本サービス内で行われます。',
  nameTaken: 'この名前はほかのリードトレーダーが使用しています。別の名前にしてください。',
  nothingLeft: '手数料と税を差し引くと受取額が残りません。金額を増やしてください。',
  passwordPersonal: '氏名・電話番号・メールアドレスを含むパスワードは使えません。',
  choice: '選択肢から選んでください。',
  practiceOnly: 'デモ環境のため、リアル口座は利用できません。',
  realOnly: '入出金はリアル口座でのみ行えます。先に口座を切り替えてください。',
  identityNeeded: '先に本人確認を完了してください。完了するとリアル口座を利用できます。',
  notAllowedHere: 'このサービスに適用される規則により、ここでは利用できません。',
  loginFailed: '電話番号またはパスワードが正しくありません。',
  alreadyRegistered: 'この電話番号またはメールアドレスは登録済みです。',
  expired: '注文の到着が遅れたため、受け付けませんでした。もう一度お試しください。',
  marketStale: '現在、この銘柄の最新価格が届いていません。届き次第、注文できます。',
  priceMoved: '価格が許容スリッページを超えて動いたため、注文は成立していません。',
  wrongSide: '利確と損切りは、現在価格をはさんで正しい側に置いてください。',
  openPositionsLimit: '1口座で持てるポジションと注文の数に達しています。',
  exposureLimit: 'この銘柄で同時に保有できる上限を超えます。',
  outsideWindow: '出金処理の受付時間外です。',
  targetAltered:
    'この口座・ウォレットがご本人の登録によるものと確認できません。出金は行われていません。カスタマーサービスにお問い合わせください。',
  termsChanged:
    '表示後に手数料または税額が変わったため、出金は行われていません。新しい金額をご確認のうえ、もう一度確定してください。',
  insufficientBalance: '残高が不足しています。',
  fundPasswordLogin: 'ログインパスワードとは別のものにしてください。',
  address: '選択したネットワークのアドレスではありません。',
  addressChecksum:
    'アドレスに誤りがあります。大文字・小文字を含め、ウォレットからもう一度コピーしてください。',
  addressContract:
    'これはトークンのコントラクトで、ウォレットではありません。送ると失われます。ウォレットの受取アドレスをコピーしてください。',
  addressBurn:
    'このアドレスの鍵は誰も持っていません。送ると失われます。ウォレットの受取アドレスをコピーしてください。',
  noBank: '先に銀行口座を登録してください。',
  noWallet: '先にウォレットを登録してください。',
  withdrawPasswordUnset: '先に出金パスワードを設定してください。',
  withdrawPasswordWrong: '出金パスワードが正しくありません。',
  otpRequired: '認証コードを入力してください。',
  otpWrong: '認証コードが正しくないか、有効期限が切れています。',
  notVerified:
    '先に本人確認を完了してください。完了するまで、出金は24時間あたり最大 {{maximum}} USD です。',
  securityHold: 'セキュリティ設定の変更後24時間は出金できません。',
  bankExists: '銀行口座は登録済みです。変更の申請ができます。',
  attemptsUsedUp:
    '提出できる回数を使い切りました。1回に限り再審査を申し立てるか、カスタマーサービスにお問い合わせください。',
  notFlat: '建玉・注文・オプションが残っています。すべて終了するとリセットできます。',
  leadingNotEarned: 'まだリードトレーダーになれません。不足している条件をご確認ください。',
  notLeading: 'この口座ではリードトレーダーではないため、投稿できません。',
  leaderStopped: 'このトレーダーは現在コピーを受け付けていません。',
  leaderFull: 'このトレーダーのコピー枠は満員です。',
  tooManyLeaders: '同時にコピーできるトレーダーの上限に達しています。',
  inviteCodeUnknown: 'この招待コードは存在しません。',
  codeWrong: '認証コードが正しくないか、有効期限が切れています。',
  linkEnded: 'このリンクは使用済みか中止されたか、有効期限が切れています。',
  contactAltered:
    'メールアドレスと電話番号がご登録時のままであることを確認できません。カスタマーサービスにお問い合わせください。',
  limitAltered:
    '設定した制限がご自身で設定されたままであることを確認できません。カスタマーサービスにお問い合わせください。決済と出金は引き続きご利用いただけます。',
  lockAltered:
    'アカウントの利用制限の状態を確認できません。カスタマーサービスにお問い合わせください。',
  passwordWrong: '現在のパスワードが正しくありません。',
  passkeyWrong: 'このパスキーは使用できません。電話番号とパスワードでログインしてください。',
  passkeysUsedUp: '登録できるパスキーの上限に達しています。使わないものを削除してください。',
  alertsUsedUp: '設定できる価格アラートの上限に達しています。不要なものを削除してください。',
  locked: '現在ご利用を停止しています。理由はカスタマーサービスにお問い合わせください。',
  unauthorized: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  notFound: '見つかりません。',
  inFlight: '同じ操作を処理中です。少し待ってからもう一度お試しください。',
  keyReused: 'このキーは別の操作で使用済みです。',
  tooLarge: '送信データが大きすぎます。',
  unsupportedType: 'JSON形式で送信してください。',
  fileType: 'JPEG、PNG、WebP形式の画像を選んでください。',
  fileUnreadable: '画像が壊れているため読み込めません。別の画像を選んでください。',
  fileTooLarge: '画像のサイズが{{megabytes}} MBを超えています。',
  pictureTooLarge: '画像の解像度が高すぎます（{{megapixels}}00万画素まで）。',
  storageUsedUp: '画像の保存容量がいっぱいです。',
  agreementChanged: '利用規約が更新されました。新しい規約をご確認ください。',
  activityChanged:
    'このキャンペーンのルールが変更されたか、掲載が終了しました。もう一度ご確認ください。',
  activityClosed: '現在、このキャンペーンには参加できません。',
  tooMany: '回数が多すぎます。{{seconds}}秒後にもう一度お試しください。',
  fault: 'サーバーでエラーが発生しました。お問い合わせの際はこのIDをお伝えください：{{requestId}}',
  notReady: 'サーバーの準備中です。少し待ってからもう一度お試しください。',
  methodNotAllowed: 'この操作には対応していません。',
  selfExcluded: '休止期間中です。終了するまで新規の取引と入金はできません。',
  dailyLossLimit:
    'ご自身で設定した1日の損失上限を超えるため、取引できません。判定前の購入金額は損失として数えます。',
  depositLimit: 'ご自身で設定した入金上限を超えます。',
  ruleOptions: 'このサービスに適用される規則では、この形のオプション取引は認められていません。',
  ruleOptionDuration:
    'このサービスに適用される規則では、{{minimum}}秒未満のオプション取引は認められていません。',
  ruleLeverage: 'このサービスに適用される規則により、ここでのレバレッジは最大×{{maximum}}です。',
  ruleHedging:
    'このサービスに適用される規則により、両建てはできません。先に反対側を決済または取り消してください。',
  ruleCopying: 'このサービスに適用される規則では、コピートレードは認められていません。',
  ruleIncentives:
    'このサービスに適用される規則では取引に対する特典が認められていないため、参加できません。',
  ruleNotOffered:
    'この銘柄は現在、新規の取引を受け付けていません。保有中の取引はそのまま残り、決済できます。',
}
