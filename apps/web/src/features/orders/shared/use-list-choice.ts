// Which product and which list a screen shows: in its address, so that Back finds it again.

import { useNavigation, useSearchTexts } from '../../../platform/navigation.ts'
import type { ScreenPath } from '../../../platform/paths.ts'

export type Product = 'contract' | 'option'

export type ListChoice = {
  readonly product: Product
  /** Name of the list; undefined: the first one. */
  readonly list: string | undefined
  readonly chooseProduct: (product: Product) => void
  readonly chooseList: (list: string) => void
}

export function useListChoice(path: ScreenPath): ListChoice {
  const { product: named, list } = useSearchTexts()
  const { replace } = useNavigation()
  const product = named === 'option' ? 'option' : 'contract'
  return {
    product,
    list,
    chooseProduct: (next) => replace(path, { product: next }),
    chooseList: (next) => replace(path, { product: named, list: next }),
  }
}
