// What jobs and settings of the server are called on the screen.

const JOB_NAMES: Readonly<Record<string, string>> = {
  outbox: 'Messages to customers',
  inbox: 'Requests to the engine',
  payroll: 'Payroll',
  inviters: 'Who earns of whom',
  changes: 'Announced changes',
  mails: 'Mails',
  pushes: 'Push notices',
  'message mails': 'Mails of messages',
  announcements: 'Announcements that begin',
  'price alerts': 'Price alerts',
  'own limits': 'Limits that become looser',
  'linked accounts': 'Linked accounts',
  identities: 'Documents that end',
  recoveries: 'Lost access',
  leaders: 'Figures of leaders',
  'loss share': 'Share of accounts that lose',
  liabilities: 'Tree of what is owed',
  reconciliation: 'Reconciliation of the books',
  candles: 'Hours and days of prices',
  readings: 'Readings of equity',
  forgetting: 'Forgetting what is over',
}

const SETTING_NAMES: Readonly<Record<string, string>> = {
  publicUrl: 'Address for customers',
  trustedProxies: 'Proxies that are trusted',
  callsPerSecondAndSession: 'Calls a second and session',
  callsPerSecondAndAddress: 'Calls a second and address',
  codeMailsPerHourAndAddress: 'Mails with codes an hour and address',
  uploadsPerHourAndUser: 'Uploads an hour and customer',
  viewsPerMinuteAndStaff: 'Looks at customers a minute and member of staff',
  connections: 'Connections in all',
  connectionsPerNetwork: 'Connections of one network',
}

/** As the server calls it where this page does not know it yet. */
export function jobName(name: string): string {
  return JOB_NAMES[name] ?? name
}

export function settingName(name: string): string {
  return SETTING_NAMES[name] ?? name
}
