// The way back into an account: asking for it, or setting it anew with the link of the mail.

import { Button } from '@fairtick/ui/button'
import { useState } from 'react'
import { useText } from '../../platform/i18n.ts'
import { useSearchTexts } from '../../platform/navigation.ts'
import { PublicScreen } from '../../shell/public-screen.tsx'
import { AskForm } from './parts/ask-form.tsx'
import { AskedPart } from './parts/asked-part.tsx'
import { LinkForm } from './parts/link-form.tsx'
import { SetAnewPart } from './parts/set-anew-part.tsx'

type Asked = { readonly email: string; readonly pictures: string }

export function RecoverScreen() {
  const t = useText()
  const { link } = useSearchTexts()
  const [typed, setTyped] = useState<string>()
  const [isTyping, setIsTyping] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const token = link ?? typed
  return (
    <PublicScreen title={t(token === undefined ? 'recovery.title' : 'recovery.setTitle')}>
      <div className="flex flex-col gap-4 px-gutter pt-3 pb-10">
        {token !== undefined ? (
          <SetAnewPart key={token} token={token} />
        ) : asked !== undefined ? (
          <AskedPart {...asked} />
        ) : isTyping ? (
          <LinkForm onLink={setTyped} />
        ) : (
          <>
            <p className="text-dense text-text2">{t('recovery.intro')}</p>
            <AskForm onAsked={setAsked} />
            <Button tone="quiet" block onClick={() => setIsTyping(true)}>
              {t('recovery.haveLink')}
            </Button>
          </>
        )}
      </div>
    </PublicScreen>
  )
}
