// The menu: the areas that one's roles open, by group.

import {
  Box,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Typography,
} from '@mui/material'
import { LayoutDashboard } from 'lucide-react'
import { Link, useLocation } from 'react-admin'
import { useMe } from '../platform/session.ts'
import { AREA_GROUPS, type Area, maySee } from './area.ts'
import { AREAS } from './areas.tsx'

export function AreaMenu({ onChoose }: { readonly onChoose: () => void }) {
  const { permissions } = useMe()
  const seen = AREAS.filter((area) => maySee(area, permissions))
  return (
    <Box component="nav" aria-label="Areas" sx={{ py: 1 }}>
      <List disablePadding>
        <MenuLink to="/" label="Overview" icon={LayoutDashboard} onChoose={onChoose} />
      </List>
      {AREA_GROUPS.map((group) => (
        <Group
          key={group}
          {...{ group, onChoose }}
          areas={seen.filter((area) => area.group === group)}
        />
      ))}
    </Box>
  )
}

type GroupProps = {
  readonly group: string
  readonly areas: readonly Area[]
  readonly onChoose: () => void
}

function Group({ group, areas, onChoose }: GroupProps) {
  if (areas.length === 0) return null
  const id = `areas-${group.toLowerCase()}`
  return (
    <>
      <Typography id={id} variant="caption" component="p" sx={HEADING}>
        {group}
      </Typography>
      <List disablePadding aria-labelledby={id}>
        {areas.map(({ name, ...area }) => (
          <MenuLink key={name} to={`/${name}`} {...area} onChoose={onChoose} />
        ))}
      </List>
    </>
  )
}

type MenuLinkProps = Pick<Area, 'label' | 'icon' | 'badge'> & {
  readonly to: string
  readonly onChoose: () => void
}

function MenuLink({ to, label, icon: Icon, badge: Badge, onChoose }: MenuLinkProps) {
  const { pathname } = useLocation()
  const isHere = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        selected={isHere}
        onClick={onChoose}
        {...(isHere && { 'aria-current': 'page' as const })}
        sx={ITEM}
      >
        <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>
          <Icon size={18} aria-hidden />
        </ListItemIcon>
        <ListItemText primary={label} />
        {Badge && <Badge />}
      </ListItemButton>
    </ListItem>
  )
}

const HEADING = { px: 2, pt: 1.5, pb: 0.5, color: 'text.secondary', fontWeight: 600 }
const ITEM = {
  mx: 1,
  px: 1.25,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&.Mui-selected': { color: 'primary.main' },
  '&:hover': { textDecoration: 'none' },
}
