// Texts nobody wrote to be read. Whatever they are, no part of reading an article throws, and twice the text is not much more than twice the work.
import { describe, expect, it } from 'vitest'
import { rounds } from '../testing/rounds.ts'
import { canonicalise } from './canonical.ts'
import { shinglesOf } from './duplicates/shingles.ts'
import { grams } from './grams.ts'
import { judgeAdvertisement } from './judge/advertisement.ts'
import { dimensionOf } from './judge/dimension.ts'
import { detectLanguage, languageByScript } from './language.ts'
import { markedText } from './marked.ts'
import { createNames } from './names/names.ts'
import { peopleAndOrganisations } from './names/people.ts'
import { placesOf } from './places/places.ts'
import { releaseRegion } from './places/release.ts'
import { splitSentences, summaryOf } from './summary.ts'
import { generalCutter } from './testing/general-cutter.ts'
import { hotWords } from './words/hot.ts'
import { keywordsOf } from './words/keywords.ts'

const names = createNames([
  { id: '1', kind: 'corp', name: '云帆公司', ambiguous: ['云帆'], context: ['手机', '公司'], except: ['云帆路'] },
  { id: '2', kind: 'brand', name: '云帆公司股份', aliases: ['a', '字'], ambiguous: ['字'], context: ['公司'] },
  { id: '3', kind: 'prod', name: '字'.repeat(50) },
])
const general = generalCutter()
const own = generalCutter(['字字字', '云帆', 'a', `${'字'.repeat(60)}尾`])

type Canonical = ReturnType<typeof canonicalise>

/** What the pipeline does with an article; the canonical text is made once. */
const steps: Record<string, (text: string, canonical: Canonical) => unknown> = {
  cut: (_, canonical) => own.cut(canonical),
  keywords: (_, canonical) => keywordsOf(canonical, canonical, { cutter: own }),
  'keywords of a text': text => keywordsOf(text, text, { cutter: general }),
  'hot words': (_, canonical) =>
    hotWords([{ title: canonical, body: canonical, sentiment: -1 }], { cutter: general, fewest: 1 }),
  summary: text => summaryOf(text, text),
  sentences: text => splitSentences(text),
  names: (_, canonical) => names.namesIn({ title: canonical, body: canonical }),
  'people and organisations': text => peopleAndOrganisations(text),
  advertisement: text => judgeAdvertisement(text, text),
  dimension: (_, canonical) => dimensionOf(canonical, canonical),
  'dimension of a text': text => dimensionOf(text, text),
  'language by script': text => languageByScript(text),
  places: (_, canonical) => placesOf(canonical, canonical),
  'region of a medium': text => releaseRegion(text),
  shingles: (_, canonical) => shinglesOf(canonical, canonical),
  grams: (_, canonical) => grams([canonical, canonical]),
  'marked text': (_, canonical) => markedText(canonical),
}

const cycle = (part: string, size: number): string => part.repeat(Math.ceil(size / part.length)).slice(0, size)
/** Every unit there is, in an order that never rests. */
const binary = (size: number): string => {
  const units = new Uint16Array(size)
  let state = 1
  for (let i = 0; i < size; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    units[i] = state >>> 16
  }
  let text = ''
  for (let i = 0; i < size; i += 8192) text += String.fromCharCode(...units.subarray(i, i + 8192))
  return text
}

const texts: Record<string, (size: number) => string> = {
  'one character': size => cycle('字', size),
  'one letter': size => cycle('a', size),
  'one digit': size => cycle('1', size),
  'words without punctuation': size => cycle('银行发布云帆公司手机北京朝阳召回', size),
  'punctuation only': size => cycle('，。！“（…；', size),
  'quotations that never close': size => cycle('他说“云帆。', size),
  'sentences of one character': size => cycle('字。', size),
  'sentences of nothing': size => cycle('。\n', size),
  'unpaired surrogates': size => cycle('\udc00\ud800', size),
  'half a surrogate at every end': size => cycle('字\ud83d', size),
  'marks on one letter': size => `a${cycle('\u0301', size)}`,
  'emoji joined': size => cycle('👩\u200d', size),
  'characters that become eighteen': size => cycle('\ufdfa', Math.ceil(size / 4)),
  'invisible characters': size => cycle('字\u200b\u00ad', size),
  'white space': size => cycle(' \t\u3000\n', size),
  'offices and surnames': size => cycle('副部长王', size),
  'suffixes of companies': size => cycle('有限公司', size),
  'half-said contacts': size => cycle('加我微信号：', size),
  discounts: size => cycle('满1000减', size),
  'full stops': size => cycle('A. ', size),
  'names that need company': size => cycle('云帆，', size),
  'binary rubbish': binary,
}

