/** Gathers the charts of a screen and saves them as one picture. */
import { useCallback, useState } from 'react'
import { useChartColours } from './colours.ts'
import type { PictureText } from './picture.ts'
import { type DrawnPicture, type SheetCell, saveSheet } from './sheet.ts'

export interface SheetPlace {
  name: string
  width: SheetCell['width']
}

/** Milliseconds until what is on its way is left out, between two looks, and that a chart takes to come in. */
const [longestMs, pauseMs, comingInMs] = [60_000, 300, 1_200]
const wait = (ms: number) => new Promise(done => setTimeout(done, ms))

/** `into` is given to `GatheringContext`; while `isGathering` everything is to be drawn, also what nobody scrolled to. */
export function useSheet() {
  const colours = useChartColours('panel')
  const [into] = useState(() => new Map<string, () => DrawnPicture | null>())
  const [isGathering, setGathering] = useState(false)
  /** @param text is given the places that have no picture: tables, what is empty, what failed or took too long @throws when there is none at all */
  const save = useCallback(
    async (
      places: readonly SheetPlace[],
      isWaiting: (name: string) => boolean,
      text: (missing: readonly string[]) => Promise<Pick<PictureText, 'title' | 'lines'>>,
    ): Promise<void> => {
      setGathering(true)
      try {
        const began = Date.now()
        do await wait(pauseMs)
        while (places.some(({ name }) => isWaiting(name)) && Date.now() - began < longestMs)
        await wait(comingInMs)
        const drawn = places.map(({ name, width }) => ({ name, width, picture: into.get(name)?.() ?? null }))
        const cells = drawn.flatMap(({ width, picture }) => (picture ? [{ width, picture }] : []))
        if (cells.length === 0) throw new Error('nothing is drawn')
        await saveSheet(cells, await text(drawn.filter(each => !each.picture).map(({ name }) => name)), colours)
      } finally {
        setGathering(false)
      }
    },
    [into, colours],
  )
  return { into, isGathering, save }
}
