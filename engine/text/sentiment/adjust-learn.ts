// Learns an adjustment from corrections. Only the difference is learned: what the model says already is where it begins, and an
// example that is right with some certainty moves nothing.
//
// Two support vector machines (squared hinge, dual coordinate descent: Hsieh et al. 2008, "A dual coordinate descent method for
// large-scale linear SVM"), one for the side, one for leaning or not, whose wanted margin is lessened by what the model says.
import type { ModelView } from './adjust.ts'
import { ENTRIES_AT_MOST, PLACES, type Weights, writeAdjustment } from './adjust-file.ts'
import { BUCKETS } from './grams.ts'
import type { Article, Judge, Sentiment } from './judge.ts'

/** A text with what a person says of it. */
export interface Example {
  readonly view: ModelView
  readonly sentiment: Sentiment
  /** How much it counts beside the others; 1 when it is not said. */
  readonly weight?: number
  /** Somebody read it and let it stand: what was right has to stay. The others are corrections. */
  readonly anchor?: boolean
}

export interface LearnOptions {
  /** How far one correction may move what it says: higher follows single examples more closely. */
  readonly strength?: number
  /** Runs seen in fewer examples are left out. */
  readonly fewest?: number
}

/** Chosen on held-out texts of eleven simulated organisations, tools/eval/text/adjustment.ts. */
const usual = { strength: 0.7, fewest: 2 }
/** Logits beyond the border at which an example is content. */
const margins = { correction: 1, anchor: 1.5 }
/** An anchor holds as fast as so many corrections pull: few corrections are like each other, and what they pull along is more. */
const ANCHOR_HOLDS = 6
/** More than this is not learned from: later ones are left out. */
const EXAMPLES_AT_MOST = 2_000
/** Of longer texts the last runs, which are the title's and the end's. */
const RUNS_AT_MOST = 4_000
const PASSES = 10
const BUCKETS_AT_MOST = 65_536
/** Texts of one pass after which others get their turn: one or two milliseconds. */
const BETWEEN_BREATHS = 200
/** What is said whatever the text says counts as much as a run that every text had: a little. */
const BIAS = 0.2

