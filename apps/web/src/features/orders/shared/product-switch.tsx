// Contracts or options.

import { Segmented } from '@fairtick/ui/segmented'
import { useText } from '../../../platform/i18n.ts'
import type { Product } from './use-list-choice.ts'

export type ProductSwitchProps = { value: Product; onChange: (product: Product) => void }

export function ProductSwitch({ value, onChange }: ProductSwitchProps) {
  const t = useText()
  return (
    <Segmented
      label={t('positions.product')}
      options={[
        { value: 'contract', label: t('positions.productContract') },
        { value: 'option', label: t('positions.productOption') },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
