// What other features of the web use of this one.

export { AskLink } from './parts/ask-link.tsx'
export { ChatEntry } from './parts/chat-entry.tsx'
export { ServiceRow } from './parts/service-row.tsx'
