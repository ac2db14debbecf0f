import { createPriceModel } from '../apps/server/src/feed/adapters/simulator-prices.ts'
import { SIMULATED_INSTRUMENTS } from '../apps/server/src/feed/adapters/simulator-instruments.ts'
import { generatePast } from '../apps/server/src/feed/adapters/simulator-history.ts'
const model=createPriceModel(SIMULATED_INSTRUMENTS,'a')
for(let k=0;k<2;k++){const c=process.cpuUsage();
generatePast({model,priceDecimals:SIMULATED_INSTRUMENTS.map(()=>4),startPrices:SIMULATED_INSTRUMENTS.map(i=>i.startPrice),startMs:Date.now(),name:'x'})
const d=process.cpuUsage(c);console.log('cpu ms',(d.user+d.system)/1000)}
