// Logistic regression over hashed runs of characters, weighted by naive Bayes ratios, with deviations for each kind of medium.
import { BUCKETS } from '../../engine/text/sentiment/grams.ts'

export interface Example {
  buckets: Int32Array
  /** Kind of medium, or -1: only the common weights. */
  group: number
  target: 0 | 1
  weight: number
}

export interface Learned {
  /** The buckets that have weights. */
  buckets: Int32Array
  /** How many texts had each of them. */
  seen: Uint32Array
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

/** The score of a text is the sum of its weights over the square root of their number, plus the biases. */
export function learn(examples: readonly Example[], settings: Settings): Learned {
  const { groups, fewest, smoothing, rate } = settings
  const seen = new Uint32Array(BUCKETS)
  for (const { buckets } of examples) for (const bucket of buckets) seen[bucket]!++
  const { kept, places } = rank(seen, fewest)
  const texts = examples.map(({ buckets }) => buckets.map(bucket => places[bucket]!).filter(place => place >= 0))
  const ratios = [ratiosOf(examples, texts, kept.length, null, settings.alpha)]
  for (let g = 0; g < groups; g++) ratios.push(ratiosOf(examples, texts, kept.length, g, settings.groupAlpha))
  const weights = ratios.map(() => new Float32Array(kept.length))
  const squares = ratios.map(() => new Float32Array(kept.length))
  const bias = ratios.map(() => 0)
  const biasSquares = ratios.map(() => 1)
  const order = Int32Array.from(examples.keys())
  const random = generator(20_260_101)
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(order, random)
    for (const place of order) step(place)
  }
  const columns = weights.map((column, c) => column.map((weight, i) => weight * ratios[c]![i]!))
  return { buckets: kept, seen: Uint32Array.from(kept, bucket => seen[bucket]!), columns, bias }

  function step(place: number): void {
    const { buckets, group, target, weight } = examples[place]!
    const text = texts[place]!
    const share = 1 / Math.sqrt(Math.max(1, buckets.length))
    const wanted = target === 1 ? 1 - smoothing : smoothing
    let score = sumOf(0, text) * share + bias[0]!
    if (group >= 0) score += sumOf(group + 1, text) * share + bias[group + 1]!
    const error = (1 / (1 + Math.exp(-score)) - wanted) * weight
    move(0, text, error, share)
    if (group >= 0) move(group + 1, text, error, share)
  }

  function sumOf(c: number, text: Int32Array): number {
    const w = weights[c]!
    const r = ratios[c]!
    let sum = 0
    for (let i = 0; i < text.length; i++) sum += w[text[i]!]! * r[text[i]!]!
    return sum
  }

  function move(c: number, text: Int32Array, error: number, share: number): void {
    const w = weights[c]!
    const r = ratios[c]!
    const s = squares[c]!
    for (let i = 0; i < text.length; i++) {
      const at = text[i]!
      const gradient = error * r[at]! * share
      if (gradient === 0) continue
      s[at]! += gradient * gradient
      w[at]! -= (rate * gradient) / (Math.sqrt(s[at]!) + 1e-6)
    }
    biasSquares[c]! += error * error
    bias[c]! -= (rate * error) / Math.sqrt(biasSquares[c]!)
  }
}

/** Buckets worth a weight, the most frequent first: what is used together lies together. */
function rank(seen: Uint32Array, fewest: number): { kept: Int32Array; places: Int32Array } {
  const kept = Int32Array.from(seen.keys()).filter(bucket => seen[bucket]! >= fewest)
  kept.sort((a, b) => seen[b]! - seen[a]! || a - b)
  const places = new Int32Array(BUCKETS).fill(-1)
  for (let i = 0; i < kept.length; i++) places[kept[i]!] = i
  return { kept, places }
}

/** Logarithm of how much more often a bucket stands in texts of target 1 than of target 0, in one group or in all. */
function ratiosOf(
  examples: readonly Example[],
  texts: readonly Int32Array[],
  size: number,
  group: number | null,
  alpha: number,
): Float32Array {
  const count = [new Float32Array(size), new Float32Array(size)]
  const total = [0, 0]
  for (const [place, { group: own, target, weight }] of examples.entries()) {
    if (group !== null && own !== group) continue
    for (const at of texts[place]!) count[target]![at]! += weight
    total[target]! += weight
  }
  const prior = Math.log((total[0]! + 1) / (total[1]! + 1))
  return Float32Array.from({ length: size }, (_, i) => {
    const one = count[1]![i]!
    const none = count[0]![i]!
    const both = one + none
    return both === 0 ? 0 : Math.log((one + alpha) / (none + alpha)) + (prior * both) / (both + 2 * alpha)
  })
}

export function shuffle(order: Int32Array, random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const k = Math.floor(random() * (i + 1))
    const held = order[i]!
    order[i] = order[k]!
    order[k] = held
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
