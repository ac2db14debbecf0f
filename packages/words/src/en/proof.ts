// English words of the area `proof`; the other languages have the same keys.

export const proof = {
  mailHint: 'We mail six digits to {{email}}.',
  appCode: 'Code from your authenticator app',
  usePasskey: 'Confirm with a passkey',
  passkeyDone: 'Confirmed with your passkey',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  notRecovery: 'Back to the passkey',
  recoveryCode: 'Recovery code',
  recoveryHint: 'Twelve letters and digits. Each works once; withdrawals then wait for 24 hours.',
  cancelled: 'The passkey was not used. You can try again.',
  failed: 'The passkey could not be used on this device.',
  known: 'This device already holds a passkey of this account.',
  impossible: 'Passkeys do not work at this address or in this browser.',
  loginTitle: 'Confirm that it is you',
  loginText: 'This account has two-step verification. The password alone does not open it.',
  otherAccount: 'Log in differently',
  confirmFirst: 'Confirm first, then go on.',
} as const
