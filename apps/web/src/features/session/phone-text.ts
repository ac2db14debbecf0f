// Phone numbers as people type them, and as the server takes them.

/** Dialling codes on offer. In each of these countries a leading 0 is dropped behind the code. */
export const DIALLING_CODES = [
  { region: 'JP', code: '+81' },
  { region: 'CN', code: '+86' },
  { region: 'KR', code: '+82' },
  { region: 'TH', code: '+66' },
  { region: 'MY', code: '+60' },
  { region: 'HK', code: '+852' },
  { region: 'TW', code: '+886' },
  { region: 'SG', code: '+65' },
  { region: 'VN', code: '+84' },
  { region: 'ID', code: '+62' },
  { region: 'PH', code: '+63' },
  { region: 'IN', code: '+91' },
  { region: 'US', code: '+1' },
  { region: 'GB', code: '+44' },
  { region: 'AU', code: '+61' },
  { region: 'DE', code: '+49' },
  { region: 'FR', code: '+33' },
] as const

export type DiallingCode = (typeof DIALLING_CODES)[number]['code']

/** Digits with an optional leading plus: full-width digits, spaces, dashes and brackets go. */
export function plainPhone(text: string): string {
  return text.normalize('NFKC').replace(/[\s().\u2010-\u2015\u2212\u30fc-]/g, '')
}

/** The code that the number begins with, if it is one of those on offer; the longest one wins. */
export function diallingCodeOf(text: string): DiallingCode | undefined {
  const phone = plainPhone(text)
  return DIALLING_CODES.map(({ code }) => code)
    .filter((code) => phone.startsWith(code))
    .sort((a, b) => b.length - a.length)[0]
}

/** Puts another code in front, or none: `090-1234` with +81 is `+81901234`. */
export function withDiallingCode(text: string, code: DiallingCode | null): string {
  const phone = plainPhone(text)
  const old = diallingCodeOf(phone)
  const national = old === undefined ? phone : phone.slice(old.length)
  if (code === null) return national
  return code + national.replace(/^\+?0?/, '')
}
