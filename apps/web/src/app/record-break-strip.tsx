// Says on every screen that the published record does not go on from the one seen before.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { useText } from '../platform/i18n.ts'
import { beginAnew } from '../platform/record-break.ts'
import { saveFile } from '../platform/save-file.ts'

/** Nothing but a choice of the person's own closes it. */
export function RecordBreakStrip({ found }: { found: string }) {
  const t = useText()
  const save = () => {
    const content = new Blob([found], { type: 'application/json' })
    saveFile({ content, fileName: 'fairtick-record-break.json' })
  }
  return (
    <Banner tone="danger">
      <span className="grid gap-2">
        {t('shell.recordBroken')}
        <span className="flex flex-wrap gap-2">
          <Button tone="danger" onClick={save}>
            {t('shell.recordProof')}
          </Button>
          <Button tone="quiet" onClick={beginAnew}>
            {t('shell.recordBeginAnew')}
          </Button>
        </span>
      </span>
    </Banner>
  )
}
