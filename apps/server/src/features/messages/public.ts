// What other slices may use of this one.

export {
  contactChangedMessage,
  contractClosedMessage,
  marginCallMessage,
  optionMessage,
  orderCancelledMessage,
  orderFilledMessage,
  overnightMessage,
  payrollMessage,
  practiceResetMessage,
  welcomeMessage,
} from './account-messages.ts'
export { addMessages } from './add-messages.ts'
export { announceMarketChange } from './announce-market-change.ts'
export { copyMessage, type NamedInNews } from './copy-messages.ts'
export {
  adjustmentMessage,
  houseChangeMessage,
  jurisdictionMessage,
  zonedText,
} from './house-messages.ts'
export { leaderMessage } from './leader-messages.ts'
export { type LinkedTemplate, linkedMessage } from './linked-messages.ts'
export { depositMessage, withdrawalMessage } from './money-messages.ts'
export { priceAlertMessage } from './price-alert-message.ts'
export { signalHiddenMessage } from './signal-message.ts'
export { type NewMessage, unreadMessagesPart } from './store.ts'
export { wordMessage } from './templates.ts'
export type { TermChange } from './term-changes.ts'
