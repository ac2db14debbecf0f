// Many at once about withdrawals (REL-3, REL-6); the long suite plays more rounds.

import { raceDecisions } from './decision-races-fixture.ts'

raceDecisions(20)
