/** A picture that somebody sent, as a page of a document takes it: upright, at most so large, on white. */
import sharp from 'sharp'

export interface PagePicture {
  bytes: Uint8Array
  type: 'jpg'
  /** Pixels. */
  width: number
  height: number
}

/** More are not opened: a picture of a few kilobytes may say that it has 30,000 by 30,000. */
const mostPixels = 100_000_000
/** Pixels of either side: 200 dots an inch over a page. */
const longestSide = 1_600

/** Null: no picture that can be read. */
export async function pagePicture(bytes: Uint8Array): Promise<PagePicture | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
      .rotate()
      .flatten({ background: '#FFFFFF' })
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, type: 'jpg', width: info.width, height: info.height }
  } catch {
    return null
  }
}
