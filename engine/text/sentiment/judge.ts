// Whether a text speaks well or badly of its subject, or only informs; and how sure that is.
import { readAspectInto } from './aspect.ts'
import { createGramSet, type Range, READ_AT_MOST, readInto } from './grams.ts'
import { FIRST_TOPIC, kinds, medium, NO_KIND } from './kinds.ts'
import { type NegativityLevel, negativityLevel } from './level.ts'
import { type Calibration, readModel } from './model-file.ts'
import { around, type Hit, leadOf } from './passages.ts'
import { createAnswers, createScorer, createTopicOf, type Scores } from './weights.ts'

export type Sentiment = -1 | 0 | 1

export interface ToJudge {
  readonly title?: string
  readonly body?: string
  /** As articles have it: web, press, weibo, comment … An unknown one is judged by what is common to all media. */
  readonly mediaType: string
  /** Hits of a monitor (UTF-16 offsets in title or body): what is said around them counts more, and their own words not at all. */
  readonly around?: readonly Hit[]
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
  /** The side the text would be on if it leaned, also where `judge` answers neutral. */
  side(text: ToJudge): -1 | 1
  /** Sentiment towards one aspect, whose words stand at `aspects` in `text`; without any the text as a whole is judged. */
  judgeAspect(text: string, aspects: readonly Range[]): Omit<Judgement, 'level'>
  /** On what the model was trained. */
  readonly about: string
}

/** What the sentences around the hits weigh against title and lead. */
const AROUND_SHARE = 0.6

/**
 * `bytes` is the content of model.bin, which the caller reads (the engine opens no files). Throws when they are damaged or of
 * another format. Keeps about 45 MB. Texts of any length take bounded time.
 */
export function createJudge(bytes: Uint8Array): Judge {
  const model = readModel(bytes)
  const grams = createGramSet()
  const scores = createScorer(model.sign, model.lean)
  const topicOf = createTopicOf(model.topic)
  let aspectScores: ReturnType<typeof createAnswers> | undefined

  /** Null when nothing can be read. */
  function scoresOf({ title = '', body = '', mediaType, around: hits = [] }: ToJudge): Read | null {
    const media = medium(mediaType)
    const head = title.slice(0, READ_AT_MOST)
    const lead = leadOf(body, media === 'news')
    const inTitle = hits.filter(hit => hit.field === 'title')
    readInto(grams, head, lead, inTitle)
    if (grams.size === 0) return null
    const kind = media === 'review' ? FIRST_TOPIC + topicOf(grams) : media ? kinds.indexOf(media) : NO_KIND
    let { sign, lean } = scores(grams, kind)
    if (hits.length > 0) {
      const near = around(
        body,
        hits.filter(hit => hit.field === 'body'),
      )
      readInto(grams, inTitle.length > 0 ? head : '', near.text, inTitle, near.hits)
      if (grams.size > 0) {
        const own = scores(grams, kind)
        sign += AROUND_SHARE * (own.sign - sign)
        lean += AROUND_SHARE * (own.lean - lean)
      }
    }
    return { sign, lean, head, lead, place: kind === NO_KIND ? kinds.length : kind }
  }

  return {
    about: model.about,

    judge(text) {
      const read = scoresOf(text)
      if (!read) return { sentiment: 0, probability: 1, level: null }
      const leaning = sigmoid(model.lean.calibration[read.place]!, read.lean)
      const positive = sigmoid(model.sign.calibration[read.place]!, read.sign)
      const probability = leaning * Math.max(positive, 1 - positive)
      if (probability < model.leansFrom[read.place]!) return { sentiment: 0, probability: 1 - leaning, level: null }
      if (positive >= 0.5) return { sentiment: 1, probability, level: null }
      return { sentiment: -1, probability, level: negativityLevel(read.head, read.lead, probability) }
    },

    side(text) {
      const read = scoresOf(text)
      return read && sigmoid(model.sign.calibration[read.place]!, read.sign) < 0.5 ? -1 : 1
    },

    judgeAspect(text, aspects) {
      aspectScores ??= createAnswers(model.aspect)
      readAspectInto(grams, text, aspects)
      if (grams.size === 0) return { sentiment: 0, probability: 1 }
      const [leaning = 0, positive = 0] = aspectScores(grams).map((score, c) =>
        sigmoid(model.aspect.calibration[c]!, score),
      )
      const [leansFrom = 1, positiveFrom = 1] = model.aspectFrom
      if (leaning < leansFrom) return { sentiment: 0, probability: 1 - leaning }
      if (positive >= positiveFrom) return { sentiment: 1, probability: leaning * positive }
      return { sentiment: -1, probability: leaning * (1 - positive) }
    },
  }
}

interface Read extends Scores {
  head: string
  lead: string
  /** Of its kind among the borders and curves. */
  place: number
}

const sigmoid = ({ slope, offset }: Calibration, score: number): number => 1 / (1 + Math.exp(-(slope * score + offset)))
