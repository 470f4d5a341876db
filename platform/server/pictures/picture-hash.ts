/** What a picture looks like in 64 bits: each bit says whether a place is darker than the one to its right (dHash). Survives another size and compression, not cuts. */
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
    }
  } catch {
    // Whatever the bytes are, they are no picture that can be compared.
    return null
  }
}

function bitsOf(grey: Uint8Array, isMirrored: boolean): string {
  let bits = ''
  const at = (row: number, column: number) => grey[row * columns + (isMirrored ? columns - 1 - column : column)] ?? 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns - 1; column++) bits += at(row, column) < at(row, column + 1) ? '1' : '0'
  return bits
}