const SIZE = rounds(15_000, 30_000)
/** Milliseconds below which a difference is chance. */
const FLOOR = 12

/** Processor time in milliseconds, in the better of some runs. */
function costOf(run: () => unknown, runs: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < runs; i++) {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
    if (least < FLOOR) break
  }
  return least
}

/** Both in turns, again while it looks otherwise: a machine that others slow down between two measurements is no proof. */
const attempts = 5

/** Null when twice as much takes less than three times as long; else the figures. */
function outOfProportion(once: () => unknown, twice: () => unknown): string | null {
  let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let i = 0; i < attempts; i++) {
    // The least of all turns on both sides: a slow moment of the short one must not excuse the long one.
    short = Math.min(short, costOf(once, 3))
    long = Math.min(long, costOf(twice, 5))
    if (long < 3 * Math.max(short, FLOOR)) return null
  }
  return `${short} ms, ${long} ms for twice as much`
}

describe.each(Object.entries(texts))('%s', (_, make) => {
  it('is canonicalised in time that grows no faster than it', () => {
    const [once, twice] = [make(SIZE), make(2 * SIZE)]
    expect(
      outOfProportion(
        () => canonicalise(once),
        () => canonicalise(twice),
      ),
    ).toBeNull()
  })

  it('is read in time that grows no faster than it', () => {
    const [once, twice] = [make(SIZE), make(2 * SIZE)]
    const canonical = { once: canonicalise(once), twice: canonicalise(twice) }
    const grown = Object.entries(steps).flatMap(([step, run]) => {
      const grew = outOfProportion(
        () => run(once, canonical.once),
        () => run(twice, canonical.twice),
      )
      return grew ? [`${step}: ${grew}`] : []
    })
    expect(grown).toEqual([])
  })

  it('has a language', async () => {
    expect(await detectLanguage(make(SIZE))).toMatch(/^[a-z]{2}(-[A-Z]{2})?$|^other$/)
  })
})

describe('texts of every length up to twenty', () => {
  it.each(Object.entries(texts))('%s: nothing throws', (_, make) => {
    for (let size = 0; size <= 20; size++) {
      const text = make(size)
      const canonical = canonicalise(text)
      for (const run of Object.values(steps)) expect(() => run(text, canonical)).not.toThrow()
    }
  })
})

const VAST = rounds(1_000_000, 10_000_000)

describe('millions of characters', () => {
  const MOST_MS = rounds(1000, 5000)
  it.each([
    ['words', cycle('云帆公司发布手机。', VAST)],
    ['Latin words', cycle('a quick word, ', VAST)],
  ])(
    '%s: each step ends in time',
    (_, text) => {
      const canonical = canonicalise(text)
      // These two keep every character: they are bounded by the length of a body, nothing else.
      const { sentences, 'marked text': marked, ...bounded } = steps
      const slow = Object.entries(bounded).flatMap(([step, run]) => {
        const cost = costOf(() => run(text, canonical), 1)
        return cost < MOST_MS ? [] : [`${step}: ${cost} ms`]
      })
      expect(slow).toEqual([])
      for (const run of [sentences, marked]) expect(() => run?.(text, canonical)).not.toThrow()
    },
    120_000,
  )

  it('many sentences of one character have a summary', () => {
    expect(summaryOf('', cycle('字。', VAST)).length).toBeLessThanOrEqual(120)
  })
})
