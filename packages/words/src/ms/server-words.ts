// Malay words that only the server says.

export { agreement } from './agreement.ts'
export { conditions } from './conditions.ts'
export { exports } from './exports.ts'
export { locks } from './locks.ts'
export { mail } from './mail.ts'
export { notices } from './notices.ts'
export { office } from './office.ts'
export { pushes } from './pushes.ts'
export { refusals } from './refusals.ts'
