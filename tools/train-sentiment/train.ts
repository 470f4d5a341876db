// From labelled texts to a model: weights from most of them, curves and borders from texts the weights have not seen.
import type { GramSet } from '../../engine/text/sentiment/grams.ts'
import { FIRST_TOPIC, kinds, NO_KIND, topics } from '../../engine/text/sentiment/kinds.ts'
import type { Calibration, Head, Model } from '../../engine/text/sentiment/model-file.ts'
import { createPartAnswers, createScorer, createTopicOf } from '../../engine/text/sentiment/weights.ts'
import { calibrate } from './calibrate.ts'
import type { Labelled, LabelledAspect } from './examples.ts'
import { macroF1 } from './macro-f1.ts'
import { learnAspects, learnTopic, learnWeights, type Placed } from './weighing.ts'

/** Texts of `without` and those that share a key with them are left out, and every text counts once. */
function apart<T extends { fold: number; keys: string[] }>(texts: readonly T[], without: readonly number[]): T[] {
  const stored = new Set(texts.flatMap(text => (without.includes(text.fold) ? text.keys : [])))
  const met = new Set<string>()
  return texts.filter(({ keys }) => {
    if (keys.some(key => stored.has(key)) || met.has(keys[0]!)) return false
    met.add(keys[0]!)
    return true
  })
}

/** Aspects of one text are several rows of it: none of them is a repeat. */
function aspectsApart(aspects: readonly LabelledAspect[], without: readonly number[]): LabelledAspect[] {
  const stored = new Set(aspects.flatMap(aspect => (without.includes(aspect.fold) ? aspect.keys : [])))
  return aspects.filter(({ keys }) => !keys.some(key => stored.has(key)))
}

function place(texts: readonly Labelled[], topic: Head): Placed[] {
  const topicOf = createTopicOf(topic)
  return texts.flatMap(text => {
    const { medium } = text
    if (text.groups) return text.groups.map(group => ({ ...text, group }))
    const group =
      medium === 'review' ? FIRST_TOPIC + topicOf(asSet(text.buckets)) : medium ? kinds.indexOf(medium) : NO_KIND
    return { ...text, group }
  })
}

const asSet = (buckets: Int32Array): GramSet => ({
  buckets,
  size: buckets.length,
  add() {},
  addPairs() {},
  refill() {},
  clear() {},
})

/**
 * Learns from all folds but `without`. Curves and borders are set on one more fold, `tuneOn`, by a model that did not see it;
 * then the weights are learned again with that fold.
 */
export function train(
  texts: readonly Labelled[],
  aspects: readonly LabelledAspect[],
  { without, tuneOn, about }: { without: readonly number[]; tuneOn: number; about: string },
): Model {
  const stored = [...without, tuneOn]
  const own = apart(texts, stored)
  const firstTopic = learnTopic(own)
  const first = learnWeights(place(own, firstTopic))
  const all = apart(texts, without)
  const tune = place(
    all.filter(text => text.fold === tuneOn && text.kind !== 'emoticons'),
    firstTopic,
  )
  const fitted = { ...curvesAndBorders(first, tune), ...fitAspect(aspects, without) }
  const topic = learnTopic(all)
  const last = learnWeights(place(all, topic))
  return {
    sign: { ...last.sign, calibration: fitted.sign },
    lean: { ...last.lean, calibration: fitted.lean },
    topic,
    aspect: { ...learnAspects(aspectsApart(aspects, without)), calibration: fitted.aspect },
    leansFrom: fitted.leansFrom,
    aspectFrom: fitted.aspectFrom,
    about,
  }
}

function curvesAndBorders({ sign, lean }: Pick<Model, 'sign' | 'lean'>, tune: readonly Placed[]) {
  const scores = createScorer(sign, lean)
  const fitted = { sign: [] as Calibration[], lean: [] as Calibration[], leansFrom: [] as number[] }
  for (let at = 0; at <= kinds.length; at++) {
    const group = at < kinds.length ? at : NO_KIND
    const own = tune.filter(text => group === NO_KIND || text.group === group)
    const scored = own.map(text => ({ text, ...scores(asSet(text.buckets), group) }))
    const polar = scored.filter(({ text }) => text.sentiment !== 0)
    const signCurve = calibrate(
      polar.map(({ text, sign }) => ({ score: sign, target: text.sentiment > 0 ? 1 : 0, weight: 1 })),
    )
    const weighed = scored.map(entry => ({ ...entry, weight: naturalWeight(entry.text) }))
    const leanCurve = calibrate(
      weighed.map(({ text, lean, weight }) => ({ score: lean, target: text.sentiment === 0 ? 0 : 1, weight })),
    )
    const judged = scored.map(({ text, sign, lean }) => {
      const positive = probability(signCurve, sign)
      const strength = probability(leanCurve, lean) * Math.max(positive, 1 - positive)
      return {
        label: text.sentiment,
        strength,
        side: positive < 0.5 ? -1 : 1,
        natural: isNatural(text) && !seldom(text),
      }
    })
    fitted.sign.push(signCurve)
    fitted.lean.push(leanCurve)
    fitted.leansFrom.push(border(judged))
  }
  return fitted
}

