// The browser and system of a session, read from what the browser called itself.

export type DeviceName = { readonly browser: string; readonly system: string }

/** First match wins: most browsers also name the ones they descend from. */
const BROWSERS = [
  { name: 'Edge', sign: /\bEdg(e|A|iOS)?\// },
  { name: 'Opera', sign: /\bOPR\// },
  { name: 'Samsung Internet', sign: /\bSamsungBrowser\// },
  { name: 'Firefox', sign: /\b(Firefox|FxiOS)\// },
  { name: 'Chrome', sign: /\b(Headless)?(Chrome|CriOS)\// },
  { name: 'Safari', sign: /\bSafari\// },
] as const

const SYSTEMS = [
  { name: 'iPhone', sign: /\biPhone\b/ },
  { name: 'iPad', sign: /\biPad\b/ },
  { name: 'Android', sign: /\bAndroid\b/ },
  { name: 'Windows', sign: /\bWindows\b/ },
  { name: 'ChromeOS', sign: /\bCrOS\b/ },
  { name: 'macOS', sign: /\bMac OS X\b|\bMacintosh\b/ },
  { name: 'Linux', sign: /\bLinux\b/ },
] as const

/** undefined when either cannot be told: then the text itself is the name. */
export function deviceNameOf(userAgent: string): DeviceName | undefined {
  const browser = BROWSERS.find(({ sign }) => sign.test(userAgent))
  const system = SYSTEMS.find(({ sign }) => sign.test(userAgent))
  if (browser === undefined || system === undefined) return undefined
  return { browser: browser.name, system: system.name }
}
