// Recovery codes, shown this once: to copy, to save, and then to close.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { CopyButton } from '@fairtick/ui/copy-button'
import { Download } from 'lucide-react'
import { useText } from '../../../platform/i18n.ts'
import { saveFile } from '../../../platform/save-file.ts'

const FILE_NAME = 'fairtick-recovery-codes.txt'

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText()
  const text = codes.join('\n')
  const save = () =>
    saveFile({ content: new Blob([`${text}\n`], { type: 'text/plain' }), fileName: FILE_NAME })
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="warn" look="card" live="none">
        {t('security.codesText')}
      </Banner>
      <ol translate="no" className="grid grid-cols-2 gap-2">
        {codes.map((code) => (
          <li
            key={code}
            className="font-number rounded-md bg-surface-2 px-2 py-2.5 text-center text-dense font-semibold text-text"
          >
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CopyButton text={text} label={t('security.copyCodes')} copiedLabel={t('shell.copied')}>
          {t('security.copyCodes')}
        </CopyButton>
        <Button tone="quiet" icon={<Download />} onClick={save}>
          {t('security.saveCodes')}
        </Button>
      </div>
      <Button size="large" block onClick={onDone}>
        {t('security.codesKept')}
      </Button>
    </div>
  )
}
