// The look of the back office: our colours on MUI, dense rows, targets of 44 px all the same.

import { darken, lighten } from '@mui/material/styles'
import type { RaThemeOptions } from 'react-admin'
import { DARK_COLOURS, LIGHT_COLOURS, type ThemeColours } from './theme-colours.ts'

const TARGET_PX = 44
const HOVER_SHADE = 0.15
const FONT =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans JP", ' +
  '"Noto Sans CJK JP", "Noto Sans Thai", sans-serif'

function makeTheme(mode: 'light' | 'dark', colours: ThemeColours): RaThemeOptions {
  return {
    palette: paletteOf(mode, colours),
    shape: { borderRadius: 8 },
    typography: typographyOf(),
    components: componentsOf(colours),
  }
}

function paletteOf(
  mode: 'light' | 'dark',
  colours: ThemeColours,
): NonNullable<RaThemeOptions['palette']> {
  const onStrong = colours['on-danger']
  return {
    mode,
    primary: filled(mode, colours.primary, colours['on-primary']),
    secondary: { main: colours.text2, contrastText: colours.surface },
    error: filled(mode, colours.danger, onStrong),
    warning: filled(mode, colours.warn, onStrong),
    success: filled(mode, colours.success, onStrong),
    info: filled(mode, colours.primary, colours['on-primary']),
    background: { default: colours.bg, paper: colours.surface },
    text: { primary: colours.text, secondary: colours.text2 },
    divider: colours.divider,
    action: { selected: colours['primary-tint'], hover: colours['surface-2'] },
  }
}

/** Under a pointer it goes away from its text: MUI would darken it in both modes. */
function filled(mode: 'light' | 'dark', main: string, contrastText: string) {
  const shade = mode === 'dark' ? lighten : darken
  return { main, dark: shade(main, HOVER_SHADE), contrastText }
}

function typographyOf(): NonNullable<RaThemeOptions['typography']> {
  return {
    fontFamily: FONT,
    fontSize: 14,
    body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
    button: { textTransform: 'none', fontWeight: 600 },
    h1: { fontSize: '1.375rem', lineHeight: 1.35, fontWeight: 650 },
    h2: { fontSize: '1.0625rem', lineHeight: 1.4, fontWeight: 650 },
    h3: { fontSize: '0.9375rem', lineHeight: 1.4, fontWeight: 650 },
  }
}

function componentsOf(colours: ThemeColours): NonNullable<RaThemeOptions['components']> {
  const target = { minHeight: TARGET_PX }
  const tinted = (colour: 'danger' | 'warn' | 'success' | 'primary') => ({
    color: colours[colour],
    backgroundColor: colours[`${colour}-tint`],
  })
  return {
    MuiCssBaseline: { styleOverrides: LESS_MOTION },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { ...target, paddingInline: 16 } },
    },
    MuiIconButton: { styleOverrides: { root: { ...target, minWidth: TARGET_PX } } },
    MuiListItemButton: { styleOverrides: { root: target } },
    MuiMenuItem: { styleOverrides: { root: target } },
    MuiFormControlLabel: { styleOverrides: { root: target } },
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { ...target, fontSize: '1rem' },
        input: { ...target, boxSizing: 'border-box' },
        notchedOutline: { borderColor: colours.control },
      },
    },
    MuiAppBar: { defaultProps: { elevation: 0 } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: paper(colours) } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colours.divider, padding: '2px 12px', height: TARGET_PX },
        stickyHeader: { backgroundColor: colours.surface },
        head: { color: colours.text2, fontWeight: 600, whiteSpace: 'nowrap' },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: { borderWidth: 0, alignItems: 'center' },
        // A long word breaks: otherwise it makes a part that no key can scroll.
        message: { overflow: 'visible', overflowWrap: 'anywhere' },
        standardError: tinted('danger'),
        standardWarning: tinted('warn'),
        standardSuccess: tinted('success'),
        standardInfo: tinted('primary'),
      },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
  }
}

function paper(colours: ThemeColours) {
  return { backgroundImage: 'none', border: `1px solid ${colours.divider}` }
}

/** Nothing slides or fades for who asked for less motion. */
const LESS_MOTION = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationDuration: '1ms !important',
      transitionDuration: '1ms !important',
    },
  },
}

export const lightTheme = makeTheme('light', LIGHT_COLOURS)
export const darkTheme = makeTheme('dark', DARK_COLOURS)
