// English words of the area `messages`; the other languages have the same keys.

export const messages = {
  title: 'Messages',
  systemTitle: 'System messages',
  detailTitle: 'Message',
  markAllRead: 'Mark all as read',
  allRead: 'All messages are read.',
  unread: 'unread',
  empty: 'No messages yet. The results of your options arrive here.',
  toMarket: 'See the market',
  supportTitle: 'Customer service',
  supportText: 'Frequent questions and how to reach us',
  newer: 'Newer',
  older: 'Older',
  neighbours: 'Other messages',
  seeOrder: 'See the order',
  seeRecord: 'See the record',
  deleted: 'This message has been deleted.',
  notFound: 'This message does not exist or is not yours.',
  toList: 'All messages',
  today: 'Today',
  yesterday: 'Yesterday',
} as const
