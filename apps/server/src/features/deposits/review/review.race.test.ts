// Several decide about one deposit at once (REL-6); the long suite plays more rounds.

import { raceReviews } from './review-races-fixture.ts'

raceReviews(20)
