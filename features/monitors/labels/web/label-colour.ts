/** What the colours of labels look like in the theme, and how they are called. */
import { mostColour } from '../contract/colours.ts'

/** As CSS. 0 is grey, 1 to 10 are the colours of charts, 11 is that of warnings. */
export const labelColour = (colour: number): string =>
  colour === mostColour ? 'var(--danger)' : colour === 0 ? 'var(--text-secondary)' : `var(--chart-${colour})`

export const labelColours = Array.from({ length: mostColour + 1 }, (_, colour) => colour)
