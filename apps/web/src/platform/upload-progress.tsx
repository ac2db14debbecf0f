// How much of a picture has gone out, as a bar and in words.

import { ProgressBar } from '@fairtick/ui/progress-bar'
import { useText } from './i18n.ts'

/** `percent` from 0 to 100; at 100 the server looks at what has arrived. */
export function UploadProgress({ percent }: { percent: number }) {
  const t = useText()
  const whole = Math.round(percent)
  return (
    <>
      <ProgressBar label={t('picture.sending')} percent={whole} />
      <p className="tabular text-dense text-text2">
        {whole < 100 ? t('picture.sent', { percent: whole }) : t('picture.working')}
      </p>
    </>
  )
}
