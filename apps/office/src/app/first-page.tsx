// Where one arrives after signing in: everything that one's roles open.

import { Box, Card, Typography } from '@mui/material'
import { Link } from 'react-admin'
import { MyRequests } from '../features/me/public.ts'
import { Page } from '../parts/page.tsx'
import { useMe } from '../platform/session.ts'
import { AREA_GROUPS, maySee } from './area.ts'
import { AREAS } from './areas.tsx'

export function FirstPage() {
  const me = useMe()
  const seen = AREAS.filter((area) => maySee(area, me.permissions))
  const roles = me.roles.length === 0 ? 'no role yet' : me.roles.join(', ')
  return (
    <Page title={`Welcome, ${me.name}`} subtitle={`Your roles: ${roles}`}>
      <MyRequests />
      {AREA_GROUPS.map((group) => ({ group, areas: seen.filter((area) => area.group === group) }))
        .filter(({ areas }) => areas.length > 0)
        .map(({ group, areas }) => (
          <Box component="section" key={group} sx={{ mb: 3 }}>
            <Typography variant="h2" sx={{ mb: 1 }}>
              {group}
            </Typography>
            <Box sx={GRID}>
              {areas.map(({ name, label, icon: Icon }) => (
                <Card key={name} component={Link} to={`/${name}`} sx={TILE}>
                  <Icon size={20} aria-hidden />
                  {label}
                </Card>
              ))}
            </Box>
          </Box>
        ))}
    </Page>
  )
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 1.5,
}
const TILE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 2,
  minHeight: 64,
  fontWeight: 600,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { backgroundColor: 'action.hover' },
}
