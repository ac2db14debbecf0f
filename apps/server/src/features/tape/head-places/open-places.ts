// The places that the settings name, each with what sends heads there.

import { accessSync, closeSync, constants, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { HeadsConfig } from '../../../platform/head-setting.ts'
import { SettingsError } from '../../../platform/settings-reader.ts'
import { filePlace } from './file-place.ts'
import { gitPlace } from './git-place.ts'
import type { HeadPlace } from './head-place.ts'
import { type MailPlaceParts, mailPlace } from './mail-place.ts'
import { createHeadSender, type HeadSender, type SendHeadsParts } from './send-heads.ts'
import { timestampPlace } from './timestamp-place.ts'
import { urlPlace } from './url-place.ts'

export function openHeadPlaces(
  parts: SendHeadsParts & MailPlaceParts,
  settings: HeadsConfig,
): readonly HeadSender[] {
  return placesOf(parts, settings).map((place) => createHeadSender(parts, place))
}

function placesOf(parts: MailPlaceParts, settings: HeadsConfig): readonly HeadPlace[] {
  const { file, urls, mails, git, tsa } = settings
  return [
    ...(file === undefined ? [] : [filePlace(file)]),
    ...urls.map((url, place) => urlPlace(url, place + 1)),
    ...(mails.length === 0 ? [] : [mailPlace(parts, mails)]),
    ...(git === undefined ? [] : [gitPlace(git)]),
    ...(tsa === undefined ? [] : [timestampPlace(parts.database, tsa)]),
  ]
}

/** Throws a SettingsError at a start where a place on this machine cannot be used. */
export function refuseUnusablePlaces({ file, git }: HeadsConfig): void {
  const problems: string[] = []
  if (file !== undefined && !canAppend(file)) {
    problems.push(`HEAD_FILE must be a file that can be written, but ${file} cannot.`)
  }
  if (git !== undefined && !isClone(git)) {
    problems.push(`HEAD_GIT must be a clone that can be written, but ${git} is none.`)
  }
  if (problems.length > 0) throw new SettingsError(problems)
}

function canAppend(file: string): boolean {
  try {
    closeSync(openSync(file, 'a', 0o644))
    return true
  } catch {
    return false
  }
}

function isClone(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return existsSync(join(folder, '.git'))
  } catch {
    return false
  }
}
