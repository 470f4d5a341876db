/** How a person reads: where the pane stands, how large its text is, in which face, and whether only paragraphs with hits are shown. */
import { useListSettings } from '@guanlan/platform/web'
import { useCallback, useMemo } from 'react'

export const readingPlaces = ['right', 'below', 'off'] as const
export const textSizes = ['small', 'medium', 'large', 'huge'] as const
export const textFaces = ['sans', 'song'] as const

export interface ReadingLook {
  /** Off: an article that is opened takes the whole screen. */
  place: (typeof readingPlaces)[number]
  size: (typeof textSizes)[number]
  face: (typeof textFaces)[number]
  /** Only paragraphs that hold a hit. */
  hitsOnly: boolean
}

/** Pixels of the text and of its lines. */
export const textMeasures: Readonly<Record<ReadingLook['size'], { size: number; line: number }>> = {
  small: { size: 13, line: 22 },
  medium: { size: 15, line: 26 },
  large: { size: 17, line: 30 },
  huge: { size: 20, line: 36 },
}

/** What is not known counts as not chosen. Pure. */
export function readingLookOf({ place, size, face, hitsOnly }: Readonly<Record<string, string>>): ReadingLook {
  return {
    place: readingPlaces.find(each => each === place) ?? 'right',
    size: textSizes.find(each => each === size) ?? 'medium',
    face: textFaces.find(each => each === face) ?? 'sans',
    hitsOnly: hitsOnly === 'yes',
  }
}

/** Kept for the person like the layout of a list, under the name `reading`; the same wherever articles are read. */
export function useReadingLook(): ReadingLook & { choose: (part: Partial<ReadingLook>) => void } {
  const { choices, arrange } = useListSettings('reading')
  const look = useMemo(() => readingLookOf(choices), [choices])
  const choose = useCallback(
    (part: Partial<ReadingLook>) => {
      const { hitsOnly, ...rest } = { ...look, ...part }
      arrange({ choices: { ...rest, hitsOnly: hitsOnly ? 'yes' : 'no' } })
    },
    [arrange, look],
  )
  return { ...look, choose }
}