const probability = ({ slope, offset }: Calibration, score: number) => 1 / (1 + Math.exp(-(slope * score + offset)))

/** Only texts drawn as they come tell how often a text leans. */
const isNatural = ({ kind }: Labelled): boolean => kind === 'ours' || kind === 'cars'

/**
 * Where there are texts drawn as they come, each counts five times one that is there because it leans. Of reviews of other things
 * than cars there are none: nearly all lean.
 */
function naturalWeight(text: Placed): number {
  return seldom(text) || isNatural(text) ? 1 : 0.2
}

/** Taken for a review of something else than a car. */
const seldom = ({ medium, group }: Placed): boolean =>
  medium === 'review' && group !== FIRST_TOPIC + topics.indexOf('car')

interface Judged {
  label: number
  strength: number
  side: number
  natural: boolean
}

/** Macro-F1 that may be given away for a higher border: torn between neutral and a pole, a monitoring desk files neutral. */
const GIVEN_AWAY = 0.01

/**
 * The highest border whose macro-F1 of three classes, on texts drawn as they come, is about the best, among those that lose at
 * most 8 % of the texts known to lean. Where there are no texts as they come, the lowest: such texts lean.
 */
function border(judged: readonly Judged[]): number {
  const natural = judged.filter(text => text.natural)
  const polar = judged.filter(text => !text.natural && text.label !== 0)
  if (natural.length < 100) return LOWEST
  const tried: { f1: number; from: number }[] = []
  for (let percent = 100 * LOWEST; percent < 95; percent++) {
    const from = percent / 100
    if (polar.filter(({ strength }) => strength < from).length > 0.08 * polar.length) break
    tried.push({ from, f1: macroF1(natural.map(({ label, strength, side }) => [strength < from ? 0 : side, label])) })
  }
  const best = Math.max(...tried.map(({ f1 }) => f1))
  return tried.findLast(({ f1 }) => f1 >= best - GIVEN_AWAY)?.from ?? LOWEST
}

const LOWEST = 0.1

/** The aspects are few: every fold but `without` is scored by weights learned from the others, and all set the borders. */
function fitAspect(aspects: readonly LabelledAspect[], without: readonly number[]) {
  const folds = [0, 1, 2, 3, 4].filter(fold => !without.includes(fold))
  const scored = folds.flatMap(fold => {
    const answers = createPartAnswers(learnAspects(aspectsApart(aspects, [...without, fold])))
    const own = aspects.filter(aspect => aspect.fold === fold && aspect.kind === 'aspect')
    return own.map(({ sentiment, ...parts }) => {
      const [lean = 0, sign = 0] = answers(parts)
      return { sentiment, lean, sign }
    })
  })
  const polar = scored.filter(({ sentiment }) => sentiment !== 0)
  const leanCurve = calibrate(
    scored.map(({ sentiment, lean }) => ({ score: lean, target: sentiment === 0 ? 0 : 1, weight: 1 })),
  )
  const signCurve = calibrate(
    polar.map(({ sentiment, sign }) => ({ score: sign, target: sentiment > 0 ? 1 : 0, weight: 1 })),
  )
  let best = { f1: -1, aspectFrom: [0.5, 0.5] }
  for (let lean = 15; lean < 70; lean += 2)
    for (let sign = 30; sign < 70; sign += 2) {
      const pairs = scored.map((row): [number, number] => {
        if (probability(leanCurve, row.lean) < lean / 100) return [0, row.sentiment]
        return [probability(signCurve, row.sign) < sign / 100 ? -1 : 1, row.sentiment]
      })
      const f1 = macroF1(pairs)
      if (f1 > best.f1) best = { f1, aspectFrom: [lean / 100, sign / 100] }
    }
  return { aspect: [leanCurve, signCurve], aspectFrom: best.aspectFrom }
}
