// The words of an option's results.

import { orUnknown } from '@fairtick/wire/or-unknown'
import type { WireOption } from '@fairtick/wire/socket/frames'
import type { TextKey } from '../../platform/i18n.ts'

type OptionResult = NonNullable<WireOption['result']>

export const RESULT_WORDS: Record<OptionResult, TextKey> = orUnknown(
  {
    win: 'options.win',
    lose: 'options.lose',
    draw: 'options.draw',
    void: 'options.void',
  },
  'shell.unknown',
)

export const RESULT_SENTENCES: Record<OptionResult, TextKey> = orUnknown(
  {
    win: 'options.resultWin',
    lose: 'options.resultLose',
    draw: 'options.resultDraw',
    void: 'options.resultVoid',
  },
  'shell.unknown',
)
