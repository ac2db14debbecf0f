// English words of the area `appDownload`; the other languages have the same keys.

export const appDownload = {
  installWhy:
    'As an app, Fairtick opens from your home screen in its own window and shows what you saw last even offline. Same service, same account.',
  installed: 'The app is installed and open.',
  installAction: 'Install',
  installDone: 'Installed. You find it on your home screen.',
  iosTitle: 'On iPhone and iPad',
  iosOpen: 'Open this page in Safari.',
  iosShare: 'Tap the share button.',
  iosAdd: 'Choose “Add to Home Screen”.',
  otherTitle: 'In another browser',
  otherText:
    'Open the browser’s menu and choose “Install app” or “Add to home screen”. Where neither is offered, the page works in the browser as it is.',
} as const
