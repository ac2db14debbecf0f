// Hostile places: a server must not be led into its own network, nor to hosts that look allowed.

import { expect, test } from 'vitest'
import { isPublicAddress, publicLookup } from './public-address.ts'
import { isPushPlace } from './push-hosts.ts'

const HOSTS = ['fcm.googleapis.com', '*.notify.windows.com', 'http://127.0.0.1:4000']

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://wns2-par02p.notify.windows.com/w/?token=a',
  'http://127.0.0.1:4000/push/1',
])('%s is where a push may go', (endpoint) => {
  expect(isPushPlace(endpoint, HOSTS)).toBe(true)
})

test.each([
  ...['', 'fcm.googleapis.com', '//fcm.googleapis.com/a', 'javascript:alert(1)', 'file:///etc'],
  ...[
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'ftp://fcm.googleapis.com',
  ],
  ...['https://localhost/a', 'https://127.0.0.1/a', 'https://[::1]/a', 'https://[::ffff:7f00:1]/a'],
  ...['https://169.254.169.254/latest/meta-data', 'http://169.254.169.254/latest/meta-data'],
  ...['https://2130706433/a', 'https://0x7f.1/a', 'https://10.0.0.1/a', 'https://metadata/a'],
  ...['https://fcm.googleapis.com@evil.test/a', 'https://evil.test/fcm.googleapis.com'],
  ...['https://a:b@fcm.googleapis.com/a', 'https://fcm.googleapis.com.evil.test/a'],
  ...[
    'https://evilfcm.googleapis.com/a',
    'https://notify.windows.com/a',
    'https://evilnotify.windows.com',
  ],
  ...['https://fcm.googleapis.com/a#b', 'https://fcm.googleapis.com./a'],
  ...['http://127.0.0.1:4001/a', 'http://127.0.0.1/a', 'https://127.0.0.1:4000/a'],
])('%s is not', (endpoint) => {
  expect(isPushPlace(endpoint, HOSTS)).toBe(false)
})

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
  ...['100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', '::', '::ffff:127.0.0.1'],
  ...['fe80::1', 'fc00::1', 'fd12::1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', 'ff02::1'],
])('%s is of an inner network', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['142.250.74.106', '172.32.0.1', '2a00:1450:4001:80b::200a'])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([{ all: true }, { all: false }])(
  'a name that leads to this machine is not connected to (%o)',
  async (options) => {
    const outcome = await new Promise((resolve) => {
      publicLookup('localhost', options, (error, address) => resolve(error?.message ?? address))
    })
    expect(outcome).toBe('a push service has no public address')
  },
)
