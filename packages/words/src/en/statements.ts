// English words of the area `statements`; the other languages have the same keys.

export const statements = {
  exportAction: 'Save as a file',
  exportTitle: 'Save as a file',
  exportNote:
    'A CSV file for spreadsheets: one line per record, oldest first, amounts in USD with every decimal. List filters do not apply.',
  exportStart: 'Save file',
  exportStop: 'Stop',
  exportRunning: '{{size}} KB so far',
  exportDone: 'Saved: {{name}}',
  exportOffline: 'Offline. Files can be saved once you are connected again.',
  exportNoDay: 'Choose both days.',
  exportOrder: 'The last day lies before the first.',
  exportTooLong: 'One file holds at most {{days}} {{days:day|days}}.',
  exportBroken: 'The file was not received in full, so nothing was saved.',
  equityTitle: 'Equity over time',
  equityPeriod: 'Period',
  equityDays: '{{days}} {{days:day|days}}',
  equitySince: 'since {{time}}',
  equityTable: 'As a table',
  equityTime: 'Time',
  equityFew: 'Fewer than two readings in this period.',
  equityNote: 'Read once an hour. Where no reading was taken, the line is dashed.',
} as const
