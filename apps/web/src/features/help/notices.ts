// The open-source works that app and server are built with, with their licence and its holder.

export type Notice = {
  readonly name: string
  readonly licence: string
  readonly holder: string
  /** Of the registry; a test holds the list to the manifests. */
  readonly packages: readonly string[]
}

function notice(name: string, licence: string, holder: string, packages: readonly string[]) {
  return { name, licence, holder, packages } satisfies Notice
}

export const NOTICES: readonly Notice[] = [
  notice('React', 'MIT', '© Meta Platforms, Inc. and affiliates', ['react', 'react-dom']),
  notice('TanStack History, Query, Virtual', 'MIT', '© 2021-present Tanner Linsley', [
    ...['@tanstack/history', '@tanstack/react-query', '@tanstack/react-virtual'],
  ]),
  notice('Zustand', 'MIT', '© 2019 Paul Henschel', ['zustand']),
  notice('Base UI', 'MIT', '© 2019 Material-UI SAS', ['@base-ui/react']),
  notice('Floating UI', 'MIT', '© 2021-present Floating UI contributors', []),
  notice('Lucide', 'ISC', '© 2026 Lucide Icons and Contributors', ['lucide-react']),
  notice('KLineChart', 'Apache-2.0', '© 2019 lihu', ['klinecharts']),
  notice('node-qrcode', 'MIT', '© 2012 Ryan Day', ['qrcode']),
  notice('Tailwind CSS', 'MIT', '© Tailwind Labs, Inc.', []),
  notice('SimpleWebAuthn', 'MIT', '© 2020 Matthew Miller', [
    ...['@simplewebauthn/browser', '@simplewebauthn/server'],
  ]),
  notice('Fastify', 'MIT', '© 2016-present The Fastify team', [
    ...['fastify', '@fastify/helmet', '@fastify/multipart', '@fastify/static'],
  ]),
  notice('PGlite', 'Apache-2.0', '© ElectricSQL', ['@electric-sql/pglite']),
  notice('node-postgres', 'MIT', '© 2010–2021 Brian Carlson', ['pg', 'pg-protocol']),
  notice('NATS client', 'Apache-2.0', '© The NATS Authors', ['@nats-io/transport-node']),
  notice('ws', 'MIT', '© 2011 Einar Otto Stangvik', ['ws']),
  notice('Zod', 'MIT', '© 2025 Colin McDonnell', ['zod']),
  notice('sharp', 'Apache-2.0', '© 2013 Lovell Fuller and others', ['sharp']),
  notice('js-xss', 'MIT', '© 2012–2018 Zongmin Lei', ['xss']),
  notice('noble-hashes, scure-base', 'MIT', '© 2022 Paul Miller', [
    ...['@noble/hashes', '@scure/base'],
  ]),
  notice('node-rs argon2', 'MIT', '© 2020-present LongYinan', ['@node-rs/argon2']),
  notice('lru-cache', 'BlueOak-1.0.0', '© Isaac Z. Schlueter and contributors', ['lru-cache']),
  notice('Nodemailer', 'MIT-0', '© 2011–2023 Andris Reinman', ['nodemailer']),
  notice('web-push', 'MPL-2.0', '© 2015 Marco Castelluccio and others', ['web-push']),
  notice('Pino', 'MIT', '© 2016-present Matteo Collina and others', ['pino']),
  notice('prom-client', 'Apache-2.0', '© 2015 Simon Nyberg', ['prom-client']),
]
