// The sheets of the second factor, one a change.

import type { CallResult } from '@fairtick/wire/api-contract'
import { useText } from '../../../platform/i18n.ts'
import { useFactors } from '../use-factors.ts'
import { AddPasskey } from './add-passkey.tsx'
import { EditPasskey } from './edit-passkey.tsx'
import { EnrolApp } from './enrol-app.tsx'
import { FactorSheet } from './factor-sheet.tsx'
import { ReauthAction } from './reauth-action.tsx'

export type FactorChange =
  | { readonly what: 'add-passkey' | 'enrol-app' | 'remove-app' | 'renew-codes' }
  | { readonly what: 'edit-passkey'; readonly id: string }

export type FactorSheetsProps = {
  change: FactorChange
  /** As it was when the sheet was opened. */
  security: CallResult<'security'>
  onClose: () => void
}

export function FactorSheets({ change, security, onClose }: FactorSheetsProps) {
  const t = useText()
  const { removeApp, renewCodes } = useFactors()
  switch (change.what) {
    case 'add-passkey':
      return (
        <FactorSheet
          title={t('security.addPasskey')}
          done={t('security.passkeyAdded')}
          onClose={onClose}
        >
          {(onDone) => <AddPasskey security={security} onDone={onDone} />}
        </FactorSheet>
      )
    case 'edit-passkey': {
      const passkey = security.passkeys.find(({ id }) => id === change.id)
      if (passkey === undefined) return null
      return (
        <FactorSheet
          title={t('security.editPasskey', { name: passkey.name })}
          done={t('security.passkeyRemoved')}
          onClose={onClose}
        >
          {(onDone) => <EditPasskey security={security} passkey={passkey} onDone={onDone} />}
        </FactorSheet>
      )
    }
    case 'enrol-app':
      return (
        <FactorSheet title={t('security.app')} done={t('security.appAdded')} onClose={onClose}>
          {(onDone) => <EnrolApp security={security} onDone={onDone} />}
        </FactorSheet>
      )
    case 'remove-app':
      return (
        <FactorSheet
          title={t('security.removeApp')}
          done={t('security.appRemoved')}
          onClose={onClose}
        >
          {(onDone) => (
            <ReauthAction
              {...{ security, onDone }}
              text={t('security.removeAppText')}
              confirm={t('security.removeApp')}
              tone="danger"
              act={removeApp}
            />
          )}
        </FactorSheet>
      )
    case 'renew-codes':
      return (
        <FactorSheet
          title={t('security.renewCodes')}
          done={t('security.renewText')}
          onClose={onClose}
        >
          {(onDone) => (
            <ReauthAction
              {...{ security, onDone }}
              text={t('security.renewText')}
              confirm={t('security.renewCodes')}
              act={renewCodes}
            />
          )}
        </FactorSheet>
      )
  }
}
