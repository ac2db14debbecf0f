// A QR code on white in both themes; what it says stands beside it as text.

import { useQuery } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

export type QrPictureProps = {
  text: string
  /** What it is, such as “QR code of the address”. */
  label: string
  sizePx: number
}

/** Its code is loaded when the first one is shown. */
export const readQr = async (text: string) => (await import('./qr-modules.ts')).qrModulesOf(text)

/** `isError`: that code did not come. */
export function useQr(text: string) {
  return useQuery(
    {
      queryKey: ['qr', text],
      queryFn: () => readQr(text),
      staleTime: Number.POSITIVE_INFINITY,
      // Drawn here: it needs no network.
      networkMode: 'always',
    },
    // By name: public screens have none around them.
    queryClient,
  )
}

export function QrPicture({ text, label, sizePx }: QrPictureProps) {
  const { data } = useQr(text)
  return (
    <div
      style={{ width: sizePx }}
      className="aspect-square max-w-full shrink-0 overflow-hidden rounded-md border border-divider bg-white"
    >
      {data !== undefined && (
        <svg role="img" aria-label={label} viewBox={`0 0 ${data.size} ${data.size}`}>
          <path d={data.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      )}
    </div>
  )
}
