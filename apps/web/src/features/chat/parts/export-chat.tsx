// Saving my conversations: as a page to read or as data.

import { Button } from '@fairtick/ui/button'
import { IconButton } from '@fairtick/ui/icon-button'
import { Sheet } from '@fairtick/ui/sheet'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../../platform/download.ts'
import { useText } from '../../../platform/i18n.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { ProblemCard } from '../../../shell/problem-card.tsx'

type Format = 'html' | 'json'

export function ExportChat() {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  // Around public screens there is no provider.
  const saving = useMutation(
    {
      mutationFn: async (format: Format) => saveFile(await download('exportChat', { format })),
      onSuccess: () => setIsOpen(false),
    },
    queryClient,
  )
  const save = (format: Format) => () => saving.mutate(format)
  return (
    <>
      <IconButton
        label={t('chat.save')}
        icon={<Download className="size-6" />}
        onClick={() => setIsOpen(true)}
      />
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('chat.save')}
        closeLabel={t('shell.close')}
      >
        <div className="flex flex-col gap-3 pb-2">
          {saving.error !== null && (
            <ProblemCard problem={saving.error} onRetry={save('html')} busy={saving.isPending} />
          )}
          <Button block busy={saving.isPending} onClick={save('html')}>
            {t('chat.savePage')}
          </Button>
          <Button tone="outline" block busy={saving.isPending} onClick={save('json')}>
            {t('chat.saveData')}
          </Button>
        </div>
      </Sheet>
    </>
  )
}
