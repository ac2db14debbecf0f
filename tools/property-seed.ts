// Set up before each test file: properties draw their values from the commit, as samples do, so
// that a run that passed passes again and `TEST_SEED` repeats one that failed. A campaign draws
// anew.

import { drawNumber, IS_CAMPAIGN } from '@fairtick/testkit/drawn-sample'
import fc from 'fast-check'

if (!IS_CAMPAIGN) fc.configureGlobal({ seed: drawNumber('properties') })
