// What stands behind the ⓘ of salary: its code, its words and its figures come with the first tap.

import { Suspense } from 'react'
import { speakDetails, type TextKey, useText } from '../../../platform/i18n.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'

const SalaryExplained = lazyPart(async () => {
  const [file] = await Promise.all([import('./salary-explained.tsx'), speakDetails()])
  return file.SalaryExplained
})

/** `formula`: in words, what salary is on this screen. */
export function SalaryInfo({ formula }: { formula: TextKey }) {
  const t = useText()
  return (
    <>
      <p className="mb-1">{t(formula)}</p>
      <Suspense fallback={<div className="h-24 w-64" />}>
        <SalaryExplained />
      </Suspense>
    </>
  )
}
