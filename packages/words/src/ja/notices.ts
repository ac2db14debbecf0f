// Japanese words of the area `notices`.

import type { notices as en } from '../en/notices.ts'
import type { SameKeys } from '../same-keys.ts'
import { depositReasons } from './deposit-reasons.ts'

export const notices: SameKeys<typeof en> = {
  up: 'HIGH（上）',
  down: 'LOW（下）',
  long: 'ロング（買い）',
  short: 'ショート（売り）',
  seconds: '{{count}}秒',
  minutes: '{{count}}分',
  hours: '{{count}}時間',
  days: '{{count}}日',
  live: 'ライブ市場',
  replay: '記録データ',
  simulated: 'シミュレーション',
  welcomeTitle: 'Fairtick へようこそ',
  welcomeText:
    'デモ口座に **{{amount}} USD** のデモ資金をご用意しました。実際のお金ではないため、損失を気にせずお試しいただけます。\n\n各注文には、約定や判定に使われたティックが記録されます。注文の詳細を開くと、結果をご自身で検証できます。',
  optionWonTitle: '{{pair}} {{direction}}：的中 +{{profit}} USD',
  optionLostTitle: '{{pair}} {{direction}}：外れ −{{stake}} USD',
  optionDrawTitle: '{{pair}} {{direction}}：引き分け、{{stake}} USD を返還',
  optionVoidTitle: '{{pair}} {{direction}}：無効、{{stake}} USD を返還',
  optionTerms:
    '{{pair}} {{direction}}・{{duration}}\n権利行使価格 {{strike}}（ティック {{strikeSeq}}）\n判定価格 {{settlePrice}}（ティック {{settleSeq}}）',
  optionWonText:
    '的中しました。購入金額 {{stake}} USD に加えて **{{profit}} USD** のペイアウトが入りました。',
  optionLostText: '価格が予想と反対に動いたため、購入金額 **{{stake}} USD** は損失となりました。',
  optionDrawText:
    '判定価格が権利行使価格と同じだったため、購入金額 **{{stake}} USD** を返還しました。',
  optionVoidText:
    '判定時刻に有効な価格がなかったためオプションは無効となり、購入金額 **{{stake}} USD** を返還しました。',
  practiceResetTitle: 'デモ口座をリセットしました',
  practiceResetText:
    'デモ口座の残高を **{{amount}} USD** に戻しました。注文と履歴はそのまま残ります。',
  marginCallTitle: 'マージンコール：証拠金維持率 {{riskRate}}',
  marginCallText:
    '口座の証拠金維持率が **{{riskRate}}** まで下がりました。{{stopOut}} 以下になると、損失の大きい建玉から自動的にロスカットされます。\n\n建玉の全部または一部を決済すると、維持率は上がります。',
  takeProfitTitle: '{{pair}} {{direction}}：利確 {{profit}} USD',
  takeProfitText:
    '利確の {{level}} に達したため、**{{price}}** で決済しました。諸費用差引後の損益は **{{profit}} USD** です。',
  stopLossTitle: '{{pair}} {{direction}}：損切り {{profit}} USD',
  stopLossText:
    '損切りの {{level}} に達したため、**{{price}}** で決済しました。諸費用差引後の損益は **{{profit}} USD** です。',
  stopOutTitle: '{{pair}} {{direction}}：ロスカット {{profit}} USD',
  stopOutText:
    '口座の証拠金維持率が {{stopOut}} 以下になったため、この建玉を **{{price}}** で強制決済しました。諸費用差引後の損益は **{{profit}} USD** です。',
  copyClosedTitle: '{{pair}} {{direction}}：コピー決済 {{profit}} USD',
  copyClosedText:
    '{{name}} さんのコピーを **{{price}}** で決済しました（トレーダーの決済、またはコピーの終了によるものです）。諸費用差引後の損益は **{{profit}} USD** です。',
  copyStopTitle: 'コピー停止：{{name}} さんのコピーを終了しました',
  copyStopText:
    '{{name}} さんのコピーの損失が、設定された上限の **{{loss}} USD** に達しました。その時点の価格で決済し、コピーを終了しました。新しい価格のない銘柄のコピーは残っています。価格が動き次第、ご自身で決済できます。',
  copySkippedTitle: '{{name}} さんの注文が3回続けてコピーされませんでした',
  copySkippedText:
    '{{name}} さんの注文が3回続けてお客様の口座にコピーされませんでした。それぞれの理由はコピー履歴でご確認いただけます。',
  copyLeaderStoppedTitle: '{{name}} さんはコピーの提供を終了しました',
  copyLeaderStoppedText:
    '{{name}} さんがコピーの提供を終了したため、新しい注文はコピーされません。保有中のコピーは、引き続きトレーダーの決済に合わせて決済されます。ご自身での決済やコピーの終了はいつでもできます。',
  copyLinkedTitle: '同じ方の口座のため、{{name}} さんのコピーを終了しました',
  copyLinkedText:
    '本人確認書類、出金先、端末などが共通しているため、お客様の口座と {{name}} さんの口座を同じ方の口座として扱っています。ご自身をコピーすることはできないため、コピーを終了しました。新しい注文はコピーされません。保有中のコピーはそのまま残り、引き続きトレーダーの決済に合わせて決済されます。ご自身での決済もいつでもできます。\n\n別の方の口座である場合は、カスタマーサービスにお知らせください。担当者2名が確認して別の方の口座と認めた後は、再びコピーできます。',
  contractTerms:
    '{{pair}} {{direction}} ×{{leverage}}・{{lots}}ロット\n約定価格 {{openPrice}}（ティック {{openSeq}}）\n決済価格 {{price}}（ティック {{seq}}）\n決済手数料 {{fee}} USD',
  overnightTitle: 'スワップ合計 {{change}} USD',
  overnightText:
    '建玉 {{count}}件を翌日に繰り越したため、スワップ合計 **{{change}} USD** を残高に反映しました。内訳は各注文の詳細で確認できます。',
  orderFilledTitle: '{{pair}} {{direction}}：{{price}} で約定',
  orderFilledText: '指値 {{limit}} に達し、**{{price}}** で約定しました（ティック {{seq}}）。',
  orderFilledTerms:
    '{{pair}} {{direction}} ×{{leverage}}・{{lots}}ロット\n証拠金 {{margin}} USD\n新規手数料 {{fee}} USD',
  orderCancelledTitle: '{{pair}} {{direction}}：注文が取り消されました',
  orderCancelledText:
    '指値 {{limit}} の注文（{{direction}} ×{{leverage}}・{{lots}}ロット）は取り消されました。{{reason}}\n\n注文のために拘束していた金額は、再び利用できます。',
  cancelledStopOut: '口座の証拠金維持率がロスカット水準に達したためです。',
  cancelledInsufficient:
    '指値に達した時点で、証拠金と手数料に必要な利用可能額が足りなかったためです。',
  cancelledSourceChange: '価格の提供元が変わったためです。',
  cancelledLocked: 'お客様の口座の取引が停止されたためです。',
  cancelledSelfExcluded: '一時休止または長期休止の期間に入ったためです。',
  cancelledDailyLoss: 'ご自身で設定した1日の損失上限に達したためです。',
  cancelledNotOffered: 'この銘柄の新規取引の受付が終了したためです。',
  emailChangedTitle: 'メールアドレスを変更しました',
  emailChangedText:
    '認証コードとお知らせは新しいアドレスに届きます。ほかの端末はすべてログアウトされました。お心当たりがない場合は、すぐにカスタマーサービスにご連絡ください。',
  phoneChangedTitle: '電話番号を変更しました',
  phoneChangedText:
    '次回から新しい番号でログインしてください。ほかの端末はすべてログアウトされました。お心当たりがない場合は、すぐにカスタマーサービスにご連絡ください。',
  payrollTitle: '報酬 +{{amount}} USD',
  payrollText:
    '{{date}} にチームが支払った取引手数料から **{{amount}} USD** の報酬が発生し、報酬残高に支払われました。報酬残高はいつでも残高へ移せます。',
  priceAboveTitle: '{{pair}} が {{level}} に到達しました',
  priceAboveText:
    '{{time}}（{{zone}}）、ティック {{seq}} で {{pair}} が **{{price}}** に上昇しました。アラートの設定は {{level}} 以上でした。このアラートは一度だけ通知して終了しました。必要な場合は再度設定してください。',
  priceBelowTitle: '{{pair}} が {{level}} まで下がりました',
  priceBelowText:
    '{{time}}（{{zone}}）、ティック {{seq}} で {{pair}} が **{{price}}** に下落しました。アラートの設定は {{level}} 以下でした。このアラートは一度だけ通知して終了しました。必要な場合は再度設定してください。',
  marketChangedTitle: '価格の提供元が変わりました',
  marketChangedText:
    '価格の提供元が**{{source}}**に変わりました。変更時に保有中だったオプションは無効となり、購入金額を返還しました。建玉は変更直前の価格で決済し、未約定の注文は取り消しました。',
  passwordChangedTitle: 'ログインパスワードの変更',
  passwordChangedText: 'ログインパスワードが変更されました。24時間は出金できません。',
  fundPasswordChangedTitle: '出金パスワードの変更',
  fundPasswordChangedText: '出金パスワードが設定または変更されました。24時間は出金できません。',
  factorChangedTitle: '二段階認証の変更',
  factorChangedText:
    '認証アプリ・パスキー・リカバリーコードのいずれかが追加、削除、または使用されました。24時間は出金できません。',
  bankChangedTitle: '銀行口座の登録',
  bankChangedText: '銀行口座が登録または変更されました。この口座へは24時間出金できません。',
  pushAddedTitle: 'プッシュ通知の登録',
  pushAddedText:
    'プッシュ通知を受け取るブラウザが新しく登録されました。お心当たりがない場合は、「セキュリティと設定」でその端末をログアウトし、ログインパスワードを変更してください。',
  walletAddedTitle: 'ウォレットの登録',
  walletAddedText: 'ウォレットが登録されました。このウォレットへは24時間出金できません。',
  fundPasswordLockedTitle: '出金を24時間停止しました',
  fundPasswordLockedText:
    '出金パスワードの誤入力が5回ありました。決済と注文の取消は引き続き可能です。',
  bankChangeFailedTitle: '銀行口座は変更されていません',
  bankChangeFailedText:
    '銀行口座の変更申請を審査しましたが、承認されませんでした。{{reason}}\n\nもう一度申請できます。',
  bankReasonName: '口座名義がご本人のお名前と異なります。',
  bankReasonUnknown: '該当する口座がありません。',
  bankReasonUnclear: '内容を確認できません。',
  bankReasonOthers: 'ご本人の口座ではありません。',
  identityApprovedTitle: '本人確認が完了しました',
  identityApprovedText: '本人確認が完了しました。',
  identityNeedsFixTitle: '本人確認：修正が必要な項目があります',
  identityNeedsFixText:
    'お送りいただいた内容の一部を確認できませんでした。**マイページ › 本人確認**に、項目ごとの理由と直し方を表示しています。問題のなかった項目を再送する必要はありません。',
  identityFailedTitle: '本人確認ができませんでした',
  identityFailedText:
    'ご提出の内容では本人確認ができませんでした。理由は**マイページ › 本人確認**でご確認いただけます。1回に限り、別の担当者による再審査を申し立てることができます。',
  identityExpiringTitle: '本人確認書類の有効期限：{{date}}',
  identityExpiringText:
    '本人確認に使用した書類は**{{date}}**に有効期限を迎えます。**マイページ › 本人確認**から、新しい書類を今すぐ提出できます。',
  identityExpiredTitle: '本人確認書類の有効期限が切れました',
  identityExpiredText:
    '本人確認に使用した書類の有効期限が切れました。**マイページ › 本人確認**から新しい書類を提出してください。出金はこれまでどおりご利用いただけます。',
  leaderApprovedTitle: 'リードトレーダーになりました',
  leaderApprovedText:
    '申請が承認されました。**{{name}}** としてほかの方があなたの注文をコピーできます。ハイウォーターマークを超えたフォロワーの利益の **{{share}}%** が、報酬残高に入ります。\n\n成績はあなたの取引とフォロワーの結果から毎時計算されます。誰も書き換えることはできません。',
  leaderRejectedTitle: 'リードトレーダーの申請は承認されませんでした',
  leaderRejectedText:
    '申請を確認しましたが、承認に至りませんでした。{{reason}}\n\nご自身の取引には影響ありません。再度申請できます。',
  leaderStoppedTitle: 'リードトレーダーの資格が終了しました',
  leaderStoppedText:
    'リードトレーダーとしての公開を終了しました。{{reason}}\n\n新しい注文はコピーされません。コピー済みの建玉は、あなたの決済に合わせて決済されます。ご異議はカスタマーサービスまでお知らせください。',
  signalHiddenTitle: '{{pair}}の投稿が非表示になりました',
  signalHiddenText:
    '{{pair}}についての投稿の本文は、読者に表示されなくなりました。非表示になったことと理由は表示されます。{{reason}}\n\n投稿は価格と日時とともに一覧に残ります。ご異議はカスタマーサービスまでお寄せください。',
  signalClaim: '実績・割合・金額、または利益の約束が書かれています。',
  signalContact: 'Fairtickの外の連絡先やページへ誘導しています。',
  signalUntrue: '事実として書かれた内容が正しくありません。',
  signalInsult: '特定の人への侮辱や脅しが含まれています。',
  signalSpam: '同じ内容の繰り返し、または銘柄と関係のない内容です。',
  leaderName: '名前がほかの人と紛らわしいか、公開一覧にふさわしくありません。',
  leaderText: '紹介文に利益の約束や連絡先、または誤解を招く内容が含まれています。',
  leaderOnePerson:
    '同じ方の別のアカウントがすでにリードトレーダーであるか、このアカウントをコピーしています。',
  leaderRecord: 'これまでの取引からは取引の進め方を確認できません。',
  leaderRules: 'リードトレーダーの規則に違反がありました。',
  leaderSecurity: 'セキュリティ上の理由でアカウントを確認しています。',
  recoveryAskedTitle: 'アカウント復旧の申請がありました',
  recoveryAskedText:
    '{{contact}} でメールを受信できる方から、アカウント復旧の申請がありました。担当者が審査中で、現時点では何も変更されていません。お心当たりがない場合は、**マイページ › セキュリティと設定**から中止してください。',
  recoveryApprovedTitle: '{{until}} からアカウント情報を再設定できるようになります',
  recoveryApprovedText:
    '復旧の申請は担当者2名により承認されました。{{until}}（{{zone}}）に、再設定用のリンクを {{contact}} へお送りします。お心当たりがない場合は、それまでに**マイページ › セキュリティと設定**から中止してください。',
  recoveryDeclinedTitle: 'アカウント復旧の申請は承認されませんでした',
  recoveryDeclinedText:
    '申請内容を審査しましたが、承認されませんでした。{{reason}}\n\n変更されたものはありません。あらためて申請できます。',
  recoveryNotProven: 'ご本人のアカウントであることを確認できませんでした。',
  recoveryPictureUnclear: '書類の写真を判読できません。',
  recoveryDocumentDiffers: '書類の名義がアカウントのご本人と異なります。',
  recoveryOtherWay:
    'アプリでご自身でお手続きいただけます。メールでパスワードを再設定するか、セキュリティ設定から変更してください。',
  recoveryStoppedTitle: 'アカウント復旧の申請は中止されました',
  recoveryStoppedText:
    'アカウントまたはメール内のリンクから中止されました。変更されたものはありません。',
  recoveryDoneTitle: 'アカウント情報が再設定されました',
  recoveryDoneText:
    '審査後にお送りしたリンクから、アカウントを守る情報が再設定されました。すべての端末がログアウトされ、24時間は出金できません。お心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。',
  depositCreditedTitle: '入金完了：+{{credited}} USD',
  depositCreditedText:
    '{{amount}} {{currency}} の入金が承認され、レート {{rate}} で **{{credited}} USD** が残高に加算されました。',
  depositFailedTitle: '入金は承認されませんでした',
  depositFailedText:
    '{{amount}} {{currency}} の入金を確認しましたが、残高には加算されませんでした。{{reason}}\n\n内容を直して、もう一度申請できます。',
  depositNotReceived: depositReasons.notReceived,
  depositAmountDiffers: depositReasons.amountDiffers,
  depositSenderDiffers: depositReasons.senderDiffers,
  depositVoucherUnreadable: depositReasons.voucherUnreadable,
  depositVoucherUsed: depositReasons.voucherUsed,
  depositAccountClosed: depositReasons.accountClosed,
  practiceEnded: depositReasons.practiceEnded,
  withdrawalApprovedTitle: '出金が承認されました',
  withdrawalApprovedText:
    '{{amount}} USD の出金が承認されました。処理時間帯に送金します。受取額は **{{received}} USD** です。',
  withdrawalPaidTitle: '出金完了：{{received}} USD',
  withdrawalPaidText:
    '{{amount}} USD の出金を {{target}} に送金しました。\n手数料 {{fee}} USD\n税金 {{tax}} USD\n受取額 **{{received}} USD**',
  withdrawalFailedTitle: '出金できませんでした：{{amount}} USD を返金',
  withdrawalFailedText:
    '出金できませんでした。{{reason}}\n\n全額の **{{amount}} USD** が戻りました。',
  withdrawalTargetInvalid: 'この銀行口座またはウォレットには送金できません。',
  withdrawalNameDiffers: '銀行口座の名義がお客様の氏名と異なります。',
  withdrawalPaymentReturned: '送金が返却されました。',
  withdrawalSecurityReview: 'セキュリティ審査により停止されました。',
  withdrawalLegalOrder: '法令に基づく命令により停止されました。',
  popupSimulatedTitle: 'シミュレーション価格です',
  popupSimulatedText:
    '市場に接続していないため、価格はすべてシミュレーションによるものです。実際の市場価格ではありません。',
  popupReplayTitle: '記録データの価格です',
  popupReplayText:
    '過去の実際の価格を、現在の時刻に合わせて再生しています。今日の市場価格ではありません。',
  bannerPracticeTitle: 'デモ資金 {{amount}} USD',
  bannerPracticeText: '実際のお金を使わずに取引を体験',
  bannerProofTitle: '結果はすべて検証できます',
  bannerProofText: '注文に使われたティックを表示',
  aboutText:
    'Fairtick は、相場の確認、レバレッジ取引、バイナリーオプションの購入ができるアプリです。約定も判定も、公開された記録のティックに基づきます。',
  serviceTitle: 'お問い合わせの際に',
  serviceText: 'アプリに表示される注文IDまたはリクエストIDをお書きいただくと、すぐに確認できます。',
  riskNotice:
    'レバレッジ取引では証拠金を超える損失が生じることがあり、バイナリーオプションでは購入金額の全額を失うことがあります。デモの成績は実際の取引の成績を示すものではありません。',
  faqMoneyQuestion: '実際のお金ですか？',
  faqMoneyAnswer:
    'いいえ。デモ取引専用のため、口座にあるのは価値のないデモ資金です。入金と出金も練習できますが、実際のお金は動きません。',
  faqPriceQuestion: '価格の提供元はどこですか？',
  faqPriceAnswer:
    '価格のある画面には「ライブ」「リプレイ」（記録データ）「模擬価格」のいずれかが表示されます。価格は取引に使われる前に番号付きのティックとして記録され、注文の価格は必ずそうしたティックから決まります。',
  faqFillQuestion: 'レバレッジ取引はどの価格で約定しますか？',
  faqFillAnswer:
    '注文が処理された時点のティックをもとに、買いは買値（Ask）、売りは売値（Bid）で約定します。どちらもボタンに表示されています。表示価格より許容スリッページを超えて不利になる場合は約定せず、有利になる場合はその価格で約定します。使われたティックは注文の詳細で確認できます。',
  faqStopOutQuestion: '建玉が自動的に決済されるのはどんなときですか？',
  faqStopOutAnswer:
    '利確・損切りの価格に達したときと、口座の有効証拠金が必要証拠金の {{stopOut}} 以下になったときです。後者では、損失の大きい建玉から順にロスカットされます。相場の急変時には証拠金を超える損失が生じることがありますが、適用される規則が認める場合、不足分は当社が負担します。お支払いが生じうるかどうかは、各銘柄の情報に表示されます。',
  faqResultQuestion: 'オプションの結果はどのように決まり、どう確認できますか？',
  faqResultAnswer:
    '判定時刻以前の最後のティックで決まります。履歴から注文を開くと、権利行使価格と判定に使われたティック、およびその前後のティックを確認できます。',
  faqVoidQuestion: 'オプションが無効になったのはなぜですか？',
  faqVoidAnswer:
    '判定時刻の直前の価格が30秒を超えて古く、公正に判定できなかったためです。購入金額は全額返還されています。途絶が当社に起因する場合、最後の価格で的中していたオプションは的中となります。',
  faqResetQuestion: 'デモ口座の残高を元に戻せますか？',
  faqResetAnswer:
    'はい。建玉・注文・オプションが残っていなければ、「資産」の「リセット」で {{amount}} USD に戻せます。注文と履歴は残ります。',
  faqCodeQuestion: '認証コードが届きません。どうすればよいですか？',
  faqCodeAnswer:
    '迷惑メールフォルダとメールアドレスをご確認ください。再送信は1分後から、1時間に5回までです。コードの有効期間は10分です。',
  faqPasswordQuestion: 'パスワードを忘れました。どうすればよいですか？',
  faqPasswordAnswer:
    'ログイン画面の「パスワードをお忘れですか」から、電話番号とメールの認証コードで再設定できます。再設定後はすべての端末がログアウトされます。',
  faqInviteQuestion: '招待コードとは何ですか？',
  faqInviteAnswer:
    '登録には、すでに利用している方の招待コードが必要です。ご自身の招待コードで、ほかの方を招待することもできます。',
  conditionsChangedTitle: '{{pair}}の取引条件が変わります',
  conditionsChangedText:
    '**{{from}}**（{{zone}}）以降、{{pair}}のすべての新規注文に次の条件が適用されます。\n\n{{changes}}',
  conditionsKeep: 'それより前の注文は、終了まで元の条件のままです。',
  moneyChangedTitle: '出金・報酬・VIPの条件が変わります',
  moneyChangedText:
    '**{{from}}**（{{zone}}）以降、すべてのお客様に次の条件が適用されます。\n\n{{changes}}',
  moneyKeep: 'それより前の出金申請は、元の条件のままです。',
  rulesChangedTitle: '適用される規則が変わります',
  rulesChangedText:
    '**{{from}}**（{{zone}}）以降、{{place}}の規則がすべてのお客様に適用されます。取扱商品、レバレッジ、紹介報酬、残高がマイナスになった場合の補填の有無は、この規則で決まります。利用できないものとその理由は各画面に表示されます。',
  rulesKeep: 'その時点で保有中・取引中のものはそのまま残り、いつでも決済できます。',
  adjustedUpTitle: '残高に{{amount}} USDを加算しました',
  adjustedUpText:
    '残高に{{amount}} USDを加算しました。{{reason}}\n\n履歴には「運営者による調整」として表示されます。',
  adjustedDownTitle: '残高から{{amount}} USDを減算しました',
  adjustedDownText:
    '残高から{{amount}} USDを減算しました。{{reason}}\n\n履歴には「運営者による調整」として表示されます。ご不明な点はカスタマーサービスへお問い合わせください。',
  adjustMissing: 'お客様のご入金が未反映だったためです。',
  adjustTwice: 'ご入金が二重に反映されていたためです。',
  adjustFee: '手数料に誤りがあったためです。',
  adjustSystem: 'システムの不具合を訂正しました。',
  adjustOrder: '当局の命令によるものです。',
  statusTrading: '保有中',
  statusClosed: '決済済',
  resultWin: '的中',
  resultLose: '外れ',
  resultDraw: '引き分け',
  resultVoid: '無効',
  accountsLinkedTitle: 'お客様の口座を別の口座と併せて確認しています',
  accountsLinkedText:
    '同じ端末からの利用、同じ出金先、または同じ場所でのお名前の一致により、別の口座との共通点が見つかりました。担当者が確認するまで、二つの口座の間ではチーム報酬が発生せず、この間の報酬が後から支払われることもありません。また、別の口座で設定された休止や入金限度額がお客様の口座にも適用されることがあります。お預かりしている資産はそのままで、決済と出金はこれまでどおりできます。\n\nご家族で電話や銀行口座を共用されていることはよくあります。別の方の口座である場合は、カスタマーサービスにお知らせください。担当者2名が確認し、この扱いを解除できます。',
  accountsOnePersonTitle: '二つの口座を同じ方の口座として扱います',
  accountsOnePersonText:
    '確認の結果、お客様の口座と別の口座を同じ方の口座として扱います。互いの手数料から報酬は発生せず、休止と入金限度額は両方の口座に適用されます。決済と出金はこれまでどおりできます。\n\n事実と異なる場合は、いつでもカスタマーサービスにお知らせください。別の担当者が改めて確認します。',
  accountsApartTitle: '別の口座との併せての確認を終了しました',
  accountsApartText:
    '確認の結果、別の方の口座であることが分かりました。今後は二つの口座の間でチーム報酬が再び発生します。これまでの期間の報酬は支払われません。別の口座の制限は、お客様の口座には適用されなくなりました。',
}
