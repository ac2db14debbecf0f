// Faults at the start that a setting can mend, as sentences that name the setting.

import { UnsafeFolder } from './data-folder.ts'
import { FolderInUse } from './folder-lock.ts'
import { UnusableKey } from './key-folder.ts'
import { OwnerFault, SchemaNotReady } from './migrate-postgres.ts'
import { TooManyRights } from './run-time-role.ts'
import { SettingsError } from './settings-reader.ts'

/** The data belongs to another kind of source than the one that was chosen. */
export class SourceMismatch extends Error {
  override readonly name = 'SourceMismatch'
}

type SystemFault = {
  readonly code?: unknown
  readonly syscall?: unknown
  readonly path?: unknown
  readonly address?: unknown
  readonly hostname?: unknown
}

const FOLDER_CODES = ['EACCES', 'EEXIST', 'ENOTDIR', 'ENOENT', 'EPERM', 'EROFS', 'ENOSPC']

/** Their message is the sentence. */
const SENTENCES = [
  SettingsError,
  FolderInUse,
  UnsafeFolder,
  UnusableKey,
  SchemaNotReady,
  TooManyRights,
  SourceMismatch,
]

/** SQLSTATEs of a refused login: no such user, wrong password, no such database. */
const LOGIN_STATES = ['28000', '28P01', '3D000']

/** SQLSTATE of a right that is not there, at a start: for the schema. */
const NO_RIGHT = '42501'

/** Undefined where no setting is at fault. The address of the database is never shown. */
export function describeStartupError(error: unknown): string | undefined {
  if (error instanceof Error && SENTENCES.some((kind) => error instanceof kind)) {
    return error.message
  }
  if (error instanceof OwnerFault) {
    return describeStartupError(error.cause)?.replaceAll('DATABASE_URL', 'MIGRATION_URL')
  }
  const { code, syscall, path, address, hostname } = (error ?? {}) as SystemFault
  if (syscall === 'listen' && code === 'EADDRINUSE') {
    return 'another program uses this port; set PORT or OFFICE_PORT to a free one'
  }
  if (syscall === 'listen' && code === 'EACCES') {
    return 'this port may not be used; set PORT or OFFICE_PORT to one above 1023'
  }
  if (syscall === 'listen') return `HOST must be an address of this machine, not ${address}`
  if (syscall === 'getaddrinfo') return `HOST or DATABASE_URL names ${hostname}, which is not known`
  if (syscall === 'connect') return 'the database of DATABASE_URL does not answer'
  if (LOGIN_STATES.includes(String(code))) {
    return 'DATABASE_URL names a user, a password or a database that is refused'
  }
  if (code === NO_RIGHT)
    return 'the role of DATABASE_URL lacks a right that this needs on the tables'
  if (typeof path === 'string' && FOLDER_CODES.includes(String(code))) {
    return `FAIRTICK_DATA must be a folder that can be written, but ${path} cannot (${code})`
  }
  return undefined
}
