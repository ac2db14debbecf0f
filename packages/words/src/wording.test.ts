// How each language sets its signs, and the words that it no longer uses for what has another.

import { expect, test } from 'vitest'
import { DICTIONARIES } from './dictionaries.ts'

/** Half-width signs beside full-width letters, and the like: a reader of that language stumbles. */
const SIGNS = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}][,;:?!()]|\([\p{Script=Katakana}\p{Script=Han}]|[〜％]/u,
  zh: /\p{Script=Han}[,;:?!()]|[(,;:]\p{Script=Han}/u,
  ko: /[가-힣] \(|[，。：；？！（）]/u,
  th: /\Sๆ|[,;。、]\s?[\u0e00-\u0e7f]/u,
  ms: /\s[,;:?!.](?!\d)/u,
  en: /\s[,;:?!.](?!\d)|\.\.\./u,
} as const

/** Another word stands for the same thing: GLOSSARY.md, the terms on the screens. */
const RETIRED = {
  en: /In transaction|By hand|Bind |bound|No answer|Loss in a day|made up|My page|set anew/u,
  ja: /確保|自己排除|利確／損切り|お客さま|カスタマーサポート|取引パスワード|ブラウザー|他の端末/u,
  zh: /薪资|自我限制|休息|无法充值|分配金额|轻点|点按|行情序号|报价编号/u,
  ko: /잔액|실패[인 −]|리딩|자금 비밀번호|고객님|한도와 휴식|하루 손실/u,
  th: /เงินทุนทรัพย์|รหัสผ่านถอนเงิน|รหัสผ่านเงินทุน|ค่าตอบแทน|เงินเดือน|กรุณา/u,
  ms: /pembubaran|direalisasi\b.*terapung|U\/R|\bikat|Kata laluan dana|[Aa]plikasi|Makluman harga|latihan:/u,
} as const

const LANGUAGES = Object.keys(SIGNS) as (keyof typeof SIGNS)[]

test.each(LANGUAGES)('%s sets its signs as its readers do', (language) => {
  expect(textsOf(language).filter(([, text]) => SIGNS[language].test(text))).toEqual([])
})

test.each(LANGUAGES)('%s has one word for one thing', (language) => {
  expect(textsOf(language).filter(([, text]) => RETIRED[language].test(text))).toEqual([])
})

function textsOf(language: keyof typeof DICTIONARIES): readonly [string, string][] {
  const areas = DICTIONARIES[language] as unknown as Record<string, Record<string, string>>
  return Object.entries(areas).flatMap(([area, texts]) =>
    Object.entries(texts).map(([name, text]): [string, string] => [`${area}.${name}`, text]),
  )
}
