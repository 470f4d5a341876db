import { type CloudShape, fitsIn, middleOf } from './cloud-shapes.ts'

/**
 * Words placed around a middle, the largest first, none over another: the same words always stand in the same places, so that two
 * pictures can be compared. Pure.
 */
export interface PlacedWord {
  row: number
  /** Middle of the word, in pixels. */
  x: number
  y: number
  size: number
}

const [smallest, largest] = [12, 40]
const [gapX, gapY] = [8, 3]

/** About as wide as it is drawn: a Chinese character is as wide as it is high, a Latin letter a little over half. */
export function widthOf(word: string, size: number): number {
  let em = 0
  for (const letter of word) em += /[\u2e80-\uffef]/.test(letter) ? 1 : /[A-ZMW]/.test(letter) ? 0.72 : 0.56
  return em * size
}

/** By the square root, so that the area of a word says how much it is. */
export const sizeOf = (value: number, most: number): number =>
  most <= 0 ? smallest : smallest + (largest - smallest) * Math.sqrt(Math.max(0, value) / most)

/** As large as all of them have room; what has none at the smallest is left out, the rarest first. */
export function placeWords(
  words: readonly { text: string; value: number }[],
  width: number,
  height: number,
  shape: CloudShape = 'rectangle',
): PlacedWord[] {
  // Half as large on a phone, twice as large on a big screen.
  const fit = Math.min(2, Math.max(0.6, Math.min(width / 420, height / 220)))
  // A shape is seen once words fill it, and none but the rectangle is as flat as most rooms.
  const room = { width: shape === 'rectangle' ? width : Math.min(width, height * 1.25), height, shape }
  const shares = shape === 'rectangle' ? [1, 0.8, 0.64, 0.5] : [1.6, 1.35, 1.15, 1, 0.8, 0.64, 0.5]
  let placed: PlacedWord[] = []
  for (const share of shares) {
    placed = placedAt(words, room, Math.max(0.6, fit * share))
    if (placed.length === words.length) break
  }
  return placed.map(word => ({ ...word, x: word.x + (width - room.width) / 2 }))
}

interface Room {
  width: number
  height: number
  shape: CloudShape
}

function placedAt(words: readonly { text: string; value: number }[], room: Room, fit: number): PlacedWord[] {
  const most = Math.max(0, ...words.map(({ value }) => value))
  const inOrder = words
    .map((word, row) => ({ ...word, row }))
    .sort((one, other) => other.value - one.value || one.row - other.row)
  const placed: (PlacedWord & Box)[] = []
  for (const { text, value, row } of inOrder) {
    const size = Math.max(11, Math.round(sizeOf(value, most) * fit))
    const box = { width: widthOf(text, size) + gapX, height: size * 1.25 + gapY }
    const spot = freeSpot(box, placed, room)
    if (spot) placed.push({ row, size, ...spot, ...box })
  }
  return placed.map(({ row, x, y, size }) => ({ row, x, y, size }))
}

type Box = { x: number; y: number; width: number; height: number }

/** Outwards on a spiral that is as flat as the room. */
function freeSpot(box: { width: number; height: number }, taken: readonly Box[], room: Room) {
  const { width, height, shape } = room
  const middle = (height * (1 + middleOf[shape])) / 2
  for (let step = 0; step < steps; step++) {
    const [angle, reach] = shape === 'rectangle' ? loose(step) : dense(step)
    const x = width / 2 + reach * Math.cos(angle) * (width / height)
    const y = middle + reach * Math.sin(angle)
    if (fitsIn(shape, { x, y, ...box }, room) && taken.every(other => apart({ x, y, ...box }, other))) return { x, y }
  }
  return null
}

const steps = 2_400
const loose = (step: number): [number, number] => [step * 0.35, step * 0.35 * 1.6]
/** About 8 pixels from one place to the next, also far from the middle: a shape is seen by its edge. */
function dense(step: number): [number, number] {
  const angle = Math.sqrt(5.3 * step)
  return [angle, 3 * angle]
}

const apart = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) * 2 >= one.width + other.width || Math.abs(one.y - other.y) * 2 >= one.height + other.height
