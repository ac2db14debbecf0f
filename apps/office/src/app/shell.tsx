// The frame of every page behind signing in: bar, menu, page, and the watch over an idle session.

import { AppBar, Box, Button, Drawer, IconButton, Toolbar, useMediaQuery } from '@mui/material'
import { LogOut, Menu as MenuIcon, Moon, Sun, UserRound } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation, useLogout, useTheme } from 'react-admin'
import { KeySheetButton } from '../parts/key-sheet.tsx'
import { useMe } from '../platform/session.ts'
import { AreaMenu } from './area-menu.tsx'
import { IdleWatch } from './idle-watch.tsx'
import { InstallationMark } from './installation-mark.tsx'

const MENU_WIDTH_PX = 232

export function Shell({ children }: { readonly children?: ReactNode }) {
  const isWide = useMediaQuery('(min-width: 1024px)')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => setMenuOpen(false), [pathname])
  const closeMenu = () => setMenuOpen(false)
  return (
    <Box sx={FRAME}>
      <SkipLink />
      <TopBar {...(!isWide && { onMenu: () => setMenuOpen(true) })} />
      <Box sx={{ display: 'flex' }}>
        <Drawer
          variant={isWide ? 'permanent' : 'temporary'}
          open={isWide || isMenuOpen}
          onClose={closeMenu}
          sx={isWide ? PERMANENT : OVER_THE_BAR}
          slotProps={{ paper: { sx: { width: MENU_WIDTH_PX, borderWidth: '0 1px 0 0' } } }}
        >
          {isWide && <Toolbar />}
          <AreaMenu onChoose={closeMenu} />
        </Drawer>
        <Box component="main" id="page" tabIndex={-1} sx={MAIN}>
          <Toolbar />
          {children}
        </Box>
      </Box>
      <IdleWatch />
    </Box>
  )
}

function SkipLink() {
  const skip = () => document.getElementById('page')?.focus()
  return (
    <Button onClick={skip} variant="contained" sx={SKIP}>
      Skip to the page
    </Button>
  )
}

function TopBar({ onMenu }: { readonly onMenu?: () => void }) {
  const [theme, setTheme] = useTheme()
  const isDark = theme === 'dark'
  const logOut = useLogout()
  const { name } = useMe()
  return (
    <AppBar position="fixed" color="inherit" sx={BAR}>
      <Toolbar sx={{ gap: 0.5, px: { xs: 1, sm: 2 } }}>
        {onMenu && (
          <IconButton aria-label="Menu" onClick={onMenu}>
            <MenuIcon size={20} aria-hidden />
          </IconButton>
        )}
        <Box component={Link} to="/" sx={HOME}>
          Fairtick <Box component="span">back office</Box>
        </Box>
        <InstallationMark />
        <KeySheetButton />
        <IconButton
          aria-label={isDark ? 'Light colours' : 'Dark colours'}
          onClick={() => setTheme(isDark ? 'light' : 'dark')}
        >
          {isDark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
        </IconButton>
        <Button
          component={Link}
          to="/me"
          aria-label={`My account, ${name}`}
          color="inherit"
          sx={{ minWidth: 44, px: 1 }}
        >
          <UserRound size={20} aria-hidden />
          <Box component="span" sx={NAME}>
            {name}
          </Box>
        </Button>
        <IconButton aria-label="Sign out" onClick={() => void logOut({}, '/login')}>
          <LogOut size={20} aria-hidden />
        </IconButton>
      </Toolbar>
    </AppBar>
  )
}

/** What sticks to the top of the page sticks below the bar. */
const FRAME = { minHeight: '100dvh', bgcolor: 'background.default', '--bar-height': '64px' }
const PERMANENT = { width: MENU_WIDTH_PX, flexShrink: 0 }
const OVER_THE_BAR = { zIndex: 1300 }
const MAIN = { flexGrow: 1, minWidth: 0, px: { xs: 2, sm: 3 }, pb: 6, outline: 'none' }
const BAR = { zIndex: 1201, borderWidth: '0 0 1px 0', borderRadius: 0 }
const HOME = {
  flexGrow: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  fontWeight: 700,
  color: 'text.primary',
  '& span': { fontWeight: 400, color: 'text.secondary', display: { xs: 'none', sm: 'inline' } },
}
const NAME = { ml: 1, display: { xs: 'none', sm: 'inline' } }
const SKIP = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 1400,
  '&:not(:focus-visible)': { transform: 'translateY(-100px)' },
}
