// Whether an adjustment is worth using: measured on examples it did not learn from.
import { type Adjustment, adjustedAnswer, answerOf } from './adjust.ts'
import { readAdjustment } from './adjust-file.ts'
import { type Example, learnInSteps } from './adjust-learn.ts'

export interface Proof {
  /** Of the examples left out while learning: right with and without the adjustment, 0–1, each by its weight. */
  rightWith: number
  rightWithout: number
  /** The same of the anchors alone; 1 when there are none. */
  anchorsWith: number
  anchorsWithout: number
  /** Clearly better, and no worse for what people let stand. */
  proven: boolean
}

const FOLDS = 5
/** What was right and let stand may be lost where three times as much is gained, and so much of it anyway, as a share; of a few one. */
const GAINED_FOR_ONE = 3
const LOST_ANYWAY = 0.02
/** Standard deviations of chance between as many better as worse answers and what was counted: about one in fifty by chance. */
const CLEARLY = 2

/** Learns five times, each time without a fifth, and asks that fifth. `undefined` is a breath between a few milliseconds of work. */
export function* proveInSteps(examples: readonly Example[]): Generator<undefined, Proof> {
  const folds = foldsOf(examples)
  const judged: Judged[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const learned = yield* learnInSteps(examples.filter((_, i) => folds[i] !== fold))
    const adjustment = readAdjustment(learned)
    yield
    for (const [i, example] of examples.entries()) if (folds[i] === fold) judged.push(judgedBy(adjustment, example))
    yield
  }
  return proofOf(judged)
}

/** Each fold has its part of the corrections and of the anchors. */
function foldsOf(examples: readonly Example[]): number[] {
  const next = { anchors: 0, corrections: 0 }
  return examples.map(({ anchor }) => next[anchor ? 'anchors' : 'corrections']++ % FOLDS)
}

export interface Judged {
  anchor: boolean
  weight: number
  with: boolean
  without: boolean
}

function judgedBy(adjustment: Adjustment, { view, sentiment, weight = 1, anchor = false }: Example): Judged {
  return {
    anchor,
    weight,
    with: adjustedAnswer(view, adjustment).sentiment === sentiment,
    without: answerOf(view).sentiment === sentiment,
  }
}

export function proofOf(judged: readonly Judged[]): Proof {
  const anchors = judged.filter(({ anchor }) => anchor)
  const [rightWith, rightWithout] = [shareOf(judged, 'with'), shareOf(judged, 'without')]
  const [anchorsWith, anchorsWithout] = [shareOf(anchors, 'with'), shareOf(anchors, 'without')]
  // The sign test, by its normal approximation with the usual half step, which weights can be put into.
  const changed = judged.filter(one => one.with !== one.without)
  const gained = gainOf(changed)
  const spread = Math.sqrt(changed.reduce((sum, one) => sum + one.weight ** 2, 0))
  const lost = gainOf(anchors.filter(one => one.with !== one.without)) * -1
  const bearable = Math.max((gained + lost) / GAINED_FOR_ONE, LOST_ANYWAY * weightOf(anchors), 1)
  const proven = spread > 0 && gained - 1 >= CLEARLY * spread && lost <= bearable
  return { rightWith, rightWithout, anchorsWith, anchorsWithout, proven }
}

const gainOf = (changed: readonly Judged[]): number =>
  changed.reduce((sum, one) => sum + (one.with ? one.weight : -one.weight), 0)
const weightOf = (judged: readonly Judged[]): number => judged.reduce((sum, { weight }) => sum + weight, 0)

function shareOf(judged: readonly Judged[], of: 'with' | 'without'): number {
  const all = weightOf(judged)
  return all === 0 ? 1 : judged.reduce((sum, one) => sum + (one[of] ? one.weight : 0), 0) / all
}
