// Why somebody may not lead, or leads no more, in words.

import { orUnknown } from '@fairtick/wire/or-unknown'
import type { TextKey } from '../../../platform/i18n.ts'
import type { Leading } from './use-leading.ts'

type RejectReason = NonNullable<NonNullable<Leading['application']>['reason']>
type StopReason = NonNullable<NonNullable<Leading['leader']>['stopped']>['reason']

export const LEADING_REASONS = orUnknown(
  {
    leader_name: 'leaders.reasonName',
    leader_text: 'leaders.reasonText',
    leader_one_person: 'leaders.reasonOnePerson',
    leader_record: 'leaders.reasonRecord',
    leader_rules: 'leaders.reasonRules',
    leader_security: 'leaders.reasonSecurity',
    own: 'leaders.reasonOwn',
  } as const satisfies Record<RejectReason | StopReason, TextKey>,
  'shell.unknown',
)
