// One page: its heading, what can be done with all of it, its content.

import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-admin'
import { Kbd, keyProps } from './kbd.tsx'
import { useDocumentTitle } from './use-document-title.ts'

type PageProps = {
  readonly title: string
  readonly subtitle?: ReactNode
  /** The list that a case belongs to. */
  readonly back?: { readonly to: string; readonly label: string }
  /** The key that leads there, where there is one. */
  readonly backKey?: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export function Page({ title, subtitle, back, backKey, actions, children }: PageProps) {
  const heading = useDocumentTitle(title)
  return (
    <Box sx={{ maxWidth: 1280, pt: 2 }}>
      {back && (
        <Link to={back.to} sx={BACK} {...keyProps(backKey)}>
          ← {back.label}
          {backKey !== undefined && <Kbd name={backKey} />}
        </Link>
      )}
      <Box sx={HEAD}>
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography variant="h1" ref={heading} tabIndex={-1} sx={TITLE}>
            {title}
          </Typography>
          {subtitle && (
            <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        {actions && <Box sx={ACTIONS}>{actions}</Box>}
      </Box>
      {children}
    </Box>
  )
}

const BACK = { display: 'inline-flex', alignItems: 'center', minHeight: 44 }
const HEAD = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }
const TITLE = { outline: 'none', overflowWrap: 'anywhere' }
const ACTIONS = { display: 'flex', flexWrap: 'wrap', gap: 1 }
