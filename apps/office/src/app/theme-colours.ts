// The colours of packages/ui/src/tokens.css for MUI, which calculates shades from plain values.

export type ThemeColours = Readonly<Record<(typeof COLOUR_NAMES)[number], string>>

const COLOUR_NAMES = [
  ...(['bg', 'surface', 'surface-2', 'text', 'text2', 'text3', 'control', 'divider'] as const),
  ...(['primary', 'primary-tint', 'on-primary', 'warn', 'warn-tint'] as const),
  ...(['danger', 'danger-tint', 'on-danger', 'success', 'success-tint'] as const),
] as const

/** A test compares both with the tokens. */
export const LIGHT_COLOURS: ThemeColours = {
  bg: '#f5f7fa',
  surface: '#ffffff',
  'surface-2': '#ebeff4',
  text: '#12171f',
  text2: '#4a5565',
  text3: '#5f6b7c',
  control: '#76828f',
  divider: '#d5dbe3',
  primary: '#1d5fd6',
  'primary-tint': '#e8eefa',
  'on-primary': '#ffffff',
  warn: '#8a5300',
  'warn-tint': '#f1eae0',
  danger: '#b3261e',
  'danger-tint': '#f9e9eb',
  'on-danger': '#ffffff',
  success: '#0b6e4f',
  'success-tint': '#e6f2ed',
}

export const DARK_COLOURS: ThemeColours = {
  bg: '#0b0e13',
  surface: '#141920',
  'surface-2': '#1d242e',
  text: '#edf1f7',
  text2: '#a9b4c3',
  text3: '#8c98a9',
  control: '#657285',
  divider: '#2a323d',
  primary: '#7aa8ff',
  'primary-tint': '#1b2639',
  'on-primary': '#0b0e13',
  warn: '#f2b44b',
  'warn-tint': '#352c1d',
  danger: '#ff8a80',
  'danger-tint': '#321c23',
  'on-danger': '#0b0e13',
  success: '#4fd39b',
  'success-tint': '#142f2a',
}
