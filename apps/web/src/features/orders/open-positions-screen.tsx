// My open positions.

import { IconButton } from '@fairtick/ui/icon-button'
import { ListOrdered } from 'lucide-react'
import { useText } from '../../platform/i18n.ts'
import { useNavigation } from '../../platform/navigation.ts'
import { Screen } from '../../shell/screen.tsx'
import { OpenPositions } from './contracts/open-positions.tsx'

export function OpenPositionsScreen() {
  const t = useText()
  const { go } = useNavigation()
  return (
    <Screen
      title={t('positions.openTitle')}
      actions={
        <IconButton
          label={t('positions.ordersTitle')}
          icon={<ListOrdered className="size-6" />}
          onClick={() => go('/pages/lever/orderList')}
        />
      }
    >
      <div className="px-gutter pb-8">
        <OpenPositions />
      </div>
    </Screen>
  )
}
