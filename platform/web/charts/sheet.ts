/** Several charts as one picture, laid out in three columns as on the screen. */
import { createContext } from 'react'
import { saveAs } from '../files/save-as.ts'
import type { ChartColours } from './colours.ts'
import { fileName, type PictureText, pictureSvg, pixelsOf } from './picture.ts'

/** A chart as it is drawn now. */
export interface DrawnPicture {
  /** The picture itself, an `svg` element as text. */
  drawn: string
  width: number
  height: number
  text: PictureText
}

/** Where the charts within tell how they are drawn; each under the name of its place. Null: nobody gathers them. */
export interface Gathering {
  name: string
  into: Map<string, () => DrawnPicture | null>
}
export const GatheringContext = createContext<Gathering | null>(null)

export interface SheetCell {
  picture: DrawnPicture
  /** Columns of three. */
  width: 1 | 2 | 3
}

const [column, gap] = [440, 16]
const widthOf = (columns: number) => columns * column + (columns - 1) * gap

/** Cells in their order, a row as high as its highest. Pure. */
export function sheetOf(cells: readonly SheetCell[], colours: Pick<ChartColours, 'ground' | 'text' | 'quiet'>) {
  let [x, y, high] = [0, gap, 0]
  const drawn = cells.map(({ picture, width: columns }) => {
    const width = widthOf(columns)
    if (x > 0 && x + width > widthOf(3)) [x, y, high] = [0, y + high + gap, 0]
    const whole = pictureSvg(picture.drawn, picture, picture.text, colours)
    const scale = width / whole.width
    const placed = `<g transform="translate(${x + gap} ${y}) scale(${scale})">${whole.svg}</g>`
    x += width + gap
    high = Math.max(high, whole.height * scale)
    return placed
  })
  return { drawn: drawn.join(''), width: widthOf(3) + 2 * gap, height: Math.ceil(y + high + gap) }
}

/** @throws when the browser makes no picture */
export async function saveSheet(
  cells: readonly SheetCell[],
  { title, lines }: Pick<PictureText, 'title' | 'lines'>,
  colours: ChartColours,
): Promise<void> {
  const { drawn, ...size } = sheetOf(cells, colours)
  const { svg, ...whole } = pictureSvg(drawn, size, { title, legend: [], lines }, colours)
  saveAs(await pixelsOf(svg, whole), `${fileName(title)}.png`)
}
