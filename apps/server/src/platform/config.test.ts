// Settings: defaults that run, and a sentence for each wrong one.

import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('settings', () => {
  test('nothing set: practice on this machine alone, in the folder of the project', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'practice',
      host: '127.0.0.1',
      port: 8080,
      dataFolder: resolve(import.meta.dirname, '../../../../data'),
      market: { source: 'auto', replaySpeed: 1, replay: [] },
      calendar: { timeZone: 'Asia/Tokyo', rolloverMinute: 420 },
      limits: { callsPerSecondAndSession: 100, callsPerSecondAndAddress: 300 },
    })
  })

  test('what is set is taken; an empty setting counts as absent', () => {
    const config = readConfig({
      PORT: '9000',
      MARKET: '',
      REPLAY: `BTCUSDT=${import.meta.filename},${import.meta.dirname}`,
      REPLAY_FROM: '2026-01-31T09:00:00Z',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443/',
      ROLLOVER: '17:30',
    })
    expect(config.port).toBe(9000)
    expect(config.market.source).toBe('auto')
    expect(config.market.replay).toHaveLength(2)
    expect(config.market.replayFromMs).toBe(Date.UTC(2026, 0, 31, 9))
    expect(config.web.allowedOrigins).toEqual(['https://a.example', 'https://b.example:8443'])
    expect(config.calendar.rolloverMinute).toBe(1_050)
  })

  test.each([
    ['PORT', '99999', 'PORT must be a whole number from 0 to 65535'],
    ['MARKET', 'best', 'MARKET must be one of auto, live, replay, simulated'],
    ['CLOCK', 'fast', 'CLOCK must be one of system, test, stepped'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL must be an address that begins with smtp://'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address that begins with postgres://'],
    ['BINANCE_WS', 'https://x', 'BINANCE_WS must be an address that begins with ws://'],
    ['REPLAY', '/nowhere/at/all.csv', 'REPLAY must be a list'],
    ['REPLAY_SPEED', '0', 'REPLAY_SPEED must be a number above 0'],
    ['REPLAY_FROM', 'yesterday', 'REPLAY_FROM must be a time in UTC'],
    ['OPERATOR_TIME_ZONE', 'Asia/Nowhere', 'OPERATOR_TIME_ZONE must be a time zone'],
    ['ROLLOVER', '25:00', 'ROLLOVER must be a time of day'],
    ['PUBLIC_URL', 'https://x.example/path', 'PUBLIC_URL must be scheme, host and port'],
    ['GATEWAY_URL', 'https://x', 'GATEWAY_URL must be an address such as wss://'],
    ['GATEWAY_URLS', 'wss://x,wss://y/;script-src', 'GATEWAY_URLS must be a list'],
    ['GATEWAY_URLS', 'wss://x/ws?q=1', 'GATEWAY_URLS must be a list'],
    ['GATEWAY_URLS', 'wss://me:word@x/ws', 'GATEWAY_URLS must be a list'],
    ['GATEWAY_URLS', 'wss://*', 'GATEWAY_URLS must be a list'],
    ['GATEWAY_URL', 'ws://g1.example', 'GATEWAY_URL needs PUBLIC_URL'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must be a secret of at least 16 characters'],
  ])('%s=%s is refused with a sentence', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  })

  test('an address with a password in it is not repeated', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://me:secret@host/db' })
    expect(read).toThrow('DATABASE_URL')
    expect(read).not.toThrow('secret')
  })

  test('every problem is named at once', () => {
    expect(() => readConfig({ PORT: 'x', MARKET: 'y' })).toThrow(/PORT.*\n.*MARKET/)
  })

  test('a gateway is told by its whole address, and none that a page over TLS cannot open', () => {
    const PUBLIC_URL = 'https://x.example'
    const read = (urls: string) => readConfig({ PUBLIC_URL, GATEWAY_URLS: urls }).cluster
    expect(read('wss://G1.x.example:443, wss://g2.x.example/a/ws').gatewayUrls).toEqual([
      ...['wss://g1.x.example/ws', 'wss://g2.x.example/a/ws'],
    ])
    expect(() => read('ws://g1.x.example')).toThrow('must begin with wss://')
  })

  test('the test clock is for this machine alone', () => {
    expect(() => readConfig({ CLOCK: 'test', HOST: '0.0.0.0' })).toThrow('loopback')
    expect(() => readConfig({ CLOCK: 'stepped', HOST: '0.0.0.0' })).toThrow('loopback')
    expect(readConfig({ CLOCK: 'test', HOST: '::1' }).clock).toBe('test')
  })
})
