// `npm run recover-office`: brings in new admins where all are lost, with two recovery secrets.

import { askHidden } from './ask-hidden.ts'
import { CannotBegin, startCommand } from './command.ts'
import { DATA_SETTINGS, SETTINGS } from './settings.ts'

const QUESTIONS = ['Recovery secret of one admin: ', 'Recovery secret of another admin: '] as const

const REFUSALS = {
  unknown: 'no admin keeps both of these secrets; nothing was changed',
  same_person: 'both secrets are of one person, it takes two people; nothing was changed',
} as const

await startCommand(
  {
    name: 'recover-office',
    does: `Recovers a back office whose admins are lost. Two people type their recovery secrets, one
after the other. Every admin's account is closed; each of the two then opens the office's page
of one-time secrets with their own recovery secret and becomes an admin. Stop the server first
where the database is the embedded one; on PostgreSQL it may run on.`,
    environment: {
      ...DATA_SETTINGS,
      SMTP_URL: SETTINGS.SMTP_URL ?? '',
      MAIL_FROM: SETTINGS.MAIL_FROM ?? '',
    },
    examples: [''],
  },
  async () => {
    const { openInstallation } = await import('./open-installation.ts')
    const installation = await openInstallation()
    try {
      const [one, other] = await askHidden(QUESTIONS)
      if (!one || !other) throw new CannotBegin('Two recovery secrets are needed.')
      const { recoverFromCommand } = await import('./recover-office/recover-from-command.ts')
      const recovery = await recoverFromCommand(installation, [one, other])
      if (recovery.outcome === 'refused') {
        console.log(REFUSALS[recovery.why])
        return 1
      }
      console.log(`closed: ${recovery.closed.join(', ') || 'nobody, there was no admin'}`)
      console.log('Each of the two now opens the office at /#/enrol with their recovery secret.')
      return 0
    } finally {
      await installation.database.close()
    }
  },
)
