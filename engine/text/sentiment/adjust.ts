// What the corrections of an organisation add to the model: weights of their own for runs of characters, on top of the model's.
// It is counted in logits: a probability is 1 / (1 + e^-logit).

/** From `readAdjustment`. Read once, used for every article of its organisation; keeps about 400 kB. */
export interface Adjustment {
  /** A bit for each end of a bucket that has weights: most runs of a text are done with one look at 16 kB. */
  readonly known: Uint32Array
  /** Buckets by the place their end gives them, or the next free one; -1: free. */
  readonly slots: Int32Array
  /** Two a slot: of sign and of lean. */
  readonly weights: Float32Array
  /** One a place, see `ModelView`. */
  readonly bias: readonly Shift[]
}

/** What is added to the logits of a text. */
export interface Shift {
  readonly sign: number
  readonly lean: number
}

/** A text as the model sees it: its runs, and the logits of what it says. */
export interface ModelView extends Shift {
  /** Different ones, in the order met: those of the title come last. */
  readonly buckets: Int32Array
  /** Its kind among the curves of the model, see kinds.ts; the last one is of no kind. */
  readonly place: number
  /** From this probability of the likelier side on the text leans. */
  readonly leansFrom: number
}

export interface Answer {
  readonly sentiment: -1 | 0 | 1
  /** 0–1: how probable it is that this answer is right. */
  readonly probability: number
}

/** What the logits of a text come to. */
export function answerOf({ sign, lean, leansFrom }: Pick<ModelView, 'sign' | 'lean' | 'leansFrom'>): Answer {
  const leaning = sigmoid(lean)
  const positive = sigmoid(sign)
  const probability = leaning * Math.max(positive, 1 - positive)
  if (probability < leansFrom) return { sentiment: 0, probability: 1 - leaning }
  return { sentiment: positive >= 0.5 ? 1 : -1, probability }
}

/** What a text that was read says with an adjustment. */
export function adjustedAnswer(view: ModelView, adjustment: Adjustment): Answer {
  const { buckets, place, sign, lean, leansFrom } = view
  const shift = shiftOf(adjustment, buckets, buckets.length, place)
  return answerOf({ sign: sign + shift.sign, lean: lean + shift.lean, leansFrom })
}

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** Masks of the ends of buckets that `known` and `slots` go by. */
export const KNOWN = (1 << 17) - 1
export const SLOTS = (1 << 15) - 1

/** What the adjustment adds to a text with these runs: the first `size` of `buckets`. */
export function shiftOf(adjustment: Adjustment, buckets: Int32Array, size: number, place: number): Shift {
  const { known, slots, weights, bias } = adjustment
  let sign = 0
  let lean = 0
  for (let i = 0; i < size; i++) {
    const bucket = buckets[i]!
    const end = bucket & KNOWN
    if ((known[end >>> 5]! & (1 << (end & 31))) === 0) continue
    let slot = bucket & SLOTS
    while (slots[slot] !== -1 && slots[slot] !== bucket) slot = (slot + 1) & SLOTS
    // A free slot weighs nothing.
    sign += weights[2 * slot]!
    lean += weights[2 * slot + 1]!
  }
  const share = 1 / Math.sqrt(Math.max(1, size))
  const { sign: signBias = 0, lean: leanBias = 0 } = bias[place] ?? {}
  return { sign: sign * share + signBias, lean: lean * share + leanBias }
}
