// Where a call of the back office carries its second factor: in one header, whatever the call.

/** Six digits of the app, or what a passkey was exchanged for. Each opens one act. */
export const SECOND_FACTOR_HEADER = 'Second-Factor'
