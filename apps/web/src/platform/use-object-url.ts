// An address under which the page can show a blob, for as long as it is shown.

import { useEffect, useState } from 'react'

/** undefined until the first paint. */
export function useObjectUrl(content: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return address
}
