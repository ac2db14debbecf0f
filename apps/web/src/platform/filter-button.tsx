// Opens the filters of a list, and says how many of them are set.

import { IconButton } from '@fairtick/ui/icon-button'
import { ListFilter } from 'lucide-react'
import { useText } from './i18n.ts'

export function FilterButton({ count, onClick }: { count: number; onClick: () => void }) {
  const t = useText()
  return (
    <IconButton
      label={count === 0 ? t('orders.filters') : `${t('orders.filters')} (${count})`}
      icon={<ListFilter className="size-6" />}
      badge={count === 0 ? undefined : String(count)}
      onClick={onClick}
    />
  )
}
