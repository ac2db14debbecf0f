// Why nobody can change a price or a result unseen, and how that is checked.

import { ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { Link2, ListOrdered, SearchCheck } from 'lucide-react'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { IconTile } from '../../../platform/icon-tile.tsx'
import { hrefOf } from '../../../platform/paths.ts'

const REASONS: ReadonlyArray<{ text: TextKey; Icon: typeof Link2 }> = [
  { text: 'help.verifyTape', Icon: ListOrdered },
  { text: 'help.verifyChain', Icon: Link2 },
  { text: 'help.verifyOrder', Icon: SearchCheck },
]

export function VerifyCard() {
  const t = useText()
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-body font-semibold text-text">{t('help.verifyTitle')}</h2>
      <p className="text-dense text-text2">{t('help.verifyIntro')}</p>
      <ul className="flex flex-col gap-3">
        {REASONS.map(({ text, Icon }) => (
          <li key={text} className="flex items-start gap-3 text-dense text-text">
            <IconTile Icon={Icon} />
            <span className="min-w-0 pt-1.5">{t(text)}</span>
          </li>
        ))}
      </ul>
      <ButtonLink href={hrefOf('/pages/trade/traderecords')} tone="outline">
        {t('help.checkTrade')}
      </ButtonLink>
    </Card>
  )
}
