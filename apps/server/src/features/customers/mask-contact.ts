// Phone numbers and mail addresses with most of them hidden: enough to tell rows apart.

const SHOWN_DIGITS = 3

export function maskPhone(phone: string): string {
  return '•'.repeat(Math.max(0, phone.length - SHOWN_DIGITS)) + phone.slice(-SHOWN_DIGITS)
}

/** The first letter of the name, and the host. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email.slice(0, at)][0] ?? ''}•••${email.slice(at)}`
}
