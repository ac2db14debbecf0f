// Thai words of the area `notices`.

import type { notices as en } from '../en/notices.ts'
import type { SameKeys } from '../same-keys.ts'
import { depositReasons } from './deposit-reasons.ts'

export const notices: SameKeys<typeof en> = {
  up: 'ขึ้น',
  down: 'ลง',
  long: 'ลอง (Long)',
  short: 'ชอร์ต (Short)',
  seconds: '{{count}} วินาที',
  minutes: '{{count}} นาที',
  hours: '{{count}} ชั่วโมง',
  days: '{{count}} วัน',
  live: 'ตลาดเรียลไทม์',
  replay: 'ข้อมูลย้อนหลัง',
  simulated: 'การจำลอง',
  welcomeTitle: 'ยินดีต้อนรับสู่ Fairtick',
  welcomeText:
    'บัญชีทดลองของคุณมีเงินทดลอง **{{amount}} USD** ซึ่งไม่มีมูลค่าจริง คุณจึงลองใช้ได้ทุกอย่างโดยไม่เสียเงิน\n\nคำสั่งแต่ละรายการระบุทิกที่ใช้จับคู่หรือตัดสินผล เปิดคำสั่งเพื่อดูและตรวจผลได้ด้วยตัวเอง',
  optionWonTitle: '{{pair}} {{direction}}: ชนะ +{{profit}} USD',
  optionLostTitle: '{{pair}} {{direction}}: แพ้ −{{stake}} USD',
  optionDrawTitle: '{{pair}} {{direction}}: เสมอ คืน {{stake}} USD',
  optionVoidTitle: '{{pair}} {{direction}}: โมฆะ คืน {{stake}} USD',
  optionTerms:
    '{{pair}} {{direction}} {{duration}}\nราคาใช้สิทธิ {{strike}} (ทิก {{strikeSeq}})\nราคาตัดสิน {{settlePrice}} (ทิก {{settleSeq}})',
  optionWonText: 'คุณคาดการณ์ถูก ได้เงินทุนทรัพย์ {{stake}} USD คืนพร้อมผลตอบแทน **{{profit}} USD**',
  optionLostText: 'ราคาไปในทิศทางตรงข้าม คุณเสียเงินทุนทรัพย์ **{{stake}} USD**',
  optionDrawText: 'ราคาตัดสินเท่ากับราคาใช้สิทธิ คุณได้เงินทุนทรัพย์ **{{stake}} USD** คืน',
  optionVoidText: 'ไม่มีราคาที่ใช้ได้ ณ เวลาสิ้นสุด ออปชันจึงเป็นโมฆะ และคุณได้เงินทุนทรัพย์ **{{stake}} USD** คืน',
  practiceResetTitle: 'รีเซ็ตบัญชีทดลองแล้ว',
  practiceResetText: 'ยอดคงเหลือของบัญชีทดลองกลับเป็น **{{amount}} USD** แล้ว คำสั่งและประวัติยังอยู่ครบ',
  marginCallTitle: 'Margin Call: ระดับมาร์จิ้น {{riskRate}}',
  marginCallText:
    'ระดับมาร์จิ้นของบัญชีลดลงเหลือ **{{riskRate}}** หากถึง {{stopOut}} ระบบจะบังคับปิดสถานะโดยอัตโนมัติ เริ่มจากสถานะที่ขาดทุนมากที่สุด\n\nการปิดสถานะทั้งหมดหรือบางส่วนจะทำให้ระดับมาร์จิ้นสูงขึ้น',
  takeProfitTitle: '{{pair}} {{direction}}: ปิดด้วย Take Profit {{profit}} USD',
  takeProfitText:
    'ราคาถึง Take Profit ที่ {{level}} จึงปิดสถานะที่ **{{price}}** ผลหลังหักค่าใช้จ่ายทั้งหมด **{{profit}} USD**',
  stopLossTitle: '{{pair}} {{direction}}: ปิดด้วย Stop Loss {{profit}} USD',
  stopLossText:
    'ราคาถึง Stop Loss ที่ {{level}} จึงปิดสถานะที่ **{{price}}** ผลหลังหักค่าใช้จ่ายทั้งหมด **{{profit}} USD**',
  stopOutTitle: '{{pair}} {{direction}}: บังคับปิด {{profit}} USD',
  stopOutText:
    'ระดับมาร์จิ้นของบัญชีลดลงถึง {{stopOut}} หรือต่ำกว่า ระบบจึงบังคับปิดสถานะนี้ที่ **{{price}}** ผลหลังหักค่าใช้จ่ายทั้งหมด **{{profit}} USD**',
  contractTerms:
    '{{pair}} {{direction}} ×{{leverage}} {{lots}} ล็อต\nราคาเปิด {{openPrice}} (ทิก {{openSeq}})\nราคาปิด {{price}} (ทิก {{seq}})\nค่าธรรมเนียมปิด {{fee}} USD',
  overnightTitle: 'ค่าถือข้ามคืนรวม {{change}} USD',
  overnightText:
    'มีสถานะเปิดอยู่ {{count}} รายการขณะข้ามวัน จึงบันทึกค่าถือข้ามคืนรวม **{{change}} USD** ลงในยอดคงเหลือแล้ว ดูรายละเอียดได้ในแต่ละคำสั่ง',
  orderFilledTitle: '{{pair}} {{direction}}: จับคู่แล้วที่ {{price}}',
  orderFilledText: 'ราคาถึงลิมิต {{limit}} จึงเปิดสถานะที่ **{{price}}** (ทิก {{seq}})',
  orderFilledTerms:
    '{{pair}} {{direction}} ×{{leverage}} {{lots}} ล็อต\nมาร์จิ้น {{margin}} USD\nค่าธรรมเนียมเปิด {{fee}} USD',
  orderCancelledTitle: '{{pair}} {{direction}}: คำสั่งถูกยกเลิก',
  orderCancelledText:
    'คำสั่งที่ราคา {{limit}} ({{direction}} ×{{leverage}} {{lots}} ล็อต) ถูกยกเลิก {{reason}}\n\nเงินที่กันไว้สำหรับคำสั่งนี้ใช้ได้อีกครั้งแล้ว',
  cancelledStopOut: 'เนื่องจากระดับมาร์จิ้นของบัญชีลดลงถึงระดับบังคับปิด',
  cancelledInsufficient: 'เนื่องจากเมื่อราคาถึงลิมิต ยอดที่ใช้ได้ไม่พอสำหรับมาร์จิ้นและค่าธรรมเนียม',
  cancelledSourceChange: 'เนื่องจากที่มาของราคาเปลี่ยน',
  cancelledLocked: 'เนื่องจากการซื้อขายในบัญชีของคุณถูกระงับ',
  cancelledSelfExcluded: 'เนื่องจากช่วงพักหรือการงดใช้งานตามคำขอของคุณเริ่มแล้ว',
  cancelledDailyLoss: 'ถึงวงเงินขาดทุนต่อวันที่คุณตั้งไว้แล้ว',
  emailChangedTitle: 'เปลี่ยนอีเมลแล้ว',
  emailChangedText:
    'รหัสยืนยันและการแจ้งเตือนจะส่งไปที่อีเมลใหม่ อุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว หากไม่ใช่คุณ โปรดแจ้งฝ่ายบริการลูกค้าทันที',
  phoneChangedTitle: 'เปลี่ยนหมายเลขโทรศัพท์แล้ว',
  phoneChangedText:
    'จากนี้ให้เข้าสู่ระบบด้วยหมายเลขใหม่ อุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว หากไม่ใช่คุณ โปรดแจ้งฝ่ายบริการลูกค้าทันที',
  payrollTitle: 'ค่าตอบแทน +{{amount}} USD',
  payrollText:
    'ค่าธรรมเนียมการเทรดของทีมเมื่อ {{date}} ทำให้คุณได้รับรางวัล **{{amount}} USD** และจ่ายเข้าค่าตอบแทนแล้ว คุณโอนค่าตอบแทนเข้ายอดคงเหลือได้ทุกเมื่อ',
  marketChangedTitle: 'ที่มาของราคาเปลี่ยนแล้ว',
  marketChangedText:
    'ขณะนี้ราคามาจาก **{{source}}** ออปชันที่เปิดอยู่ขณะเปลี่ยนถือเป็นโมฆะ และคืนเงินทุนทรัพย์แล้ว สถานะที่เปิดอยู่ถูกปิดที่ราคาสุดท้ายก่อนเปลี่ยน และคำสั่งที่รออยู่ถูกยกเลิก',
  passwordChangedTitle: 'เปลี่ยนรหัสผ่านเข้าสู่ระบบแล้ว',
  passwordChangedText: 'รหัสผ่านเข้าสู่ระบบของคุณถูกเปลี่ยน ถอนเงินได้หลังจาก 24 ชั่วโมง',
  fundPasswordChangedTitle: 'เปลี่ยนรหัสผ่านถอนเงินแล้ว',
  fundPasswordChangedText: 'รหัสผ่านถอนเงินของคุณถูกตั้งหรือเปลี่ยน ถอนเงินได้หลังจาก 24 ชั่วโมง',
  factorChangedTitle: 'เปลี่ยนการยืนยันสองขั้นตอนแล้ว',
  factorChangedText: 'มีการเพิ่ม ลบ หรือใช้แอปยืนยันตัวตน พาสคีย์ หรือรหัสกู้คืนของคุณ ถอนเงินได้หลังจาก 24 ชั่วโมง',
  bankChangedTitle: 'ผูกบัญชีธนาคารแล้ว',
  bankChangedText: 'บัญชีธนาคารถูกผูกหรือเปลี่ยน ถอนเงินไปยังบัญชีนี้ได้หลังจาก 24 ชั่วโมง',
  walletAddedTitle: 'ผูกกระเป๋าเงินแล้ว',
  walletAddedText: 'กระเป๋าเงินถูกผูก ถอนเงินไปยังกระเป๋านี้ได้หลังจาก 24 ชั่วโมง',
  fundPasswordLockedTitle: 'การถอนเงินถูกล็อก 24 ชั่วโมง',
  fundPasswordLockedText: 'ใส่รหัสผ่านถอนเงินผิดห้าครั้ง ยังปิดสถานะและยกเลิกคำสั่งได้ตามปกติ',
  bankChangeFailedTitle: 'ไม่ได้เปลี่ยนบัญชีธนาคาร',
  bankChangeFailedText: 'คำขอเปลี่ยนบัญชีธนาคารของคุณไม่ผ่านการตรวจสอบ {{reason}}\n\nคุณขออีกครั้งได้',
  bankReasonName: 'ชื่อบัญชีไม่ตรงกับชื่อของคุณ',
  bankReasonUnknown: 'ไม่มีบัญชีนี้',
  bankReasonUnclear: 'ข้อมูลไม่ชัดเจน',
  bankReasonOthers: 'บัญชีนี้ไม่ใช่ของคุณเอง',
  identityApprovedTitle: 'ยืนยันตัวตนสำเร็จ',
  identityApprovedText: 'ยืนยันตัวตนของคุณเรียบร้อยแล้ว',
  identityNeedsFixTitle: 'ยืนยันตัวตน: มีข้อมูลที่ต้องแก้ไข',
  identityNeedsFixText:
    'ข้อมูลบางส่วนที่คุณส่งมาใช้ไม่ได้ ดูเหตุผลและวิธีแก้ไขของแต่ละช่องได้ที่ **โปรไฟล์ › ยืนยันตัวตน** ส่วนที่ถูกต้องแล้วไม่ต้องส่งใหม่',
  identityFailedTitle: 'ยืนยันตัวตนไม่สำเร็จ',
  identityFailedText:
    'ไม่สามารถยืนยันตัวตนของคุณจากข้อมูลที่ส่งมาได้ ดูเหตุผลได้ที่ **โปรไฟล์ › ยืนยันตัวตน** คุณขอให้เจ้าหน้าที่คนอื่นตรวจสอบใหม่ได้หนึ่งครั้ง',
  identityExpiringTitle: 'เอกสารของคุณจะหมดอายุวันที่ {{date}}',
  identityExpiringText:
    'เอกสารที่คุณใช้ยืนยันตัวตนจะหมดอายุวันที่ **{{date}}** คุณส่งเอกสารใหม่ได้เลยที่ **โปรไฟล์ › ยืนยันตัวตน**',
  identityExpiredTitle: 'เอกสารของคุณหมดอายุแล้ว',
  identityExpiredText:
    'เอกสารที่คุณใช้ยืนยันตัวตนหมดอายุแล้ว โปรดส่งเอกสารใหม่ที่ **โปรไฟล์ › ยืนยันตัวตน** คุณยังถอนเงินได้ตามเดิม',
  depositCreditedTitle: 'ฝากเงินสำเร็จ: +{{credited}} USD',
  depositCreditedText:
    'การฝาก {{amount}} {{currency}} ได้รับอนุมัติ และ **{{credited}} USD** เข้ายอดเงินของคุณแล้ว ที่อัตรา {{rate}}',
  depositFailedTitle: 'การฝากเงินไม่ผ่าน',
  depositFailedText:
    'การฝาก {{amount}} {{currency}} ได้รับการตรวจสอบแล้วและไม่ได้เข้ายอดเงิน {{reason}}\n\nคุณแก้ไขแล้วส่งใหม่ได้',
  depositNotReceived: depositReasons.notReceived,
  depositAmountDiffers: depositReasons.amountDiffers,
  depositSenderDiffers: depositReasons.senderDiffers,
  depositVoucherUnreadable: depositReasons.voucherUnreadable,
  depositVoucherUsed: depositReasons.voucherUsed,
  depositAccountClosed: depositReasons.accountClosed,
  withdrawalApprovedTitle: 'อนุมัติการถอนแล้ว',
  withdrawalApprovedText:
    'การถอน {{amount}} USD ได้รับอนุมัติแล้ว จะจ่ายในช่วงเวลาดำเนินการ คุณจะได้รับ **{{received}} USD**',
  withdrawalPaidTitle: 'จ่ายเงินถอนแล้ว: {{received}} USD',
  withdrawalPaidText:
    'จ่ายการถอน {{amount}} USD ไปยัง {{target}} แล้ว\nค่าธรรมเนียม {{fee}} USD\nภาษี {{tax}} USD\nได้รับ **{{received}} USD**',
  withdrawalFailedTitle: 'ถอนไม่สำเร็จ: คืน {{amount}} USD แล้ว',
  withdrawalFailedText: 'การถอนไม่ได้ถูกจ่าย {{reason}}\n\nเงินทั้งหมด **{{amount}} USD** คืนกลับแล้ว',
  withdrawalTargetInvalid: 'จ่ายไปยังบัญชีธนาคารหรือกระเป๋าเงินนี้ไม่ได้',
  withdrawalNameDiffers: 'ชื่อบัญชีธนาคารไม่ตรงกับชื่อของคุณ',
  withdrawalPaymentReturned: 'เงินถูกส่งคืน',
  withdrawalSecurityReview: 'ถูกระงับโดยการตรวจสอบความปลอดภัย',
  withdrawalLegalOrder: 'ถูกระงับตามคำสั่งทางกฎหมาย',
  popupSimulatedTitle: 'ราคานี้เป็นราคาจำลอง',
  popupSimulatedText: 'ระบบไม่ได้เชื่อมต่อกับตลาด ราคาทั้งหมดมาจากการจำลอง ไม่ใช่ราคาตลาดจริง',
  popupReplayTitle: 'ราคานี้เป็นราคาย้อนหลัง',
  popupReplayText: 'ระบบนำราคาจริงในอดีตมาแสดงตามเวลาปัจจุบัน ไม่ใช่ราคาของวันนี้',
  bannerPracticeTitle: 'เงินทดลอง {{amount}} USD',
  bannerPracticeText: 'ลองเทรดโดยไม่ใช้เงินจริง',
  bannerProofTitle: 'ตรวจสอบได้ทุกผลลัพธ์',
  bannerProofText: 'คำสั่งแสดงทิกที่ใช้ตัดสิน',
  riskNotice:
    'สัญญาเลเวอเรจอาจขาดทุนเกินมาร์จิ้น และออปชันกำหนดเวลาอาจทำให้เสียเงินทุนทรัพย์ทั้งหมด ผลจากบัญชีทดลองไม่ได้บอกถึงผลเมื่อใช้เงินจริง',
  faqMoneyQuestion: 'นี่เป็นเงินจริงหรือไม่',
  faqMoneyAnswer: 'ไม่ใช่ ระบบนี้มีไว้สำหรับทดลองเท่านั้น เงินในบัญชีไม่มีมูลค่า ฝึกฝากและถอนได้ แต่ไม่มีเงินจริงเคลื่อนไหว',
  faqPriceQuestion: 'ราคามาจากไหน',
  faqPriceAnswer:
    'หน้าจอที่มีราคาจะแสดงป้าย “เรียลไทม์” “ข้อมูลย้อนหลัง” หรือ “จำลอง” ราคาทุกราคาถูกบันทึกเป็นทิกที่มีหมายเลขก่อนใช้ซื้อขาย และราคาของคำสั่งมาจากทิกเช่นนั้นเสมอ',
  faqFillQuestion: 'สัญญาจับคู่ที่ราคาใด',
  faqFillAnswer:
    'คำสั่งซื้อจับคู่ที่ราคาซื้อ (Ask) และคำสั่งขายจับคู่ที่ราคาขาย (Bid) ของทิกที่มีผลขณะดำเนินการคำสั่ง ทั้งสองราคาแสดงอยู่บนปุ่ม หากแย่กว่าราคาที่คุณเห็นเกินสลิปเพจที่ยอมรับ คำสั่งจะถูกปฏิเสธ หากดีกว่า คุณได้ราคาที่ดีกว่า คำสั่งระบุทิกที่ใช้ไว้เสมอ',
  faqStopOutQuestion: 'สถานะของฉันถูกปิดโดยอัตโนมัติเมื่อใด',
  faqStopOutAnswer:
    'เมื่อถึงราคาทำกำไรหรือตัดขาดทุน และเมื่ออิควิตี้ของบัญชีลดลงเหลือ {{stopOut}} ของมาร์จิ้นที่ใช้ กรณีหลังสถานะจะถูกบังคับปิด เริ่มจากสถานะที่ขาดทุนมากที่สุด หากราคากระโดด คุณอาจขาดทุนเกินมาร์จิ้น แต่จะไม่มีหนี้ค้าง',
  faqResultQuestion: 'ผลของออปชันตัดสินอย่างไร และตรวจสอบได้อย่างไร',
  faqResultAnswer:
    'ตัดสินด้วยทิกสุดท้ายก่อนหรือ ณ เวลาสิ้นสุด เปิดคำสั่งในประวัติเพื่อดูทิกของราคาใช้สิทธิและของผล พร้อมทิกก่อนและหลัง',
  faqVoidQuestion: 'ทำไมออปชันของฉันเป็นโมฆะ',
  faqVoidAnswer: 'ราคาล่าสุดก่อนเวลาสิ้นสุดเก่าเกิน 30 วินาที จึงตัดสินอย่างเป็นธรรมไม่ได้ คุณได้เงินทุนทรัพย์คืนทั้งหมด',
  faqResetQuestion: 'รีเซ็ตยอดเงินทดลองได้หรือไม่',
  faqResetAnswer:
    'ได้ เมื่อไม่มีสถานะ คำสั่ง หรือออปชันที่เปิดอยู่ กด “รีเซ็ต” ในหน้าสินทรัพย์เพื่อให้กลับเป็น {{amount}} USD คำสั่งและประวัติยังอยู่',
  faqCodeQuestion: 'ไม่ได้รับรหัสยืนยัน ทำอย่างไร',
  faqCodeAnswer:
    'โปรดดูในโฟลเดอร์สแปมและตรวจที่อยู่อีเมล ส่งรหัสใหม่ได้หลัง 1 นาที ไม่เกิน 5 ครั้งต่อชั่วโมง รหัสใช้ได้ 10 นาที',
  faqPasswordQuestion: 'ลืมรหัสผ่าน ทำอย่างไร',
  faqPasswordAnswer:
    'เลือก “ลืมรหัสผ่าน?” ในหน้าเข้าสู่ระบบ แล้วตั้งรหัสใหม่ด้วยหมายเลขโทรศัพท์และรหัสจากอีเมล จากนั้นทุกอุปกรณ์จะออกจากระบบ',
  faqInviteQuestion: 'รหัสเชิญคืออะไร',
  faqInviteAnswer: 'การสมัครต้องใช้รหัสของผู้ที่ใช้งานอยู่แล้ว คุณเองก็มีรหัสสำหรับเชิญผู้อื่นเช่นกัน',
  conditionsChangedTitle: 'เงื่อนไขใหม่ของ {{pair}}',
  conditionsChangedText:
    'ตั้งแต่ **{{from}}** ({{zone}}) คำสั่งใหม่ทั้งหมดของ {{pair}} ใช้เงื่อนไขต่อไปนี้\n\n{{changes}}',
  conditionsKeep: 'คำสั่งที่ส่งก่อนหน้านั้นใช้เงื่อนไขเดิมจนสิ้นสุด',
  moneyChangedTitle: 'เงื่อนไขใหม่ของการถอนเงินและค่าตอบแทน',
  moneyChangedText: 'ตั้งแต่ **{{from}}** ({{zone}}) ใช้เงื่อนไขต่อไปนี้กับทุกคน\n\n{{changes}}',
  moneyKeep: 'คำขอถอนเงินก่อนหน้านั้นใช้เงื่อนไขเดิม',
  adjustedUpTitle: 'เพิ่ม {{amount}} USD ในยอดคงเหลือของคุณ',
  adjustedUpText:
    'เพิ่ม {{amount}} USD ในยอดคงเหลือของคุณแล้ว {{reason}}\n\nในประวัติแสดงเป็นการปรับยอดโดยผู้ให้บริการ',
  adjustedDownTitle: 'หัก {{amount}} USD จากยอดคงเหลือของคุณ',
  adjustedDownText:
    'หัก {{amount}} USD จากยอดคงเหลือของคุณแล้ว {{reason}}\n\nในประวัติแสดงเป็นการปรับยอดโดยผู้ให้บริการ หากเห็นว่าไม่ถูกต้อง โปรดติดต่อฝ่ายบริการลูกค้า',
  adjustMissing: 'เนื่องจากเงินที่คุณโอนยังไม่ถูกนำเข้าบัญชี',
  adjustTwice: 'เนื่องจากเงินโอนถูกนำเข้าซ้ำสองครั้ง',
  adjustFee: 'เนื่องจากเรียกเก็บค่าธรรมเนียมผิด',
  adjustSystem: 'เป็นการแก้ไขข้อผิดพลาดของระบบ',
  adjustOrder: 'ตามคำสั่งของหน่วยงานที่มีอำนาจ',
  statusTrading: 'เปิดอยู่',
  statusClosed: 'ปิดแล้ว',
  resultWin: 'ชนะ',
  resultLose: 'แพ้',
  resultDraw: 'เสมอ',
  resultVoid: 'โมฆะ',
  accountsLinkedTitle: 'เรากำลังตรวจดูบัญชีของคุณร่วมกับอีกบัญชีหนึ่ง',
  accountsLinkedText:
    'มีอีกบัญชีหนึ่งที่ใช้อุปกรณ์เดียวกัน ใช้บัญชีรับเงินเดียวกัน หรือใช้ชื่อเดียวกันในสถานที่เดียวกัน ระหว่างที่เจ้าหน้าที่ยังไม่ได้ตรวจ สองบัญชีจะไม่ได้รางวัลจากทีมของกันและกัน และจะไม่จ่ายรางวัลของช่วงนั้นย้อนหลัง ส่วนการพักกับวงเงินฝากที่ตั้งไว้ในอีกบัญชีอาจใช้กับบัญชีของคุณด้วย เงินในบัญชีของคุณยังเป็นของคุณ และยังปิดสถานะและถอนเงินได้ตามปกติ\n\nครอบครัวใช้โทรศัพท์หรือบัญชีธนาคารร่วมกันเป็นเรื่องปกติ หากเป็นบัญชีของคนละคน โปรดแจ้งฝ่ายบริการลูกค้า เจ้าหน้าที่สองคนจะตรวจและยกเลิกให้ได้',
  accountsOnePersonTitle: 'สองบัญชีถือเป็นของคนเดียวกัน',
  accountsOnePersonText:
    'เราตรวจแล้ว และถือว่าบัญชีของคุณกับอีกบัญชีเป็นของคนเดียวกัน จึงไม่มีรางวัลจากค่าธรรมเนียมของกันและกัน และการพักกับวงเงินฝากใช้กับทั้งสองบัญชี คุณยังปิดสถานะและถอนเงินได้ตามปกติ\n\nหากไม่ถูกต้อง แจ้งฝ่ายบริการลูกค้าได้ทุกเมื่อ เจ้าหน้าที่คนอื่นจะตรวจอีกครั้ง',
  accountsApartTitle: 'เลิกตรวจดูบัญชีของคุณร่วมกับอีกบัญชีแล้ว',
  accountsApartText:
    'เราตรวจแล้วว่าเป็นบัญชีของคนละคน นับจากนี้จะได้รางวัลจากทีมระหว่างบัญชีอีกครั้ง แต่ไม่มีการจ่ายย้อนหลังสำหรับช่วงที่ผ่านมา และข้อจำกัดของอีกบัญชีไม่ใช้กับบัญชีของคุณอีก',
}
