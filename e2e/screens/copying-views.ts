// Views of copy trading.

import { screen, type View } from './view.ts'

export const COPYING_VIEWS: readonly View[] = [
  screen('copying', '/pages/signalchannel'),
  screen('copying-mine', '/pages/signalchannel?tab=mine'),
  screen('copying-records', '/pages/signalchannel/records?kind=skipped'),
  screen('copying-lead', '/pages/signalchannel/lead'),
]
