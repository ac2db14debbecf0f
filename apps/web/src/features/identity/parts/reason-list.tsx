// Why fields did not do, each with how to mend it.

import type { IdentityReason, IdType } from '@fairtick/wire/identity-rules'
import { useText } from '../../../platform/i18n.ts'
import { fieldText, reasonText } from '../identity-words.ts'

type ReasonListProps = {
  reasons: readonly IdentityReason[]
  idType: IdType | undefined
}

export function ReasonList({ reasons, idType }: ReasonListProps) {
  const t = useText()
  return (
    <ul className="flex flex-col gap-3">
      {reasons.map(({ field, code }) => {
        const text = reasonText(code, t)
        return (
          <li key={`${field} ${code}`} className="flex flex-col gap-0.5">
            <span className="text-caption text-text2">{fieldText(field, idType, t)}</span>
            {text && (
              <>
                <span className="text-dense font-semibold text-text">{text.what}</span>
                <span className="text-dense text-text">{text.how}</span>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
