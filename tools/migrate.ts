// `npm run migrate`: brings the tables of a PostgreSQL database up to date, as their owner.

import { CannotBegin, startCommand } from './command.ts'
import { DATA_SETTINGS } from './settings.ts'

await startCommand(
  {
    name: 'migrate',
    does: `Brings the tables of a PostgreSQL database to the newest schema, each script once, as the
owner that MIGRATION_URL names. The server then starts without that name, and without any
right beyond its own. Stop it first.`,
    environment: { MIGRATION_URL: DATA_SETTINGS.MIGRATION_URL },
    examples: ['MIGRATION_URL=postgres://owner@127.0.0.1:5432/fairtick'],
  },
  async () => {
    const { readConfig } = await import('@fairtick/server/platform/config')
    const { migratePostgres } = await import('@fairtick/server/platform/migrate-postgres')
    const { describeStartupError } = await import('@fairtick/server/platform/startup-errors')
    try {
      // It is no setting of a server here, so none of the others is needed beside it.
      const url = process.env.MIGRATION_URL
      const { migrationUrl } = readConfig({ MIGRATION_URL: url, DATABASE_URL: url })
      if (migrationUrl === undefined) {
        throw new CannotBegin(
          'MIGRATION_URL names no database: the embedded one is brought up to date by npm start.',
        )
      }
      const applied = await migratePostgres(migrationUrl)
      for (const name of applied) console.log(`applied: ${name}`)
      console.log('the tables are up to date')
      return 0
    } catch (fault) {
      const sentence = describeStartupError(fault)?.replaceAll('DATABASE_URL', 'MIGRATION_URL')
      if (sentence === undefined) throw fault
      throw new CannotBegin(sentence, { cause: fault })
    }
  },
)
