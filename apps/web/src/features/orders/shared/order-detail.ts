// What the server tells about one order of either product.

import type { CallResult } from '@fairtick/wire/api-contract'

type Detail = CallResult<'orderDetail'>

export type OptionDetail = Extract<Detail, { kind: 'option' }>
export type ContractDetail = Extract<Detail, { kind: 'contract' }>
export type ContractStep = ContractDetail['timeline'][number]
