// Where NATS is: the addresses of its servers and how one logs in there.

import { SettingsError } from './settings-reader.ts'

export type NatsPlace = {
  /** `host:port` each, without user and password: they may be shown. */
  readonly servers: readonly string[]
  readonly login?: { readonly user: string; readonly password: string }
  /** Present: the connection is encrypted or there is none. */
  readonly tls?: { readonly caFile?: string }
}

const SCHEMES = ['nats:', 'tls:']
const USUAL_PORT = '4222'

/**
 * Reads `NATS_URL`, `nats://user:password@host:port` or `tls://…`, several parted by commas, and
 * the path of `NATS_CA`. Throws a SettingsError that does not hold the password.
 */
export function natsPlace(addresses: string, caFile?: string): NatsPlace {
  const urls = addresses.split(',').map((address) => readAddress(address.trim()))
  const tls = allTheSame(urls.map((url) => url.protocol === 'tls:'))
  if (tls === undefined) throw fault('must name only servers with tls:// or only with nats://')
  if (caFile !== undefined && !tls) throw fault('must begin with tls:// where NATS_CA is set')
  const login = readLogin(urls)
  return {
    servers: urls.map((url) => `${url.hostname}:${url.port || USUAL_PORT}`),
    ...(login === undefined ? {} : { login }),
    ...(tls ? { tls: caFile === undefined ? {} : { caFile } } : {}),
  }
}

function readAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isPlace =
    url !== undefined &&
    SCHEMES.includes(url.protocol) &&
    url.hostname !== '' &&
    /^\/?$/.test(url.pathname) &&
    `${url.search}${url.hash}` === ''
  if (!isPlace) throw fault('must be nats://host:port or tls://host:port, several parted by commas')
  return url
}

/** A client logs in to all servers alike: an address without a login stands for the same one. */
function readLogin(urls: readonly URL[]): NatsPlace['login'] {
  const withLogin = urls.filter((url) => url.username !== '' || url.password !== '')
  const [first] = withLogin
  if (first === undefined) return undefined
  if (first.username === '' || first.password === '') throw fault('must name user and password')
  if (
    allTheSame(withLogin.map(({ username, password }) => `${username}:${password}`)) === undefined
  ) {
    throw fault('must name the same user and password for all servers')
  }
  return { user: decoded(first.username), password: decoded(first.password) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw fault('must hold user and password with %25 for a per cent sign')
  }
}

/** The one value, or undefined where they differ. */
function allTheSame<Value>(values: readonly Value[]): Value | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined
}

function fault(sentence: string): SettingsError {
  return new SettingsError([`NATS_URL ${sentence}.`])
}
