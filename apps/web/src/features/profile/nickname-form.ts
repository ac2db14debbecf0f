// The nickname form: its length in characters as people count them, and what is wrong with it.

import { countGraphemes, isNickname } from '@fairtick/wire/field-rules'
import { type FieldProblems, foundProblems, requiredProblem } from '../../platform/field-check.ts'

export type NicknameForm = { nickname: string }

export function checkNickname({ nickname }: NicknameForm): FieldProblems<NicknameForm> {
  return foundProblems<NicknameForm>({
    nickname:
      requiredProblem(nickname) ?? (isNickname(plainNickname(nickname)) ? undefined : 'nickname'),
  })
}

/** Composed and without spaces around, as it is sent. */
export function plainNickname(typed: string): string {
  return typed.trim().normalize('NFC')
}

export function nicknameLength(typed: string): number {
  return countGraphemes(plainNickname(typed))
}
