// The picture that was chosen, or what is wrong with it.

import { useState } from 'react'
import { openPicture, type PictureProblem } from './chosen-picture.ts'

export type ChosenPicture = {
  readonly problem: PictureProblem | undefined
  readonly isOpening: boolean
  readonly choose: (file: File) => void
  /** Takes the complaint away. */
  readonly forget: () => void
}

/** `onOpened` gets each one that can be used. */
export function useChosenPicture(
  onOpened: (picture: ImageBitmap) => Promise<void> | void,
): ChosenPicture {
  const [problem, setProblem] = useState<PictureProblem>()
  const [isOpening, setIsOpening] = useState(false)
  const choose = async (file: File) => {
    setIsOpening(true)
    try {
      const picture = await openPicture(file)
      setProblem(typeof picture === 'string' ? picture : undefined)
      if (typeof picture !== 'string') await onOpened(picture)
    } catch {
      setProblem('unreadable')
    } finally {
      setIsOpening(false)
    }
  }
  return {
    problem,
    isOpening,
    choose: (file) => void choose(file),
    forget: () => setProblem(undefined),
  }
}
