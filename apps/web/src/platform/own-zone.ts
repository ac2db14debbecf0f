// The time zone in which the reader's days begin and end.

/** Of the device. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
