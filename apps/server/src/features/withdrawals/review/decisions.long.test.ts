// Many at once about withdrawals, 200 rounds each (REL-3, REL-6).

import { raceDecisions } from './decision-races-fixture.ts'

raceDecisions(200)
