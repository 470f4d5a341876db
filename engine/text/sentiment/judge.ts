// Whether a text speaks well or badly of its subject, or only informs; and how sure that is.
import { ASPECT, readAspectInto } from './aspect.ts'
import { BUCKETS, createGramSet, type Range, READ_AT_MOST, readInto } from './grams.ts'
import { groupIndex, groups } from './groups.ts'
import { type NegativityLevel, negativityLevel } from './level.ts'
import { type Head, readModel } from './model-file.ts'
import { around, type Hit, leadOf } from './passages.ts'

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
 * another format. Keeps about 16 MB for each kind of medium met. Texts of any length take bounded time.
 */
export function createJudge(bytes: Uint8Array): Judge {
  const model = readModel(bytes)
  const grams = createGramSet()
  const tables = new Map<number, Float32Array>()
  let aspectTable: Float32Array | undefined

  /** Both weights of each bucket side by side: one look into memory a feature. */
  function tableOf(group: number): Float32Array {
    let table = tables.get(group)
    if (!table) {
      table = new Float32Array(2 * BUCKETS)
      addTo(table, 2, 0, model.sign, group < 0 ? [0] : [0, group + 1])
      addTo(table, 2, 1, model.lean, group < 0 ? [0] : [0, group + 1])
      tables.set(group, table)
    }
    return table
  }

  /** Scores of what `grams` holds. */
  function scores(group: number): Scores {
    const table = tableOf(group)
    const { buckets, size } = grams
    let sign = 0
    let lean = 0
    for (let i = 0; i < size; i++) {
      const at = 2 * buckets[i]!
      sign += table[at]!
      lean += table[at + 1]!
    }
    const share = 1 / Math.sqrt(Math.max(1, size))
    return { sign: sign * share + biasOf(model.sign, group), lean: lean * share + biasOf(model.lean, group) }
  }

  function read(
    title: string,
    body: string,
    group: number,
    inTitle: readonly Range[],
    inBody: readonly Range[],
  ): Scores {
    readInto(grams, title, body, inTitle, inBody)
    return scores(group)
  }

  /** Null when nothing can be read. */
  function scoresOf({ title = '', body = '', mediaType, around: hits = [] }: ToJudge) {
    const group = groupIndex(mediaType)
    const head = title.slice(0, READ_AT_MOST)
    const lead = leadOf(body, groups[group] === 'news')
    const inTitle = hits.filter(hit => hit.field === 'title')
    const inBody = hits.filter(hit => hit.field === 'body')
    let { sign, lean } = read(head, lead, group, inTitle, [])
    if (grams.size === 0) return null
    if (hits.length > 0) {
      const near = around(body, inBody)
      const own = read(inTitle.length > 0 ? head : '', near.text, group, inTitle, near.hits)
      if (grams.size > 0) {
        sign += AROUND_SHARE * (own.sign - sign)
        lean += AROUND_SHARE * (own.lean - lean)
      }
    }
    return { sign, lean, head, lead, place: group < 0 ? groups.length : group }
  }

  return {
    about: model.about,

    judge(text) {
      const scored = scoresOf(text)
      if (!scored) return { sentiment: 0, probability: 1, level: null }
      const { place, sign, lean } = scored
      const leaning = probabilityOf(model.lean, place, lean)
      if (leaning < model.leansFrom[place]!) return { sentiment: 0, probability: 1 - leaning, level: null }
      const positive = probabilityOf(model.sign, place, sign)
      if (positive >= 0.5) return { sentiment: 1, probability: leaning * positive, level: null }
      const probability = leaning * (1 - positive)
      return { sentiment: -1, probability, level: negativityLevel(scored.head, scored.lead, probability) }
    },

    side(text) {
      const scored = scoresOf(text)
      return scored && probabilityOf(model.sign, scored.place, scored.sign) < 0.5 ? -1 : 1
    },

    judgeAspect(text, aspects) {
      aspectTable ??= aspectTableOf(model.aspect)
      readAspectInto(grams, text, aspects)
      if (grams.size === 0) return { sentiment: 0, probability: 1 }
      const { buckets, size } = grams
      const sums = [0, 0, 0]
      for (let i = 0; i < size; i++) {
        const at = ASPECT.answers * buckets[i]!
        for (let answer = 0; answer < ASPECT.answers; answer++) sums[answer]! += aspectTable[at + answer]!
      }
      const share = 1 / Math.sqrt(size)
      const scored = sums.map((sum, answer) => sum * share + model.aspect.bias[answer]!)
      const weighed = scored.map((score, answer) => score + model.aspectBias[answer]!)
      const best = weighed.indexOf(Math.max(...weighed))
      const chances = scored.map((score, answer) => sigmoid(model.aspect.calibration[answer]!, score))
      const probability = chances[best]! / chances.reduce((sum, chance) => sum + chance, 0)
      return { sentiment: (best - 1) as Sentiment, probability }
    },
  }
}

interface Scores {
  sign: number
  lean: number
}

const biasOf = ({ bias }: Head, group: number): number => bias[0]! + (group < 0 ? 0 : bias[group + 1]!)

const probabilityOf = ({ calibration }: Head, place: number, score: number): number =>
  sigmoid(calibration[place]!, score)

const sigmoid = ({ slope, offset }: { slope: number; offset: number }, score: number): number =>
  1 / (1 + Math.exp(-(slope * score + offset)))

function addTo(table: Float32Array, stride: number, offset: number, head: Head, columns: readonly number[]): void {
  for (const c of columns) {
    const { buckets, weights, scale } = head.columns[c]!
    for (let i = 0; i < buckets.length; i++) table[stride * buckets[i]! + offset]! += scale * weights[i]!
  }
}

function aspectTableOf(head: Head): Float32Array {
  const table = new Float32Array(ASPECT.answers * BUCKETS)
  for (let answer = 0; answer < ASPECT.answers; answer++) addTo(table, ASPECT.answers, answer, head, [answer])
  return table
}
