// The secret of the second factor: as a picture to scan, and as text to type.

import { Box } from '@mui/material'
import { useEffect, useState } from 'react'

type FactorPictureProps = { readonly uri: string; readonly factor: string }

/** Modules of quiet zone that a reader needs around. */
const MARGIN = 4

export function FactorPicture({ uri, factor }: FactorPictureProps) {
  const squares = useSquares(uri)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <span>Scan this with an authenticator app, or type the key into it.</span>
      <Box sx={PAPER}>
        {squares && (
          <svg
            role="img"
            aria-label="QR code for the authenticator app"
            viewBox={`0 0 ${squares.size + 2 * MARGIN} ${squares.size + 2 * MARGIN}`}
            shapeRendering="crispEdges"
          >
            <path fill="#000" d={squares.path} />
          </svg>
        )}
      </Box>
      <Box component="code" sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}>
        {factor.replace(/(.{4})(?=.)/g, '$1 ')}
      </Box>
    </Box>
  )
}

type Squares = { readonly size: number; readonly path: string }

/** Drawn here: the secret goes to no other server. */
function useSquares(uri: string): Squares | undefined {
  const [squares, setSquares] = useState<Squares>()
  useEffect(() => {
    let isWanted = true
    void import('qrcode').then(({ create }) => {
      if (!isWanted) return
      const { size, data } = create(uri).modules
      const places = [...data.keys()].filter((place) => data[place])
      const square = (place: number) =>
        `M${(place % size) + MARGIN} ${Math.floor(place / size) + MARGIN}h1v1h-1z`
      setSquares({ size, path: places.map(square).join('') })
    })
    return () => {
      isWanted = false
    }
  }, [uri])
  return squares
}

/** White in both themes: readers expect dark on light. */
const PAPER = {
  bgcolor: '#fff',
  borderRadius: 1,
  width: 200,
  height: 200,
  mx: 'auto',
  p: 0,
  '& svg': { display: 'block', width: '100%', height: '100%' },
}
