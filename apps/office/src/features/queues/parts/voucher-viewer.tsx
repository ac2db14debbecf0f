// The voucher of a deposit, to look at closely.

import { useVoucher } from '../use-picture.ts'
import { PictureViewer } from './picture-viewer.tsx'

export function VoucherViewer({ depositId }: { readonly depositId: string }) {
  const picture = useVoucher(depositId)
  return (
    <PictureViewer name="Voucher" alt="The voucher as its customer sent it" picture={picture} />
  )
}
