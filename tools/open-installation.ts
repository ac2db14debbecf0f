// The configured installation for a command on its data; what a setting can mend is a sentence.

import { resolve } from 'node:path'
import { type Config, databasePlace, readConfig } from '@fairtick/server/platform/config'
import { secureDataFolder } from '@fairtick/server/platform/data-folder'
import type { Database } from '@fairtick/server/platform/database'
import { type Keys, openKeys } from '@fairtick/server/platform/key-folder'
import {
  type DatabasePlace,
  holdsInstallation,
  openDatabase,
} from '@fairtick/server/platform/open-database'
import { describeStartupError } from '@fairtick/server/platform/startup-errors'
import { CannotBegin } from './command.ts'

/** A command that reads all of a large installation may wait for one answer as long as this. */
const ANSWER_TIMEOUT_MS = 3_600_000

/** The owner of the tables, where MIGRATION_URL names one, may take records away. */
export type ActingAs = 'server' | 'owner'

export type Installation = {
  readonly config: Config
  readonly database: Database
  /** Throws CannotBegin where one cannot be used. */
  readonly keys: Keys
}

/**
 * Says which data it is. Throws CannotBegin when the settings are wrong, a server runs on the
 * data, or there are none: a command makes no installation.
 */
export async function openInstallation(actingAs: ActingAs = 'server'): Promise<Installation> {
  try {
    const config = readConfig(process.env)
    secureDataFolder(config.dataFolder)
    const place = placeFor(actingAs, config)
    const where = describePlace(place)
    if (!(await holdsInstallation(place))) {
      throw new CannotBegin(
        `There is no installation in ${where}: name another by FAIRTICK_DATA or DATABASE_URL.`,
      )
    }
    const database = await openDatabase(place, ANSWER_TIMEOUT_MS)
    console.log(`data folder: ${resolve(config.dataFolder)}`)
    console.log(`database: ${where}`)
    return { config, database, keys: keysOf(config) }
  } catch (error) {
    throw inWords(error)
  }
}

function keysOf(config: Config): Keys {
  const keys = openKeys(config)
  return (name) => {
    try {
      return keys(name)
    } catch (error) {
      throw inWords(error)
    }
  }
}

function inWords(error: unknown): unknown {
  const sentence = describeStartupError(error)
  return sentence === undefined ? error : new CannotBegin(sentence, { cause: error })
}

function placeFor(actingAs: ActingAs, config: Config): DatabasePlace {
  const place = databasePlace(config)
  if (actingAs === 'server' || place.kind === 'pglite') return place
  return { ...place, url: place.migrationUrl ?? place.url }
}

/** Without user and password. */
function describePlace(place: DatabasePlace): string {
  if (place.kind === 'pglite') return resolve(place.folder, 'database')
  const { host, pathname } = new URL(place.url)
  return `PostgreSQL ${host}${decodeURIComponent(pathname)}`
}
