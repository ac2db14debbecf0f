// A list of which the filters leave nothing, and the way back to all of it.

import { Button } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SearchX } from 'lucide-react'
import { useText } from './i18n.ts'

export function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useText()
  return (
    <EmptyState
      icon={<SearchX />}
      action={
        <Button tone="outline" onClick={onClear}>
          {t('orders.clearFilters')}
        </Button>
      }
    >
      {t('orders.noMatch')}
    </EmptyState>
  )
}
