// What other slices may use of this one.

export { addNotifications, notifyOfChat } from './add-notifications.ts'
export { channelsFor } from './choose-channels.ts'
export { mailMessages } from './mail-messages.ts'
export { type NotificationName, notificationKindOf } from './notifications.ts'
export { dropWaitingPushes } from './outbox-store.ts'
export { createPushService } from './push-transport.ts'
export { forgetOldPushes, sendDuePushes } from './send-pushes.ts'
export { loadPreferences, type Preferences } from './settings-store.ts'
export { openVapidKeys } from './vapid-keys.ts'
