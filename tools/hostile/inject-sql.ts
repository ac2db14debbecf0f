// sqlmap against calls of both contracts that take text, each with input that fits.

import { fittingInput } from '@fairtick/testkit/contract-fuzz'
import { ADMIN_ROUTES, type AdminCallName } from '@fairtick/wire/admin/routes'
import { CONTRACT } from '@fairtick/wire/api-contract'
import { type CallName, ROUTES } from '@fairtick/wire/routes'
import { runCommand } from '../run-command.ts'

export type InjectedCall = {
  readonly name: string
  readonly method: string
  readonly url: string
  readonly body: string | undefined
}

const LONGEST_CALL_MS = 10 * 60_000
const NONE = 'all tested parameters do not appear to be injectable'
const FOUND = /identified the following injection point|might be injectable|is vulnerable/
/** What the forms and limits answer is no end of a test. */
const EXPECTED = '400,401,403,404,409,413,415,429'
/** They end the session by which the others are tried. */
const ENDING: readonly CallName[] = ['logout', 'revokeSessions']

/** With a query or a body, in the order of the contract. */
export function customerCalls(baseUrl: string): readonly InjectedCall[] {
  return (Object.keys(CONTRACT) as CallName[]).flatMap((name) => {
    if (ENDING.includes(name)) return []
    const { path, method } = ROUTES[name]
    const { query, body } = fittingInput(name)
    const isEmpty = query === '' && (body === undefined || body === '{}')
    if (isEmpty) return []
    return [{ name, method, url: `${baseUrl}${path}${query === '' ? '' : `?${query}`}`, body }]
  })
}

export function officeCalls(baseUrl: string): readonly InjectedCall[] {
  const get = (name: AdminCallName, query: string) => {
    const { path, method } = ADMIN_ROUTES[name]
    return { name, method, url: `${baseUrl}${path}?${query}`, body: undefined }
  }
  const { path, method } = ADMIN_ROUTES.login
  const login = { email: 'ann@house.example', password: 'copper lantern 81', code: '123456' }
  return [
    get('users', 'search=sato&size=10'),
    get('user', 'id=AAAAAAAAAAAAAAAAAAAAAA'),
    get('userOptions', 'id=AAAAAAAAAAAAAAAAAAAAAA&reason=audit&state=open&size=10'),
    get('userTeam', 'id=AAAAAAAAAAAAAAAAAAAAAA&reason=audit&level=1&size=10'),
    get('auditLog', 'staffId=a&subjectId=b&action=c'),
    get('ledger', 'size=10'),
    { name: 'login', method, url: `${baseUrl}${path}`, body: JSON.stringify(login) },
  ]
}

export async function injectInto(
  { method, url, body }: InjectedCall,
  token: string,
  folder: string,
): Promise<readonly string[]> {
  const { output, exitCode } = await runCommand({
    file: 'sqlmap',
    args: [
      ...['-u', url, '--method', method, '-H', `Authorization: Bearer ${token}`],
      ...(body === undefined ? [] : ['--data', body, '-H', 'Content-Type: application/json']),
      ...['--batch', '--level', '2', '--risk', '1', '--dbms', 'PostgreSQL', '--flush-session'],
      ...['--output-dir', folder, '--timeout', '15', '--retries', '1', '--disable-coloring'],
      ...['--ignore-code', EXPECTED],
    ],
    show: 'kept',
    longestMs: LONGEST_CALL_MS,
  })
  return judgeInjection(output, exitCode)
}

export function judgeInjection(output: string, exitCode: number): readonly string[] {
  const lines = output.trim().split('\n')
  const found = lines.filter((line) => FOUND.test(line))
  if (found.length > 0) return found
  if (output.includes(NONE)) return []
  const last = lines.findLast((line) => /CRITICAL|ERROR/.test(line)) ?? lines.at(-1) ?? ''
  return [`it did not come to an end (${exitCode}): ${last}`]
}
