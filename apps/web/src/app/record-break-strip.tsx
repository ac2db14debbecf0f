// Says on every screen that the published record does not go on from the one seen before.

import { useText } from '../platform/i18n.ts'
import { beginAnew } from '../platform/record-break.ts'
import { BreakStrip } from './break-strip.tsx'

export function RecordBreakStrip({ found }: { found: string }) {
  const t = useText()
  return (
    <BreakStrip
      text={t('shell.recordBroken')}
      readProof={() => found}
      fileName="fairtick-record-break.json"
      endLabel={t('shell.recordBeginAnew')}
      onEnd={beginAnew}
    />
  )
}
