// What is being drawn: the tool that was chosen last, and the drawing that is changed.

import type { DrawingTool } from '@fairtick/ui/drawing'
import { create } from 'zustand'

export type DrawingState = {
  /** Until the chart has drawn it. */
  readonly wanted: { readonly tool: DrawingTool } | undefined
  readonly selected: string | undefined
}

export const useDrawingState = create<DrawingState>()(() => ({
  wanted: undefined,
  selected: undefined,
}))

export function selectDrawing(id: string | undefined): void {
  useDrawingState.setState({ wanted: undefined, selected: id })
}

export function chooseTool(tool: DrawingTool): void {
  useDrawingState.setState({ wanted: { tool }, selected: undefined })
}
