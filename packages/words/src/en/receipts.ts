// English words of the area `receipts`; the other languages have the same keys.

export const receipts = {
  title: 'Your receipts',
  intro:
    'Each order, deposit and withdrawal has a signed receipt. The app fetches them by itself and keeps them on this device.',
  count: 'Kept on this device',
  newest: 'Newest',
  none: 'No receipts yet. They appear here a little after your first order or deposit.',
  dropped:
    'The newest {{most}} are kept. {{count}} older {{count:one was|ones were}} dropped: save the file from time to time.',
  saveAll: 'Save all (one file)',
  checkAll: 'Check all',
  checkThis: 'Check this',
  tooMany:
    'They are too many to be handed over: save the file, then choose it on the page that checks.',
  denied:
    '{{count}} {{count:receipt was|receipts were}} contradicted by a later one. Both are signed: save the file and show it to others.',
  unavailable:
    'This browser keeps nothing for the app, as in a private window. Receipts can still be saved one by one.',
  keepsTitle: 'How they are kept',
  keepsSigned: 'We signed each of them and cannot deny it later.',
  keepsHere:
    'They are stored in this browser, also after you log out. Nobody else who logs in here is shown them, but whoever can read the files of this browser can read them.',
  keepsAgain:
    'Some are fetched again at each visit. Where a later one contradicts a kept one, both are kept and the app says so on every screen.',
  keepsFile: 'Clearing the data of the browser deletes them. A saved file stays.',
} as const
