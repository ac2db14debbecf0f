// What other slices, and the start of the server, may use of this one.

export { answerCandles } from './answer-candles.ts'
export { startDepthBoard } from './depth-board.ts'
export { instrumentConstants } from './instrument-constants.ts'
export { countMarketChanges, type MarketChanges } from './market-changes.ts'
export { mirrorMarket } from './mirror-market.ts'
export { type Catalogue, readCatalogue } from './read-catalogue.ts'
export { createSparkLines } from './spark-lines.ts'
