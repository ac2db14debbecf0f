// What other slices use of the rules of countries.

export {
  DEFAULT_JURISDICTION,
  readJurisdictions,
  type ShippedJurisdiction,
} from './read-jurisdictions.ts'
