// The configured installation for a command on its data; what a setting can mend is a sentence.

import { type Config, databasePlace, readConfig } from '@fairtick/server/platform/config'
import type { Database } from '@fairtick/server/platform/database'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { startFaultSentence } from '@fairtick/server/platform/start-faults'

/** A command that reads all of a large installation may wait for one answer as long as this. */
const ANSWER_TIMEOUT_MS = 3_600_000

/** Ends the process with code 2 when the settings are wrong or a server runs on the data. */
export async function openInstallation(): Promise<{ config: Config; database: Database }> {
  try {
    const config = readConfig(process.env)
    return { config, database: await openDatabase(databasePlace(config), ANSWER_TIMEOUT_MS) }
  } catch (error) {
    const sentence = startFaultSentence(error)
    if (sentence === undefined) throw error
    console.error(sentence)
    process.exit(2)
  }
}
