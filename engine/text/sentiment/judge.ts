// Whether a text speaks well or badly of its subject, or only informs; and how sure that is.
import { plainLeaning } from '../aspects/leaning.ts'
import { type Adjustment, answerOf, type ModelView, type Shift, shiftOf } from './adjust.ts'
import { readAspect } from './aspect.ts'
import { addBody, addTitle, createGramSet, READ_AT_MOST, readInto, type TextRange } from './grams.ts'
import { FIRST_TOPIC, kinds, medium, NO_KIND } from './kinds.ts'
import { harmIn, levelOf, type NegativityLevel } from './level.ts'
import { type Calibration, readModel } from './model-file.ts'
import { around, type Hit, leadOf } from './passages.ts'
import { behindTurn, type Frame, frameOf, withoutDoubled } from './turns.ts'
import { createPartAnswers, createScorer, createTopicOf, type Scores } from './weights.ts'

export type Sentiment = -1 | 0 | 1

export interface Article {
  readonly title?: string
  readonly body?: string
  /** As articles have it: web, press, weibo, comment … An unknown one is judged by what is common to all media. */
  readonly mediaType: string
}

export interface ToJudge extends Article {
  /** Hits of a monitor, see `Hit`: what is said around them counts more, and their own words not at all. */
  readonly around?: readonly Hit[]
}

/** An article that was read once: each further question costs what stands around the hits, not the whole text again. */
export interface JudgedArticle {
  /** Of the article as a whole. */
  readonly judgement: Judgement
  /** Towards the subject whose words stand at the hits: what `judge({ ...article, around })` answers. Without hits, `judgement`. */
  towards(around: readonly Hit[]): Judgement
  /** The same article as an organisation reads it; in place of an adjustment it has already. Costs a few microseconds. */
  adjusted(adjustment: Adjustment): JudgedArticle
}

export interface Judgement {
  readonly sentiment: Sentiment
  /** 0–1: how probable it is that this answer is right. */
  readonly probability: number
  /** 4 general, 3 important, 2 severe, 1 major; null unless negative. */
  readonly level: NegativityLevel | null
}

export interface Judge {
  judge(text: ToJudge): Judgement
  /** For articles that several monitors want: keeps up to 120 kB as long as the answer is kept. */
  article(text: Article): JudgedArticle
  /** The side the text would be on if it leaned, also where `judge` answers neutral. */
  side(text: ToJudge): -1 | 1
  /** What an adjustment is learned from (adjust-learn.ts); null where there is nothing to read. */
  modelView(text: Article): ModelView | null
  /** Sentiment towards one aspect, whose words stand at `aspects` in `text`; without any the text as a whole is judged. */
  judgeAspect(text: string, aspects: readonly TextRange[]): Omit<Judgement, 'level'>
  /** On what the model was trained. */
  readonly about: string
}

/** What the sentences around the hits weigh against title and lead. */
const AROUND_SHARE = 0.6
/** Of a sentence that is read by its plain words; a set value, too few are in the reviews to measure it. */
const PLAIN_SURE = 0.9
/** What stands behind the turn of a short text weighs against the whole. */
const TURN_SHARE = 0.5

/**
 * `bytes` is the content of model.bin, which the caller reads (the engine opens no files). Throws when they are damaged or of
 * another format. Keeps about 45 MB. Texts of any length take bounded time.
 */
