// Holds the words for failed calls (spec §5, §8).

import { CallRefused, NoAnswer } from '@fairtick/wire/client'
import { problems, shell } from '@fairtick/words/en/base-words'
import { expect, test } from 'vitest'
import { sayFrom } from './i18n.ts'
import { describeProblem } from './problem-text.ts'

const t = sayFrom({ problems, shell })

test('spec §5: a 400 speaks by the first message of the first field that has one', () => {
  const result = { phone: [], amount: ['At least 5.', 'Too small.'], code: ['Wrong.'] }
  const problem = new CallRefused({ status: 400, message: 'invalid', result })
  expect(describeProblem(problem, t).sentence).toBe('At least 5.')
})

test('spec §8: a refusal speaks with the server’s sentence and shows its codes', () => {
  const problem = new CallRefused({
    status: 500,
    message: 'Something broke.',
    result: null,
    code: 'fault',
    requestId: 'R1',
  })
  expect(describeProblem(problem, t)).toEqual({
    sentence: 'Something broke.',
    reference: { code: 'fault', requestId: 'R1' },
  })
})

test('silence is told as silence', () => {
  expect(describeProblem(new NoAnswer('none'), t)).toMatchObject({
    sentence: shell.noAnswer,
    reference: { code: 'no_answer' },
  })
})
