// Thai words of an option looked at closer: its constants, its review.

import type { optionDetails as en } from '../en/option-details.ts'
import type { SameKeys } from '../same-keys.ts'

export const optionDetails: SameKeys<typeof en> = {
  infoPayouts: 'ระยะเวลาและอัตราผลตอบแทน',
  infoBreakEven: 'คุ้มทุน {{rate}}',
  infoStake: 'เงินลงทุนต่อรายการ',
  infoOpenStake: 'เงินลงทุนที่เปิดอยู่รวมสูงสุด',
  infoNoLimit: 'ไม่จำกัด',
  infoDecimals: 'ทศนิยมของราคา',
  infoSource: 'ที่มาของราคา',
  infoMark: 'ราคาอ้างอิง',
  infoMarkText: 'ค่ากลางของราคาเสนอซื้อขายที่ดีที่สุดจากแหล่งราคา ใช้ทั้งราคาใช้สิทธิและการตัดสิน',
  infoMedianOf: 'ค่ามัธยฐานของ {{venues}}',
  infoIndex: 'ราคาดัชนี',
  infoIndexText:
    'ค่ามัธยฐานของราคาปัจจุบันจากตลาดเหล่านี้ ตลาดที่ราคาห่างจากค่านี้เกิน {{limit}} จะถูกตัดออกและมีการบันทึกไว้',
  infoQuorumText: 'ต้องมีอย่างน้อย {{quorum}} ตลาดที่ราคาตรงกัน มิฉะนั้นจะไม่มีราคา',
  infoStale: 'ถือว่าราคาค้างหลัง',
  infoStaleText: 'ไม่มีทิกเป็นเวลา {{age}} ระหว่างนั้นซื้อไม่ได้',
  infoSettlement: 'การตัดสิน',
  infoSettlementText:
    'ตัดสินด้วยทิกสุดท้ายก่อนหรือ ณ เวลาสิ้นสุด หากเท่ากับราคาใช้สิทธิจะคืนเงินลงทุน หากทิกนั้นเก่ากว่าเวลาสิ้นสุดเกิน {{age}} ถือเป็นโมฆะและคืนเงินลงทุน หากราคาขาดช่วงเพราะเราและทิกนั้นแสดงว่าชนะ ถือว่าชนะ',
  infoRisk:
    'ออปชันกำหนดเวลาตัดสินจากการเคลื่อนไหวเล็กน้อยในเวลาสั้น ๆ คุณอาจเสียเงินลงทุนทั้งหมด เมื่อเทรดหลายครั้ง จะกำไรก็ต่อเมื่อคาดการณ์ถูกบ่อยกว่าอัตราคุ้มทุน',
  stakeRange: '{{min}}–{{max}} {{currency}}',
  reviewTitle: 'ตรวจสอบคำสั่งซื้อ',
  reviewInstrument: 'คู่เทรด',
  reviewDirection: 'ทิศทาง',
  reviewShown: 'ราคาปัจจุบัน (โดยประมาณ)',
  reviewExpiry: 'เวลาสิ้นสุด (โดยประมาณ)',
  reviewTolerance: 'สลิปเพจที่ยอมรับ',
  reviewStrikeNote: 'ราคาใช้สิทธิคือทิก ณ เวลาที่ระบบดำเนินการคำสั่ง',
  confirmBuy: 'ซื้อฝั่ง{{direction}} · {{stake}} {{currency}}',
  pathAlt: 'ราคาจากราคาใช้สิทธิ {{strike}} ถึงราคาตัดสิน {{settlement}} ตัดสินด้วยทิก {{seq}}',
  decidingTick: 'ตัดสินด้วยทิก {{seq}}',
}
