// Figures for Prometheus; every label has few values, so that no caller can make them grow.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = ReturnType<typeof createMetrics>

/** One registry a server; other rooms register their own figures in `registry`. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    callSeconds: new Histogram({
      name: 'fairtick_call_seconds',
      help: 'Time to answer, by call of the contract and class of status.',
      labelNames: ['call', 'status'],
      buckets: SECONDS,
      registers,
    }),
    mails: new Counter({
      name: 'fairtick_mails_total',
      help: 'Mails by what became of them.',
      labelNames: ['outcome'],
      registers,
    }),
    waitingMails: new Gauge({
      name: 'fairtick_mails_waiting',
      help: 'Mails that have not been handed over yet.',
      registers,
    }),
    pushes: new Counter({
      name: 'fairtick_pushes_total',
      help: 'Pushes to devices by what became of them.',
      labelNames: ['outcome'],
      registers,
    }),
    headsBehind: new Gauge({
      name: 'fairtick_head_place_behind',
      help: 'Published heads that a place did not have when it was last tried.',
      labelNames: ['place'],
      registers,
    }),
    inboxSetAside: new Counter({
      name: 'fairtick_inbox_set_aside_total',
      help: 'Rows of the inbox that no slice of the server made, by what is wrong with them.',
      labelNames: ['fault'],
      registers,
    }),
    /** Of a process of many. */
    busConnected: new Gauge({
      name: 'fairtick_bus_connected',
      help: 'Whether the way to the other processes is there: 1 or 0.',
      registers,
    }),
    busDropped: new Gauge({
      name: 'fairtick_bus_dropped',
      help: 'Messages that no other process can have got, since the start.',
      registers,
    }),
    primaryEpoch: new Gauge({
      name: 'fairtick_primary_epoch',
      help: 'Epoch of the engine that is heard of; 0 in silence.',
      registers,
    }),
    sockets: new Gauge({
      name: 'fairtick_sockets',
      help: 'Sockets of customers that are open here.',
      registers,
    }),
    waitingPasswords: new Gauge({
      name: 'fairtick_password_hashes_waiting',
      help: 'Passwords that wait to be hashed.',
      registers,
    }),
  }
}
