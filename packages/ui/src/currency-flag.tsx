// Flags of currencies in a few shapes each, drawn by us (docs/decisions/0096): clear at 16 px.

import type { ReactNode } from 'react'

const BLUE = '#1b3a8c'
const RED = '#c8202f'
const WHITE = '#ffffff'
const SIZE = 32

/** Drawn into a square of 32; the mark around it cuts the circle. */
export function CurrencyFlag({ currency }: { currency: FlagCurrency }) {
  return FLAGS[currency]
}

const FLAGS = {
  JPY: (
    <Ground fill={WHITE}>
      <circle cx="16" cy="16" r="8.5" fill="#bc002d" />
    </Ground>
  ),
  EUR: (
    <Ground fill={BLUE}>
      <Ring count={12} radius={9.5} dot={1.5} fill="#ffcc00" />
    </Ground>
  ),
  USD: (
    <Ground fill={RED}>
      <path d="M0 4h32v4H0zm0 8h32v4H0zm0 8h32v4H0zm0 8h32v4H0z" fill={WHITE} />
      <path d="M0 0h17v16H0z" fill={BLUE} />
      <path
        d="M4 4h2v2H4zm5 0h2v2H9zm5 0h2v2h-2zM6.5 8h2v2h-2zm5 0h2v2h-2zM4 12h2v2H4zm5 0h2v2H9zm5 0h2v2h-2z"
        fill={WHITE}
      />
    </Ground>
  ),
  GBP: (
    <Ground fill={BLUE}>
      <Union />
    </Ground>
  ),
  AUD: (
    <Ground fill={BLUE}>
      <g transform="scale(.56)">
        <Union />
      </g>
      <Dots at={[9, 24, 3, 24, 8, 1.6, 28, 14, 1.6, 21, 15, 1.6, 24, 25, 1.6]} fill={WHITE} />
    </Ground>
  ),
  NZD: (
    <Ground fill={BLUE}>
      <g transform="scale(.56)">
        <Union />
      </g>
      <Dots at={[24, 8, 2.4, 28, 15, 2.4, 20, 16, 2.4, 24, 25, 2.4]} fill={WHITE} />
      <Dots at={[24, 8, 1.5, 28, 15, 1.5, 20, 16, 1.5, 24, 25, 1.5]} fill={RED} />
    </Ground>
  ),
  CHF: (
    <Ground fill="#d52b1e">
      <path d="M13 7h6v6h6v6h-6v6h-6v-6H7v-6h6z" fill={WHITE} />
    </Ground>
  ),
  CAD: (
    <Ground fill={WHITE}>
      <path d="M0 0h8v32H0zM24 0h8v32h-8z" fill={RED} />
      <path
        d="m16 7 1.8 3.5 2.2-1-.8 4.5 3.3-.8-1 2.3 1.5 1.3-4.3 3.200.4 1.800-2.6-.5V25h-1v-3.700l-2.6.5.4-1.800-4.3-3.200 1.500-1.300-1-2.3 3.3.8-.8-4.5 2.2 1z"
        fill={RED}
      />
    </Ground>
  ),
  CNY: (
    <Ground fill="#de2910">
      <Dots at={[12, 14, 4.5, 20, 8, 1.6, 23, 13, 1.6, 22, 19, 1.6, 17, 23, 1.6]} fill="#ffde00" />
    </Ground>
  ),
  KRW: (
    <Ground fill={WHITE}>
      <path d="M8 16a8 8 0 0 1 16 0z" fill={RED} />
      <path d="M8 16a8 8 0 0 0 16 0z" fill="#0047a0" />
    </Ground>
  ),
  THB: (
    <Ground fill={RED}>
      <path d="M0 5.5h32v21H0z" fill={WHITE} />
      <path d="M0 11h32v10H0z" fill="#241d4f" />
    </Ground>
  ),
  MYR: (
    <Ground fill={RED}>
      <path d="M0 4h32v4H0zm0 8h32v4H0zm0 8h32v4H0zm0 8h32v4H0z" fill={WHITE} />
      <path d="M0 0h18v16H0z" fill={BLUE} />
      <path d="M12 3.5a5 5 0 1 0 0 9 4 4 0 1 1 0-9z" fill="#ffcc00" />
    </Ground>
  ),
} as const satisfies Record<string, ReactNode>

export type FlagCurrency = keyof typeof FLAGS

function Ground({ fill, children }: { fill: string; children: ReactNode }) {
  return (
    <>
      <path d={`M0 0h${SIZE}v${SIZE}H0z`} fill={fill} />
      {children}
    </>
  )
}

function Union() {
  return (
    <>
      <path d="m0 0 32 32M32 0 0 32" stroke={WHITE} strokeWidth="6" />
      <path d="m0 0 32 32M32 0 0 32" stroke={RED} strokeWidth="2" />
      <path d="M16 0v32M0 16h32" stroke={WHITE} strokeWidth="10" />
      <path d="M16 0v32M0 16h32" stroke={RED} strokeWidth="6" />
    </>
  )
}

type DotsProps = { at: readonly number[]; fill: string }

/** Stars, too small for their points: x, y and radius of each. */
function Dots({ at, fill }: DotsProps) {
  const path = Array.from({ length: at.length / 3 }, (_, place) => {
    const [x = 0, y = 0, r = 0] = at.slice(place * 3, place * 3 + 3)
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
  }).join('')
  return <path d={path} fill={fill} />
}

type RingProps = { count: number; radius: number; dot: number; fill: string }

function Ring({ count, radius, dot, fill }: RingProps) {
  const at = Array.from({ length: count }, (_, place) => {
    const turn = (place / count) * 2 * Math.PI
    return [16 + radius * Math.sin(turn), 16 - radius * Math.cos(turn), dot]
  })
  return <Dots at={at.flat()} fill={fill} />
}
