// From labelled texts to a model: what each part of it learns from, and how much each kind of text counts.
import { groups } from '../../engine/text/sentiment/groups.ts'
import type { Calibration, Head, Model } from '../../engine/text/sentiment/model-file.ts'
import { calibrate } from './calibrate.ts'
import { compress } from './compress.ts'
import type { Labelled, LabelledAspect } from './examples.ts'
import { type Learned, learn, type Settings } from './learn.ts'

const settings: Settings = {
  groups: groups.length,
  epochs: 4,
  rate: 0.2,
  smoothing: 0.03,
  alpha: 2,
  groupAlpha: 2,
  fewest: 2,
}

/** Weights kept of each column: together they make the file. */
const room = { sign: [400_000, 50_000, 100_000, 130_000], lean: [90_000, 80_000, 20_000, 20_000], aspect: 25_000 }

/** What a text counts when learning positive against negative. */
function signWeight({ kind }: Labelled): number {
  return kind === 'ours' ? 2 : kind === 'cars' ? 0.5 : 1
}

/**
 * What a text counts when learning leaning against neutral. Reviews and the financial set have no neutral texts: they would
 * teach the model to tell their kind of text, so they count little beside texts whose neighbours of the same kind are neutral.
 */
function leanWeight({ kind, set, group }: Labelled): number {
  if (kind === 'ours') return 4
  if (kind === 'cars') return 0.5
  if (set === 'financial_news') return 0.6
  if (groups[group] === 'social') return 0.1
  return 0.15
}

interface Raw {
  sign: Learned
  lean: Learned
  aspect: Learned[]
}

/** Texts of `without` and those that share a key with them are left out, and every text counts once. */
export function apart<T extends { fold: number; keys: string[] }>(
  texts: readonly T[],
  without: readonly number[],
): T[] {
  const held = new Set(texts.flatMap(text => (without.includes(text.fold) ? text.keys : [])))
  const met = new Set<string>()
  return texts.filter(({ keys }) => {
    if (keys.some(key => held.has(key)) || met.has(keys[0]!)) return false
    met.add(keys[0]!)
    return true
  })
}

function learnAll(texts: readonly Labelled[], aspects: readonly LabelledAspect[]): Raw {
  const leaning = texts.filter(({ sentiment }) => sentiment !== 0)
  return {
    sign: learn(
      leaning.map(text => ({ ...text, target: text.sentiment > 0 ? 1 : 0, weight: signWeight(text) })),
      settings,
    ),
    lean: learn(
      texts.map(text => ({ ...text, target: text.sentiment === 0 ? 0 : 1, weight: leanWeight(text) })),
      settings,
    ),
    aspect: [-1, 0, 1].map(answer =>
      learn(
        aspects.map(({ buckets, sentiment }) => {
          return { buckets, group: -1, target: sentiment === answer ? 1 : 0, weight: 1 }
        }),
        { ...settings, groups: 0, epochs: 3, rate: 0.1 },
      ),
    ),
  }
}

const plain: Calibration = { slope: 1, offset: 0 }

function compressed(raw: Raw): Pick<Model, 'sign' | 'lean' | 'aspect'> {
  const head = ({ columns, bias, seen }: Learned, most: readonly number[]): Head => ({
    columns: columns.map((column, c) => compress(column, seen, most[c]!)),
    bias,
    calibration: [...groups.map(() => plain), plain],
  })
  return {
    sign: head(raw.sign, room.sign),
    lean: head(raw.lean, room.lean),
    aspect: {
      columns: raw.aspect.map(({ columns, seen }) => compress(columns[0]!, seen, room.aspect)),
      bias: raw.aspect.map(({ bias }) => bias[0]!),
      calibration: raw.aspect.map(() => plain),
    },
  }
}

/** Scores by the compressed weights, as the judge adds them up. */
function scorer({ columns, bias }: Head, used: (group: number) => number[]) {
  const tables = columns.map(({ buckets, weights, scale }) => {
    const table = new Map<number, number>()
    for (let i = 0; i < buckets.length; i++) table.set(buckets[i]!, weights[i]! * scale)
    return table
  })
  return (buckets: Int32Array, group: number): number => {
    let score = 0
    for (const c of used(group)) {
      let sum = 0
      for (const bucket of buckets) sum += tables[c]!.get(bucket) ?? 0
      score += sum / Math.sqrt(Math.max(1, buckets.length)) + bias[c]!
    }
    return score
  }
}

const withGroup = (group: number): number[] => (group < 0 ? [0] : [0, group + 1])

/**
 * Learns from all folds but `without`. Curves and borders are set on one more fold, `tuneOn`, by a model that did not see it;
 * then the weights are learned again with that fold.
 */
