// What other areas use of staff requests.

export { RequestFacts } from './request-facts.tsx'