export function createJudge(bytes: Uint8Array): Judge {
  const model = readModel(bytes)
  const grams = createGramSet()
  const scores = createScorer(model.sign, model.lean)
  const topicOf = createTopicOf(model.topic)
  let aspectScores: ReturnType<typeof createPartAnswers> | undefined

  /** The whole text; null when there is nothing to read. Leaves its runs in `grams`. */
  function read({ title = '', body = '', mediaType }: Article): Read | null {
    const media = medium(mediaType)
    const head = title.slice(0, READ_AT_MOST)
    const lead = leadOf(body, media === 'news')
    const isNews = media === 'news'
    grams.clear()
    addBody(grams, isNews ? lead : withoutDoubled(lead))
    const inBody = grams.size
    addTitle(grams, head)
    if (grams.size === 0) return null
    const kind = media === 'review' ? FIRST_TOPIC + topicOf(grams) : media ? kinds.indexOf(media) : NO_KIND
    const place = kind === NO_KIND ? kinds.length : kind
    const whole = scores(grams, kind)
    const behind = isNews || head !== '' ? '' : withoutDoubled(behindTurn(lead))
    return {
      ...(behind === '' ? whole : between(whole, scoresBehind(behind, kind), TURN_SHARE)),
      head,
      body,
      lead,
      inBody,
      kind,
      place,
      frame: frameOf(isNews ? head : ''),
    }
  }

  /** What a short text says behind its turn. Leaves the runs in `grams` as they were. */
  function scoresBehind(behind: string, kind: number): Scores {
    const runs = runsOf()
    grams.clear()
    addBody(grams, behind)
    const answer = scores(grams, kind)
    grams.clear()
    grams.refill(runs)
    return answer
  }

  /** `bodyRuns`: the buckets of the lead, in case the title must be read again without the names in it. */
  function scoresAround(whole: Read, runs: Int32Array, hits: readonly Hit[], own?: Own): Told {
    let { sign, lean } = whole
    let shift = own?.shift
    const inTitle = hits.filter(hit => hit.field === 'title')
    if (inTitle.length > 0) {
      grams.clear()
      grams.refill(runs.subarray(0, whole.inBody))
      addTitle(grams, whole.head, inTitle)
      ;({ sign, lean } = scores(grams, whole.kind))
      if (own) shift = shiftOf(own.adjustment, grams.buckets, grams.size, whole.place)
    }
    const near = around(
      whole.body,
      hits.filter(hit => hit.field === 'body'),
    )
    readInto(grams, inTitle.length > 0 ? whole.head : '', near.text, inTitle, near.hits)
    if (grams.size === 0) return { sign, lean, shift }
    const beside = scores(grams, whole.kind)
    if (own && shift) shift = between(shift, shiftOf(own.adjustment, grams.buckets, grams.size, whole.place))
    return { ...between({ sign, lean }, beside), shift }
  }

  function decide({ place, frame }: Read, { sign, lean, shift }: Told, harm: () => number): Judgement {
    const { sentiment, probability } = answerOf({
      lean: logit(model.lean.calibration[place]!, lean) + frame.lean + (shift?.lean ?? 0),
      sign: logit(model.sign.calibration[place]!, sign) + frame.sign + (shift?.sign ?? 0),
      leansFrom: model.leansFrom[place]!,
    })
    return { sentiment, probability, level: sentiment === -1 ? levelOf(harm(), probability) : null }
  }

  const runsOf = (): Int32Array => grams.buckets.slice(0, grams.size)

  return {
    about: model.about,

    judge({ around: hits = [], ...text }) {
      const whole = read(text)
      if (!whole) return nothing
      const reported = hits.length > 0 ? scoresAround(whole, runsOf(), hits) : whole
      return decide(whole, reported, () => harmIn(whole.head, whole.lead))
    },

    article(text) {
      const whole = read(text)
      if (!whole) return unread
      const runs = runsOf()
      let known: number | undefined
      const harm = (): number => {
        known ??= harmIn(whole.head, whole.lead)
        return known
      }
      const answers = (own?: Own): JudgedArticle => {
        const judgement = decide(whole, { sign: whole.sign, lean: whole.lean, shift: own?.shift }, harm)
        return {
          judgement,
          towards: hits => (hits.length > 0 ? decide(whole, scoresAround(whole, runs, hits, own), harm) : judgement),
          adjusted: adjustment => answers({ adjustment, shift: shiftOf(adjustment, runs, runs.length, whole.place) }),
        }
      }
      return answers()
    },

    modelView(text) {
      const whole = read(text)
      if (!whole) return null
      const { place, sign, lean, frame } = whole
      return {
        buckets: runsOf(),
        place,
        sign: logit(model.sign.calibration[place]!, sign) + frame.sign,
        lean: logit(model.lean.calibration[place]!, lean) + frame.lean,
        leansFrom: model.leansFrom[place]!,
      }
    },

    side({ around: hits = [], ...text }) {
      const whole = read(text)
      if (!whole) return 1
      const { sign } = hits.length > 0 ? scoresAround(whole, runsOf(), hits) : whole
      return sigmoid(model.sign.calibration[whole.place]!, sign) < 0.5 ? -1 : 1
    },

    judgeAspect(text, aspects) {
      aspectScores ??= createPartAnswers(model.aspect)
      const parts = readAspect(grams, text, aspects)
      if (parts.buckets.length === 0) return { sentiment: 0, probability: 1 }
      const plain = plainLeaning(text)
      if (plain !== null) return { sentiment: plain, probability: PLAIN_SURE }
      const [leaning = 0, positive = 0] = aspectScores(parts).map((score, c) =>
        sigmoid(model.aspect.calibration[c]!, score),
      )
      const [leansFrom = 1, positiveFrom = 1] = model.aspectFrom
      if (leaning < leansFrom) return { sentiment: 0, probability: 1 - leaning }
      if (positive >= positiveFrom) return { sentiment: 1, probability: leaning * positive }
      return { sentiment: -1, probability: leaning * (1 - positive) }
    },
  }
}

/** Of a text without a word. */
const nothing: Judgement = { sentiment: 0, probability: 1, level: null }
const unread: JudgedArticle = { judgement: nothing, towards: () => nothing, adjusted: () => unread }

/** What one organisation's adjustment makes of an article. */
interface Own {
  adjustment: Adjustment
  /** Of the article as a whole. */
  shift: Shift
}

/** Scores, and what an adjustment adds to the logits that follow from them. */
interface Told extends Scores {
  shift?: Shift | undefined
}

interface Read extends Scores {
  head: string
  body: string
  /** Of the body what is read. */
  lead: string
  /** How many of the runs read, the first ones, are the lead's. */
  inBody: number
  kind: number
  /** Of its kind among the borders and curves. */
  place: number
  /** What its headline is worth besides. */
  frame: Frame
}

/** From what the whole says towards what stands around the hits. */
const between = (whole: Scores, near: Scores, share = AROUND_SHARE): Scores => ({
  sign: whole.sign + share * (near.sign - whole.sign),
  lean: whole.lean + share * (near.lean - whole.lean),
})

const logit = ({ slope, offset }: Calibration, score: number): number => slope * score + offset
const sigmoid = (curve: Calibration, score: number): number => 1 / (1 + Math.exp(-logit(curve, score)))
