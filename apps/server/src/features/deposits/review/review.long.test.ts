// Several decide about one deposit at once, 200 rounds each (REL-6).

import { raceReviews } from './review-races-fixture.ts'

raceReviews(200)
