/**
 * Whole numbers of 32 bits in ascending order, by their digits: a sort that compares guesses wrong every other time on the pairs of a text, and takes
 * twice as long.
 */
const DIGIT_BITS = 11
const DIGITS = 1 << DIGIT_BITS
const MASK = DIGITS - 1
/** Of fewer, counting takes longer than comparing. */
const FEWEST = 300
const SIGN = 0x8000_0000 | 0

const counts = new Int32Array(3 * DIGITS)
let scratch = new Int32Array(4096)

/** Sorts `numbers` where they are. */
export function sortNumbers(numbers: Int32Array): Int32Array {
  const size = numbers.length
  if (size < FEWEST) return numbers.sort()
  if (size > scratch.length) scratch = new Int32Array(size * 2)
  const other = scratch
  counts.fill(0)
  for (let i = 0; i < size; i++) {
    const number = numbers[i]! ^ SIGN
    counts[number & MASK]!++
    counts[DIGITS + ((number >>> DIGIT_BITS) & MASK)]!++
    counts[2 * DIGITS + (number >>> (2 * DIGIT_BITS))]!++
  }
  let low = 0
  let middle = 0
  let high = 0
  for (let digit = 0; digit < DIGITS; digit++) {
    low = begin(digit, low)
    middle = begin(DIGITS + digit, middle)
    high = begin(2 * DIGITS + digit, high)
  }
  for (let i = 0; i < size; i++) other[counts[numbers[i]! & MASK]!++] = numbers[i]!
  for (let i = 0; i < size; i++) {
    const number = other[i]!
    numbers[counts[DIGITS + ((number >>> DIGIT_BITS) & MASK)]!++] = number
  }
  for (let i = 0; i < size; i++) {
    const number = numbers[i]!
    other[counts[2 * DIGITS + ((number ^ SIGN) >>> (2 * DIGIT_BITS))]!++] = number
  }
  numbers.set(other.subarray(0, size))
  if (scratch.length > KEPT) scratch = new Int32Array(4096)
  return numbers
}

/** A book leaves no room behind that nobody needs again. */
const KEPT = 1 << 18

/** Puts in place of how many there are where they begin; returns where the next ones do. */
function begin(at: number, from: number): number {
  const count = counts[at]!
  counts[at] = from
  return from + count
}
