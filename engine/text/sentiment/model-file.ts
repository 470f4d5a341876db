// The model as bytes: written by tools/train-sentiment, read here. Derived weights only, no text.
//
//   'GLSM' · format u32 · checksum u32 of all that follows · length u32 of the heading · heading (JSON) · columns
//
// A column is its weights that are not 0, by bucket: first the gaps between buckets as variable-length integers (seven bits a
// byte, low bits first), then one signed byte a weight, to be multiplied with the column's scale. Integers are little-endian.
import { type Column, checksum, packGaps, unpackGaps } from './columns.ts'
import { BUCKETS } from './grams.ts'

/** Raised when features, columns or heading change their meaning: an older file is refused. */
export const FORMAT = 5
const MAGIC = 0x4d534c47
const HEAD = 16

/** Probability of a score: 1 / (1 + e^-(slope · score + offset)). */
export interface Calibration {
  readonly slope: number
  readonly offset: number
}

/** Common weights, then the deviations of each kind of text (kinds.ts); or one column for each answer. */
export interface Head {
  readonly columns: readonly Column[]
  /** One a column. */
  readonly bias: readonly number[]
  /** One a kind, and a last one for texts of no kind; or one for each answer. */
  readonly calibration: readonly Calibration[]
}

export interface Model {
  /** Positive against negative, for texts that lean at all. */
  readonly sign: Head
  /** Leaning (positive or negative) against neutral. */
  readonly lean: Head
  /** From this probability of the likelier side on a text leans; one a kind, and a last one for texts of no kind. */
  readonly leansFrom: readonly number[]
  /** What a review is of: one column a topic, over buckets shifted by TOPIC_SHIFT. */
  readonly topic: Head
  /** About one aspect: leaning against neutral, then positive against negative; one column and one curve each. */
  readonly aspect: Head
  /** From this probability on an aspect leans, and from this one on what leans is positive. */
  readonly aspectFrom: readonly number[]
  /** When and on what it was trained, for whoever asks a file what it is. */
  readonly about: string
}

interface Heading {
  buckets: number
  about: string
  leansFrom: readonly number[]
  aspectFrom: readonly number[]
  heads: Record<HeadName, { bias: readonly number[]; calibration: readonly Calibration[]; columns: ColumnHeading[] }>
}
interface ColumnHeading {
  count: number
  scale: number
  gapBytes: number
}
type HeadName = (typeof headNames)[number]
const headNames = ['sign', 'lean', 'topic', 'aspect'] as const

export function writeModel(model: Model): Uint8Array {
  const parts: Uint8Array[] = []
  const headingOf = ({ columns, bias, calibration }: Head) => ({
    bias,
    calibration,
    columns: columns.map(({ buckets, weights, scale }) => {
      const gaps = packGaps(buckets)
      parts.push(gaps, new Uint8Array(weights.buffer, weights.byteOffset, weights.length))
      return { count: buckets.length, scale, gapBytes: gaps.length }
    }),
  })
  const { about, leansFrom, aspectFrom } = model
  const heads = {
    sign: headingOf(model.sign),
    lean: headingOf(model.lean),
    topic: headingOf(model.topic),
    aspect: headingOf(model.aspect),
  }
  const heading = new TextEncoder().encode(
    JSON.stringify({ buckets: BUCKETS, about, leansFrom, aspectFrom, heads } satisfies Heading),
  )
  const size = [heading, ...parts].reduce((sum, part) => sum + part.length, HEAD)
  const bytes = new Uint8Array(size)
  let at = HEAD
  for (const part of [heading, ...parts]) {
    bytes.set(part, at)
    at += part.length
  }
  const view = new DataView(bytes.buffer)
  view.setUint32(0, MAGIC, true)
  view.setUint32(4, FORMAT, true)
  view.setUint32(12, heading.length, true)
  view.setUint32(8, checksum(bytes.subarray(12)), true)
  return bytes
}

/** Throws an Error that says why when the bytes are no model, a damaged one, or one of another format. */
export function readModel(bytes: Uint8Array): Model {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < HEAD || view.getUint32(0, true) !== MAGIC) throw new Error('This is no sentiment model.')
  const format = view.getUint32(4, true)
  if (format !== FORMAT) throw new Error(`The sentiment model has format ${format}; this program reads ${FORMAT}.`)
  if (view.getUint32(8, true) !== checksum(bytes.subarray(12))) throw new Error('The sentiment model is damaged.')
  const length = view.getUint32(12, true)
  const heading = JSON.parse(new TextDecoder().decode(bytes.subarray(HEAD, HEAD + length))) as Heading
  if (heading.buckets !== BUCKETS) throw new Error('The sentiment model counts its features differently.')
  let at = HEAD + length
  const [sign, lean, topic, aspect] = headNames.map(name => {
    const { bias, calibration, columns } = heading.heads[name]
    return { bias, calibration, columns: columns.map(readColumn) }
  })
  return { sign: sign!, lean: lean!, topic: topic!, aspect: aspect!, ...pick(heading) }

  function readColumn({ count, scale, gapBytes }: ColumnHeading): Column {
    const buckets = unpackGaps(bytes.subarray(at, at + gapBytes), count)
    at += gapBytes
    const weights = Int8Array.from(bytes.subarray(at, at + count))
    at += count
    return { buckets, weights, scale }
  }
}

const pick = ({ about, leansFrom, aspectFrom }: Heading) => ({ about, leansFrom, aspectFrom })
