// Buttons for what fingers do on the chart: zoom, move back, return to the newest candle.

import { ChevronLeft, ChevronsRight, Minus, Plus } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'

export type ChartToolWords = { zoomIn: string; zoomOut: string; older: string; newest: string }

export type ChartToolsProps = {
  words: ChartToolWords
  /** Otherwise they show only while one of them has the focus or a mouse is over the chart. */
  shown: boolean
  onZoom: (scale: number) => void
  onOlder: () => void
  onNewest: () => void
}

export function ChartTools({ words, shown, onZoom, onOlder, onNewest }: ChartToolsProps) {
  const tools = [
    { label: words.older, Icon: ChevronLeft, act: onOlder },
    { label: words.zoomOut, Icon: Minus, act: () => onZoom(0.8) },
    { label: words.zoomIn, Icon: Plus, act: () => onZoom(1.25) },
    { label: words.newest, Icon: ChevronsRight, act: onNewest },
  ]
  return (
    <div
      className={joinClasses(
        'absolute bottom-7 left-2 z-10 flex rounded-md bg-surface shadow-float transition-opacity duration-120',
        'focus-within:pointer-events-auto focus-within:opacity-100',
        shown ? 'opacity-100' : 'pointer-events-none opacity-0',
      )}
    >
      {tools.map(({ label, Icon, act }) => (
        <IconButton key={label} label={label} icon={<Icon className="size-5" />} onClick={act} />
      ))}
    </div>
  )
}
