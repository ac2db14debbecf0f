// Whether somebody has a second factor, asked of all kinds of it in the statement of another slice.

import { partOf, pieceOf } from '../../platform/statement-piece.ts'

/** As `listProofs` has it: an app that is confirmed, or a passkey. */
export const secondFactorPart = partOf(
  () =>
    pieceOf(`(EXISTS (
        SELECT FROM second_factor WHERE user_id = $1 AND confirmed_time IS NOT NULL)
      OR EXISTS (SELECT FROM passkey WHERE user_id = $1)) AS has_second_factor`),
  ({ has_second_factor: has }: { readonly has_second_factor: boolean }) => has,
)
