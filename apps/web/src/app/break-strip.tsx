// What a break of the record or of a receipt is told with: the proof to save, and a way to end it.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { useText } from '../platform/i18n.ts'
import { saveFile } from '../platform/save-file.ts'

export type BreakStripProps = {
  text: string
  /** JSON. */
  readProof: () => Promise<string> | string
  fileName: string
  endLabel: string
  onEnd: () => void
}

/** Nothing but a choice of the person's own closes it. */
export function BreakStrip({ text, readProof, fileName, endLabel, onEnd }: BreakStripProps) {
  const t = useText()
  const save = async () => {
    saveFile({ content: new Blob([await readProof()], { type: 'application/json' }), fileName })
  }
  return (
    <Banner tone="danger">
      <span className="grid gap-2">
        {text}
        <span className="flex flex-wrap gap-2">
          <Button tone="danger" onClick={() => void save()}>
            {t('shell.recordProof')}
          </Button>
          <Button tone="quiet" onClick={onEnd}>
            {endLabel}
          </Button>
        </span>
      </span>
    </Banner>
  )
}
