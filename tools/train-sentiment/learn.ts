// Logistic regression over hashed runs of characters, weighted by naive Bayes ratios, with deviations for each kind of medium.
import { BUCKETS } from '../../engine/text/sentiment/grams.ts'

export interface Example {
  buckets: Int32Array
  /** What each bucket counts; without it each counts one over the square root of their number. */
  shares?: Float32Array
  /** Kind of medium, or -1: only the common weights. */
  group: number
  target: 0 | 1
  weight: number
}

export interface Learned {
  /** The buckets that have weights. */
  buckets: Int32Array
  /** How many texts had each of them; where buckets count differently, the sum of the squares of what they count. */
  reach: Float32Array
  /** Their common weights, then the deviations of each group. */
  columns: Float32Array[]
  /** One a column. */
  bias: number[]
}

export interface Settings {
  groups: number
  epochs: number
  rate: number
  /** Share of each label given to the other side: keeps the probabilities honest. */
  smoothing: number
  /** Added to the counts of the naive Bayes ratios: common weights, deviations. */
  alpha: number
  groupAlpha: number
  /** Buckets seen in fewer texts are left out. */
  fewest: number
}

/** Numbers kept beside each other for one bucket of a column: one look at memory finds all three. */
const [WEIGHT, SQUARES, RATIO, STRIDE] = [0, 1, 2, 3] as const

/** The buckets of a text that have weights, as places in a column, and what each counts. */
interface Text {
  places: Int32Array
  shares: Float32Array
}

/** The score of a text is the sum of its weights, each times what its bucket counts, plus the biases. */
export function learn(examples: readonly Example[], settings: Settings): Learned {
  const { groups, fewest, smoothing, rate } = settings
  const seen = new Uint32Array(BUCKETS)
  for (const { buckets } of examples) for (const bucket of buckets) seen[bucket]!++
  const { kept: stored, places } = rank(seen, fewest)
  const texts = examples.map(example => textOf(example, places))
  const columns = [columnOf(examples, texts, stored.length, null, settings.alpha)]
  for (let g = 0; g < groups; g++) columns.push(columnOf(examples, texts, stored.length, g, settings.groupAlpha))
  const bias = columns.map(() => 0)
  const biasSquares = columns.map(() => 1)
  const order = Int32Array.from(examples.keys())
  const random = generator(20_260_101)
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(order, random)
    for (const place of order) step(place)
  }
  return {
    buckets: stored,
    reach: reachOf(examples, texts, stored.length),
    columns: columns.map(column =>
      Float32Array.from(stored, (_, i) => column[STRIDE * i + WEIGHT]! * column[STRIDE * i + RATIO]!),
    ),
    bias,
  }

  function step(place: number): void {
    const { group, target, weight } = examples[place]!
    const text = texts[place]!
    const requested = target === 1 ? 1 - smoothing : smoothing
    let score = sumOf(columns[0]!, text) + bias[0]!
    if (group >= 0) score += sumOf(columns[group + 1]!, text) + bias[group + 1]!
    const error = (1 / (1 + Math.exp(-score)) - requested) * weight
    move(0, text, error)
    if (group >= 0) move(group + 1, text, error)
  }

  function move(c: number, { places, shares }: Text, error: number): void {
    const column = columns[c]!
    for (let i = 0; i < places.length; i++) {
      const at = STRIDE * places[i]!
      const gradient = error * column[at + RATIO]! * shares[i]!
      if (gradient === 0) continue
      const squares = column[at + SQUARES]! + gradient * gradient
      column[at + SQUARES] = squares
      column[at + WEIGHT]! -= (rate * gradient) / (Math.sqrt(squares) + 1e-6)
    }
    biasSquares[c]! += error * error
    bias[c]! -= (rate * error) / Math.sqrt(biasSquares[c]!)
  }
}

function reachOf(examples: readonly Example[], texts: readonly Text[], size: number): Float32Array {
  const reach = new Float32Array(size)
  for (const [at, { places, shares }] of texts.entries()) {
    const differ = examples[at]!.shares !== undefined
    for (let i = 0; i < places.length; i++) reach[places[i]!]! += differ ? shares[i]! * shares[i]! : 1
  }
  return reach
}

function sumOf(column: Float32Array, { places, shares }: Text): number {
  let sum = 0
  for (let i = 0; i < places.length; i++) {
    const at = STRIDE * places[i]!
    sum += column[at + WEIGHT]! * column[at + RATIO]! * shares[i]!
  }
  return sum
}

/** Buckets worth a weight, the most frequent first: what is used together lies together. */
function rank(seen: Uint32Array, fewest: number): { kept: Int32Array; places: Int32Array } {
  let size = 0
  for (let bucket = 0; bucket < BUCKETS; bucket++) if (seen[bucket]! >= fewest) size++
  const stored = new Int32Array(size)
  for (let bucket = 0, i = 0; bucket < BUCKETS; bucket++) if (seen[bucket]! >= fewest) stored[i++] = bucket
  stored.sort((a, b) => seen[b]! - seen[a]! || a - b)
  const places = new Int32Array(BUCKETS).fill(-1)
  for (let i = 0; i < stored.length; i++) places[stored[i]!] = i
  return { kept: stored, places }
}

function textOf({ buckets, shares }: Example, places: Int32Array): Text {
  const equal = 1 / Math.sqrt(Math.max(1, buckets.length))
  const text = { places: new Int32Array(buckets.length), shares: new Float32Array(buckets.length) }
  let size = 0
  for (let i = 0; i < buckets.length; i++) {
    const place = places[buckets[i]!]!
    if (place < 0) continue
    text.places[size] = place
    text.shares[size++] = shares ? shares[i]! : equal
  }
  return { places: text.places.subarray(0, size), shares: text.shares.subarray(0, size) }
}

/**
 * A column before learning: beside each weight (0) the logarithm of how much more often its bucket stands in texts of target 1 than
 * of target 0, in one group or in all.
 */
function columnOf(
  examples: readonly Example[],
  texts: readonly Text[],
  size: number,
  group: number | null,
  alpha: number,
): Float32Array {
  const count = [new Float32Array(size), new Float32Array(size)]
  const total = [0, 0]
  for (const [place, { group: own, target, weight }] of examples.entries()) {
    if (group !== null && own !== group) continue
    for (const at of texts[place]!.places) count[target]![at]! += weight
    total[target]! += weight
  }
  const prior = Math.log((total[0]! + 1) / (total[1]! + 1))
  const column = new Float32Array(STRIDE * size)
  for (let i = 0; i < size; i++) {
    const one = count[1]![i]!
    const none = count[0]![i]!
    const both = one + none
    if (both === 0) continue
    column[STRIDE * i + RATIO] = Math.log((one + alpha) / (none + alpha)) + (prior * both) / (both + 2 * alpha)
  }
  return column
}

export function shuffle(order: Int32Array, random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const k = Math.floor(random() * (i + 1))
    const stored = order[i]!
    order[i] = order[k]!
    order[k] = stored
  }
}

/** The same numbers 0–1 on every machine for one seed. */
export function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