export function train(
  texts: readonly Labelled[],
  aspects: readonly LabelledAspect[],
  { without, tuneOn, about }: { without: readonly number[]; tuneOn: number; about: string },
): Model {
  const held = [...without, tuneOn]
  const first = compressed(learnAll(apart(texts, held), apart(aspects, held)))
  const tune = apart(texts, without).filter(text => text.fold === tuneOn)
  const tuneAspects = aspects.filter(aspect => aspect.fold === tuneOn)
  const fitted = curvesAndBorders(first, tune, tuneAspects)
  const last = compressed(learnAll(apart(texts, without), apart(aspects, without)))
  return {
    sign: { ...last.sign, calibration: fitted.sign },
    lean: { ...last.lean, calibration: fitted.lean },
    aspect: { ...last.aspect, calibration: fitted.aspect },
    leansFrom: fitted.leansFrom,
    aspectBias: fitted.aspectBias,
    about,
  }
}

function curvesAndBorders(
  model: Pick<Model, 'sign' | 'lean' | 'aspect'>,
  tune: readonly Labelled[],
  aspects: readonly LabelledAspect[],
) {
  const signOf = scorer(model.sign, withGroup)
  const leanOf = scorer(model.lean, withGroup)
  const sign: Calibration[] = []
  const lean: Calibration[] = []
  const leansFrom: number[] = []
  for (let place = 0; place <= groups.length; place++) {
    const group = place < groups.length ? place : -1
    const own = group < 0 ? tune : tune.filter(text => text.group === group)
    const signs = own.map(text => ({ text, score: signOf(text.buckets, group) }))
    const leans = own.map(text => ({ text, score: leanOf(text.buckets, group) }))
    const polar = signs.filter(({ text }) => text.sentiment !== 0)
    sign.push(calibrate(polar.map(({ text, score }) => ({ score, target: text.sentiment > 0 ? 1 : 0, weight: 1 }))))
    // Only texts drawn as they come say how often a text leans; where there are none, all do.
    const drawn = group >= 0 && groups[group] !== 'review' ? leans.filter(({ text }) => text.kind === 'ours') : leans
    const curve = calibrate(
      drawn.map(({ text, score }) => ({ score, target: text.sentiment === 0 ? 0 : 1, weight: 1 })),
    )
    lean.push(curve)
    const probability = (score: number) => 1 / (1 + Math.exp(-(curve.slope * score + curve.offset)))
    const judged = drawn.map(({ text, score }) => ({
      label: text.sentiment,
      leaning: probability(score),
      side: (signOf(text.buckets, group) > 0 ? 1 : -1) as -1 | 1,
    }))
    // Polar texts of the same kind of medium that must not be lost to neutral.
    const polarOnly = leans
      .filter(({ text }) => text.kind === 'set' && text.sentiment !== 0)
      .map(({ score }) => probability(score))
    leansFrom.push(border(judged, polarOnly))
  }
  const answers = [0, 1, 2].map(answer => scorer(model.aspect, () => [answer]))
  const aspectScores = aspects.map(({ buckets }) => answers.map(scoreOf => scoreOf(buckets, 0)))
  return { sign, lean, leansFrom, ...fitAspect(aspectScores, aspects) }
}

/** The border with the best macro-F1 of three classes, among those that lose at most 8 % of texts known to lean. */
function border(judged: readonly { label: number; leaning: number; side: number }[], polar: readonly number[]): number {
  let best = { f1: -1, from: 0.5 }
  for (let from = 0.05; from < 0.95; from += 0.01) {
    const lost = polar.filter(probability => probability < from).length
    if (lost > 0.08 * polar.length) break
    const f1 = macroF1(judged.map(({ label, leaning, side }) => [leaning < from ? 0 : side, label]))
    if (f1 > best.f1) best = { f1, from: Math.round(from * 100) / 100 }
  }
  return best.from
}

function fitAspect(scores: readonly number[][], aspects: readonly LabelledAspect[]) {
  const aspect = [-1, 0, 1].map((answer, place) =>
    calibrate(
      aspects.map(({ sentiment }, i) => ({
        score: scores[i]![place]!,
        target: sentiment === answer ? 1 : 0,
        weight: 1,
      })),
    ),
  )
  let best = { f1: -1, aspectBias: [0, 0, 0] }
  for (let negative = -1; negative <= 2; negative += 0.1)
    for (let positive = -1; positive <= 2; positive += 0.1) {
      const f1 = macroF1(
        aspects.map(({ sentiment }, i) => {
          const [a, b, c] = scores[i]! as [number, number, number]
          const x = a + negative
          const z = c + positive
          return [x >= b && x >= z ? -1 : z >= b ? 1 : 0, sentiment]
        }),
      )
      if (f1 > best.f1) best = { f1, aspectBias: [negative, 0, positive].map(value => Math.round(value * 10) / 10) }
    }
  return { aspect, aspectBias: best.aspectBias }
}

/** Pairs of answer and label, three classes. */
export function macroF1(pairs: readonly (readonly [number, number])[]): number {
  const classes = [-1, 0, 1].filter(value => pairs.some(([, label]) => label === value))
  const one = (value: number): number => {
    let right = 0
    let wrong = 0
    for (const [answer, label] of pairs) {
      if (answer === value && label === value) right++
      else if (answer === value || label === value) wrong++
    }
    return right === 0 ? 0 : (2 * right) / (2 * right + wrong)
  }
  return classes.reduce((sum, value) => sum + one(value), 0) / Math.max(1, classes.length)
}
