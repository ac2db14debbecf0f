// Ways from each process to the broker and the database that a test can cut.

import { startTcpProxy, type TcpProxy } from '@fairtick/server/test/broker/tcp-proxy'
import type { ClusterSettings, Member, MemberName } from '@fairtick/server/test/cluster'

const PLACES = ['NATS_URL', 'DATABASE_URL'] as const
type Place = (typeof PLACES)[number]

export type Ways = Required<Pick<ClusterSettings, 'waysOf'>> & {
  readonly toBroker: (from: Pick<Member, 'name'>) => TcpProxy
  readonly toDatabase: (from: Pick<Member, 'name'>) => TcpProxy
  readonly close: () => Promise<void>
}

/** `host`: where the processes reach this one. */
export function createWays(host = '127.0.0.1'): Ways {
  const proxies = new Map<string, TcpProxy>()
  const nameOf = (name: MemberName, place: Place) => `${name} ${place}`
  const find = ({ name }: Pick<Member, 'name'>, place: Place): TcpProxy => {
    const proxy = proxies.get(nameOf(name, place))
    if (proxy === undefined) throw new Error(`${name} has no such way`)
    return proxy
  }
  return {
    waysOf: async (name, straight) => {
      const own: Partial<Record<Place, string>> = {}
      for (const place of PLACES) {
        const url = new URL(straight[place])
        const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) }, host)
        proxies.set(nameOf(name, place), proxy)
        own[place] = straight[place].replace(url.host, `${host}:${proxy.port}`)
      }
      return own
    },
    toBroker: (from) => find(from, 'NATS_URL'),
    toDatabase: (from) => find(from, 'DATABASE_URL'),
    close: async () => {
      for (const proxy of proxies.values()) await proxy.close()
    },
  }
}
