// An address as its owner knows it again, and nobody learns it who reads along.

export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email.slice(0, at)][0] ?? ''}•••${email.slice(at)}`
}
