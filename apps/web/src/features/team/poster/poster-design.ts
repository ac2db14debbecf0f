// The three designs of the poster: colours with at least 4.5:1 between text and ground.

export const POSTER_DESIGNS = ['blue', 'light', 'dark'] as const
export type PosterDesign = (typeof POSTER_DESIGNS)[number]

export type PosterColours = {
  readonly ground: string
  readonly text: string
  readonly soft: string
  /** Of the mark, and of the rule above the code. */
  readonly accent: string
  readonly markGround: string
  readonly markBars: string
  /** Lines of the pattern. */
  readonly pattern: string
}

export const POSTER_COLOURS: Readonly<Record<PosterDesign, PosterColours>> = {
  light: {
    ground: '#ffffff',
    text: '#12171f',
    soft: '#4a5565',
    accent: '#1d5fd6',
    markGround: '#1d5fd6',
    markBars: '#ffffff',
    pattern: '#e8eefa',
  },
  dark: {
    ground: '#0b0e13',
    text: '#edf1f7',
    soft: '#a9b4c3',
    accent: '#7aa8ff',
    markGround: '#1d5fd6',
    markBars: '#ffffff',
    pattern: '#1b2639',
  },
  blue: {
    ground: '#1d5fd6',
    text: '#ffffff',
    soft: '#eaf1ff',
    accent: '#f2b44b',
    markGround: '#ffffff',
    markBars: '#1d5fd6',
    pattern: '#2f6de0',
  },
}