/** The same examples in the same order give the same bytes: at most 64 kB, within about a second. */
export function learnAdjustment(
  judge: Judge,
  examples: readonly (Omit<Example, 'view'> & { text: Article })[],
  options: LearnOptions = {},
): Uint8Array {
  const read = examples.slice(0, EXAMPLES_AT_MOST).flatMap(({ text, ...example }) => {
    const view = judge.modelView(text)
    return view ? [{ ...example, view }] : []
  })
  const steps = learnInSteps(read, options)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same from texts that were read, with a breath after every few milliseconds of work. */
export function* learnInSteps(given: readonly Example[], options: LearnOptions = {}): Generator<undefined, Uint8Array> {
  const { strength, fewest } = { ...usual, ...options }
  const examples = given.slice(0, EXAMPLES_AT_MOST)
  const stored = yield* keptBuckets(examples, fewest)
  const texts: Text[] = []
  for (const [i, { view }] of examples.entries()) {
    texts.push(textOf(view, stored.places))
    if (i % BETWEEN_BREATHS === 0) yield
  }
  const requested = examples.map(({ weight = 1, anchor = false }) => ({
    margin: anchor ? margins.anchor : margins.correction,
    weight: strength * weight * (anchor ? ANCHOR_HOLDS : 1),
  }))
  const toSide = examples.map(({ view, sentiment }, i): Goal => {
    const { margin, weight } = requested[i]!
    return { side: sentiment, missing: margin - sentiment * view.sign, weight: sentiment === 0 ? 0 : weight }
  })
  const sign = yield* headOf(texts, toSide, stored.buckets.length)
  const toLean = examples.map(({ view, sentiment }, i): Goal => {
    const { margin, weight } = requested[i]!
    const side = sentiment === 0 ? -1 : 1
    const beyond = view.lean - leanBorder(view, view.sign + sumOf(sign, texts[i]!))
    return { side, missing: margin - side * beyond, weight }
  })
  const lean = yield* headOf(texts, toLean, stored.buckets.length)
  yield
  return writeAdjustment(weightsOf(stored.buckets, texts, sign, lean))
}

/** One of the two questions, as it is learned. */
interface Head {
  weights: Float64Array
  /** One a place, and a last one for all. */
  bias: Float64Array
}

/** What an example asks of a head. */
interface Goal {
  side: number
  /** What the adjustment has to add towards that side before the example is content. */
  missing: number
  /** 0: asks nothing. */
  weight: number
}

/** The buckets of a text that are learned, as places among the kept ones. */
interface Text {
  runs: Int32Array
  share: number
  place: number
}

interface Kept {
  /** Rising. */
  buckets: number[]
  /** Of each bucket among the kept ones; -1: not kept. */
  places: Int32Array
}

function* keptBuckets(examples: readonly Example[], fewest: number): Generator<undefined, Kept> {
  const seen = new Uint16Array(BUCKETS)
  for (const [i, { view }] of examples.entries()) {
    const runs = lastRuns(view)
    for (let k = 0; k < runs.length; k++) seen[runs[k]!]!++
    if (i % BETWEEN_BREATHS === 0) yield
  }
  // So many more than there is room for that what matters is among them, and few enough to stay in the processor's cache.
  const often = borderOf(seen, fewest, BUCKETS_AT_MOST)
  yield
  const places = new Int32Array(BUCKETS).fill(-1)
  const buckets: number[] = []
  for (let bucket = 0; bucket < BUCKETS; bucket++) if (seen[bucket]! >= often) places[bucket] = buckets.push(bucket) - 1
  return { buckets, places }
}

/** The lowest count, at least `fewest`, that no more than `most` buckets reach. */
function borderOf(seen: Uint16Array, fewest: number, most: number): number {
  const reached = new Uint32Array(EXAMPLES_AT_MOST + 2)
  for (let bucket = 0; bucket < seen.length; bucket++) reached[seen[bucket]!]!++
  let border = reached.length - 1
  let sum = 0
  while (border > fewest && sum + reached[border - 1]! <= most) sum += reached[--border]!
  return border
}

const lastRuns = ({ buckets }: ModelView): Int32Array => buckets.subarray(-RUNS_AT_MOST)

function textOf(view: ModelView, places: Int32Array): Text {
  const last = lastRuns(view)
  const runs = new Int32Array(last.length)
  let size = 0
  for (let i = 0; i < last.length; i++) {
    const place = places[last[i]!]!
    if (place >= 0) runs[size++] = place
  }
  return { runs: runs.slice(0, size), share: 1 / Math.sqrt(Math.max(1, view.buckets.length)), place: view.place }
}

/** From this logit on a text leans: the surer it is of its side, the lower. */
function leanBorder({ leansFrom }: ModelView, sign: number): number {
  const surest = 1 / (1 + Math.exp(-Math.abs(sign)))
  const share = Math.min(0.95, leansFrom / surest)
  return Math.log(share / (1 - share))
}

function sumOf({ weights, bias }: Head, { runs, share, place }: Text): number {
  let sum = 0
  for (let i = 0; i < runs.length; i++) sum += weights[runs[i]!]!
  return sum * share + BIAS * (bias[place]! + bias[PLACES]!)
}

function* headOf(texts: readonly Text[], goals: readonly Goal[], size: number): Generator<undefined, Head> {
  const head: Head = { weights: new Float64Array(size), bias: new Float64Array(PLACES + 1) }
  const pulls = new Float64Array(texts.length)
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [i, text] of texts.entries()) {
      if (i % BETWEEN_BREATHS === 0) yield
      const { side, missing, weight } = goals[i]!
      if (weight === 0) continue
      const slack = 1 / (2 * weight)
      const norm = text.runs.length * text.share ** 2 + 2 * BIAS ** 2
      const wanting = missing - side * sumOf(head, text) - pulls[i]! * slack
      const pull = Math.max(0, pulls[i]! + wanting / (norm + slack))
      if (pull !== pulls[i]) add(head, text, side * (pull - pulls[i]!))
      pulls[i] = pull
    }
  }
  return head
}

function add({ weights, bias }: Head, { runs, share, place }: Text, pull: number): void {
  for (let i = 0; i < runs.length; i++) weights[runs[i]!]! += pull * share
  bias[place]! += pull * BIAS
  bias[PLACES]! += pull * BIAS
}

/** The entries that move the texts furthest, so many as the bytes may hold. */
function weightsOf(buckets: readonly number[], texts: readonly Text[], sign: Head, lean: Head): Weights {
  const reach = new Float64Array(buckets.length)
  for (const { runs, share } of texts) for (let i = 0; i < runs.length; i++) reach[runs[i]!]! += share ** 2
  const moved = reach.map((sum, i) => Math.sqrt(sum) * Math.max(Math.abs(sign.weights[i]!), Math.abs(lean.weights[i]!)))
  const border = moved.toSorted().at(-ENTRIES_AT_MOST) ?? 0
  const stored: number[] = []
  for (let i = 0; i < moved.length && stored.length < ENTRIES_AT_MOST; i++)
    if (moved[i]! > 0 && moved[i]! >= border) stored.push(i)
  const biasOf = ({ bias }: Head, place: number): number => BIAS * (bias[place]! + bias[PLACES]!)
  return {
    buckets: stored.map(i => buckets[i]!),
    sign: stored.map(i => sign.weights[i]!),
    lean: stored.map(i => lean.weights[i]!),
    bias: Array.from({ length: PLACES }, (_, place) => ({ sign: biasOf(sign, place), lean: biasOf(lean, place) })),
  }
}
