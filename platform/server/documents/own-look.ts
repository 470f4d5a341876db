/** A document in the colour and with the mark of the organisation that sends it. Pure. */
import { bytesOfMark, type Look } from '@guanlan/platform/contract'
import { type PaperDocument, type PaperMark, plainLook } from './document.ts'

/** @param own null: as it is. A colour that the document says for itself counts more */
export function inLookOf(paper: PaperDocument, own: Look | null): PaperDocument {
  if (own === null) return paper
  const { colour, mark } = own
  const picture = markOf(mark)
  const isPlain = paper.look.accent === plainLook.accent
  return {
    ...paper,
    ...(colour !== '' && isPlain && { look: inColour(paper.look, colour) }),
    ...(picture && { mark: picture }),
  }
}

const inColour = (look: PaperDocument['look'], accent: string): PaperDocument['look'] => ({
  ...look,
  accent,
  palette: [accent, ...look.palette.slice(1)],
})

/** Null: none, or none that says how large it is. */
function markOf(mark: string): PaperMark | null {
  const found = bytesOfMark(mark)
  if (!found) return null
  const bytes = Buffer.from(found.base64, 'base64')
  const size = found.type === 'image/png' ? sizeOfPng(bytes) : sizeOfJpeg(bytes)
  return size && size.width > 0 && size.height > 0
    ? { type: found.type === 'image/png' ? 'png' : 'jpg', bytes, ...size }
    : null
}

interface Size {
  width: number
  height: number
}

/** Its first piece is IHDR: width and height come first (PNG, 11.2.2). */
const sizeOfPng = (bytes: Buffer): Size | null =>
  bytes.length < 24 ? null : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }

/** The frame header (SOF0 to SOF15 without DHT, JPG and DAC) says height and width (T.81, B.2.2). */
function sizeOfJpeg(bytes: Buffer): Size | null {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] as number
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

/** A picture so high keeps its shape, and is never wider than five times that. */
export function markAt({ width, height }: PaperMark, high: number): Size {
  const wide = (width / height) * high
  return wide <= 5 * high ? { width: wide, height: high } : { width: 5 * high, height: (height / width) * 5 * high }
}

export const markAddress = ({ type, bytes }: PaperMark): string =>
  `data:image/${type === 'jpg' ? 'jpeg' : 'png'};base64,${Buffer.from(bytes).toString('base64')}`
