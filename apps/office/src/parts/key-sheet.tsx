// All keys of the page that is shown, and the switch for who would press them by accident.

import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  IconButton,
  Switch,
} from '@mui/material'
import { Keyboard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'react-admin'
import { listPageKeys, type PageKey, switchKeys, usePageKeys } from './page-keys.ts'

/** The button in the bar; `?` does the same. */
export function KeySheetButton() {
  const [areOn, setAreOn] = useStore('pageKeys', true)
  const [shown, setShown] = useState<readonly PageKey[]>()
  const open = () => setShown(listPageKeys())
  useEffect(() => switchKeys(areOn ? 'on' : 'off'), [areOn])
  usePageKeys([{ key: '?', label: 'This sheet', run: open }])
  return (
    <>
      <IconButton
        aria-label="Keys of this page"
        title="Keys of this page"
        aria-keyshortcuts="?"
        onClick={open}
        sx={BUTTON}
      >
        <Keyboard size={20} aria-hidden />
      </IconButton>
      {shown && (
        <Dialog open onClose={() => setShown(undefined)} aria-labelledby="keys" fullWidth>
          <DialogTitle id="keys">Keys of this page</DialogTitle>
          <DialogContent>
            <Box component="dl" sx={LIST}>
              {[...shown, ...EVERYWHERE].map(({ key, label }) => (
                <Box key={key} sx={{ display: 'contents' }}>
                  <Box component="dt">
                    <Box component="kbd" sx={KEY}>
                      {key.length === 1 ? key.toUpperCase() : key}
                    </Box>
                  </Box>
                  <Box component="dd" sx={{ m: 0 }}>
                    {label}
                  </Box>
                </Box>
              ))}
            </Box>
            <FormControlLabel
              control={
                <Switch checked={areOn} onChange={(event) => setAreOn(event.target.checked)} />
              }
              label="Letters act on the page"
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setShown(undefined)}>Close</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

/** What browsers and dialogs do by themselves. */
const EVERYWHERE = [
  { key: 'Enter', label: 'Confirms the dialog that is open; nothing is decided without one' },
  { key: 'Esc', label: 'Closes it without doing anything' },
  { key: 'Tab', label: 'To the next field or button' },
]
const BUTTON = { '@media (max-width: 759px)': { display: 'none' } }
const LIST = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  m: 0,
  mb: 2,
}
const KEY = {
  display: 'inline-block',
  minWidth: 28,
  px: 0.75,
  border: '1px solid',
  borderColor: 'text.secondary',
  borderRadius: 0.5,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'center',
}
