// A moment in the time of who reads it, to the second.

const FORMAT = new Intl.DateTimeFormat('en-GB', {
  ...{ year: 'numeric', month: 'short', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'short' },
})

/** `ms` since the epoch; nothing yet is a dash. */
export function TimeText({ ms }: { readonly ms: number | null | undefined }) {
  if (ms === null || ms === undefined) return '–'
  const iso = new Date(ms).toISOString()
  return (
    <time dateTime={iso} title={iso}>
      {FORMAT.format(ms)}
    </time>
  )
}
