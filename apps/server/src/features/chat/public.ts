// What other slices and the roles may use of this one.

export { chatPublisher, startChatFeed } from './chat-feed.ts'
export { isConversationOf } from './conversation-store.ts'
export { unreadChatPart } from './message-store.ts'
export { hasForeignAddress } from './office/foreign-address.ts'
export { loadWaitingChats } from './office/inbox-store.ts'
export { presentHours } from './present-chat.ts'
export { purgeChats } from './purge-chats.ts'
export { createServiceHours } from './service-hours.ts'
export { createTypingCustomers } from './typing.ts'
