import type { ChartBand } from '@guanlan/platform/contract'
import { useMemo } from 'react'
import { useWords } from '../language/words.ts'
import { expectedAt, expectedSentence } from './band.ts'
import { chartStrings } from './strings.ts'

/** What a band says: at a row, and as a whole; for pictures that are not drawn by a chart of the kit. */
export function useExpected(): { at: (band: ChartBand, row: number) => string; sentence: (band: ChartBand) => string } {
  const t = useWords(chartStrings)
  return useMemo(
    () => ({ at: (band, row) => expectedAt(t, band, row), sentence: band => expectedSentence(t, band) }),
    [t],
  )
}
