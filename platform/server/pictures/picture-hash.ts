/** What a picture looks like in 64 bits: each bit says whether a place is darker than the one to its right (dHash). Survives another size and compression; cuts are found by hashes of parts. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'

export interface PictureHash {
  width: number
  height: number
  /** Of its bytes. */
  sha256: string
  /** 64 signs, 0 or 1; equal pictures differ in few of them. */
  hash: string
  /** The same of its mirror image. */
  mirrored: string
  /** The same of nine parts, each 70 % of either side: what is left where a border was cut off. */
  tiles: readonly string[]
}

const columns = 9
const rows = 8
/** More are not opened: a picture of a few kilobytes may say that it has 30,000 by 30,000. */
const mostPixels = 50_000_000
/** Fewer differing neighbours say nothing: of one colour, or nearly. */
const fewestBits = 4

/** Null: no picture that can be read, or one that looks like nothing. Vector drawings are not read. */
export async function hashPicture(bytes: Buffer): Promise<PictureHash | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
    const { width, height, format } = await picture.metadata()
    if (!width || !height || format === 'svg' || format === 'pdf') return null
    const { data } = await picture
      .rotate()
      .flatten({ background: '#FFFFFF' })
      .greyscale()
      .resize(columns, rows, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const hash = bitsOf(data, false)
    const ones = [...hash].filter(bit => bit === '1').length
    const flat = Math.max(...data) - Math.min(...data) < fewestBits
    if (flat || (ones === 0 && bitsOf(data, true) === hash)) return null
    return {
      width,
      height,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      hash,
      mirrored: bitsOf(data, true),
      tiles: await tilesOf(bytes),
    }
  } catch {
    // Whatever the bytes are, they are no picture that can be compared.
    return null
  }
}

/** Pixels of a side of the grey square that parts are cut from; a part has 63 of them, seven to a column. */
const side = 90
const part = 63

async function tilesOf(bytes: Buffer): Promise<string[]> {
  const grey = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
    .rotate()
    .flatten({ background: '#FFFFFF' })
    .greyscale()
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer()
  const begins = [0, Math.floor((side - part) / 2), side - part]
  return begins.flatMap(top => begins.map(left => bitsOf(meansOf(grey, left, top), false)))
}

/** A part as so many columns and rows of means. */
function meansOf(grey: Uint8Array, left: number, top: number): Uint8Array {
  const means = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, endX] = [left + (column * part) / columns, left + ((column + 1) * part) / columns]
      const [y, endY] = [top + (row * part) / rows, top + ((row + 1) * part) / rows]
      let [sum, count] = [0, 0]
      for (let at = Math.round(y); at < Math.round(endY); at++)
        for (let along = Math.round(x); along < Math.round(endX); along++) {
          sum += grey[at * side + along] ?? 0
          count++
        }
      means[row * columns + column] = Math.round(sum / Math.max(1, count))
    }
  return means
}

function bitsOf(grey: Uint8Array, isMirrored: boolean): string {
  let bits = ''
  const at = (row: number, column: number) => grey[row * columns + (isMirrored ? columns - 1 - column : column)] ?? 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns - 1; column++) bits += at(row, column) < at(row, column + 1) ? '1' : '0'
  return bits
}
