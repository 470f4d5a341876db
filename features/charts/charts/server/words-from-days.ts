/** How often words stand in articles, out of the columns of whole days: every word of every article, and nothing estimated. */
import {
  byStory,
  type ChosenDay,
  givingWay,
  inOrderOfTime,
  type Known,
  type RowsByStory,
  Scratch,
} from '@guanlan/features/articles/articles/server/fact-days'
import type { WordTally } from './keyword-counts.ts'

/** By number of a word as it is compared (`known.keys`). */
export interface WordCounts {
  known: Known
  now(key: number): WordTally
  before(key: number): WordTally
  /** As most stories write them. */
  spelledOf(keys: readonly number[]): string[]
  /** Those that an article of now has. */
  keys(): Generator<number>
}

/** Of each number articles by leaning, and stories. */
class Tallies {
  /** Negative, neutral, positive articles, stories. */
  readonly counts: Uint32Array
  /** The story that counted last: articles of a story come together, and each word counts once in it. */
  readonly story: Int32Array

  constructor(size: number) {
    this.counts = new Uint32Array(size * 4)
    this.story = new Int32Array(size).fill(-1)
  }

  stories(number: number): number {
    return this.counts[number * 4 + 3] ?? 0
  }

  of(number: number): WordTally {
    const [negative = 0, neutral = 0, positive = 0, stories = 0] = this.counts.subarray(number * 4, number * 4 + 4)
    return { articles: negative + neutral + positive, positive, neutral, negative, stories }
  }
}

/**
 * @param days in order of time, with their texts, unfolded
 * @param since microseconds: articles from here on are those of now
 * @param fold of every story the earliest article with a word counts, in either time
 */
export async function wordCountsOf(
  days: readonly ChosenDay[],
  since: number,
  fold: boolean,
): Promise<WordCounts | null> {
  const known = days[0]?.columns.known
  if (!known) return null
  const [now, before] = [new Tallies(known.keys.size), new Tallies(known.keys.size)]
  const scratch = new Scratch()
  try {
    const rows = inOrderOfTime(days, byStory(days, scratch))
    await countMentions(days, rows, since, { now, before, isFolded: fold })
  } finally {
    scratch.release()
  }
  return {
    known,
    now: key => now.of(key),
    before: key => before.of(key),
    spelledOf: keys => mostWritten(days, known, since, keys),
    *keys() {
      for (let key = 0; key < known.keys.size; key++) if (now.stories(key) > 0) yield key
    },
  }
}

/** Every word of every article, millions of them: nothing is made or called in its innermost turn. */
async function countMentions(
  days: readonly ChosenDay[],
  { order, dayOf, rowOf }: RowsByStory,
  since: number,
  { now, before, isFolded }: { now: Tallies; before: Tallies; isFolded: boolean },
): Promise<void> {
  // An article that writes a word in two ways has it once.
  const stamp = new Int32Array(now.story.length).fill(-1)
  const giveWay = givingWay()
  for (let n = 0; n < order.length; n++) {
    if (n % 4096 === 0) await giveWay()
    const at = order[n] as number
    const { columns, texts } = days[dayOf[at] as number] as ChosenDay
    if (!texts) throw new Error('texts were asked for')
    const { starts, places, keys } = texts
    const row = rowOf[at] as number
    const story = columns.stories[columns.storyOf[row] as number] as number
    const leaning = (columns.sentiments[row] as number) + 1
    const { counts, story: lastStory } = (columns.times[row] as number) >= since ? now : before
    const end = starts[row + 1] as number
    for (let place = starts[row] as number; place < end; place++) {
      const key = keys[places[place] as number] as number
      if (stamp[key] === at) continue
      stamp[key] = at
      const isFirst = lastStory[key] !== story
      if (isFirst) {
        lastStory[key] = story
        ;(counts[key * 4 + 3] as number)++
      }
      if (isFirst || !isFolded) (counts[key * 4 + leaning] as number)++
    }
  }
}

/** Most words are written in one way; stories of either time are counted for the others alone. */
function mostWritten(days: readonly ChosenDay[], known: Known, since: number, requested: readonly number[]): string[] {
  const ways = new Map(requested.map(key => [key, [] as number[]]))
  for (let word = 0; word < known.words.size; word++) ways.get(known.keyOf[word] as number)?.push(word)
  const stories = storiesWith(days, since, new Set([...ways.values()].filter(words => words.length > 1).flat()))
  const written = (word: number) => known.words.values[word] as string
  return requested.map(key => {
    const [most] = (ways.get(key) ?? []).toSorted(
      (a, b) => (stories.get(b)?.size ?? 0) - (stories.get(a)?.size ?? 0) || (written(a) < written(b) ? -1 : 1),
    )
    return most === undefined ? '' : written(most)
  })
}

/** The stories that write each of these words; one that does before and since counts twice. */
function storiesWith(days: readonly ChosenDay[], since: number, words: ReadonlySet<number>): Map<number, Set<number>> {
  const stories = new Map([...words].map(word => [word, new Set<number>()]))
  if (words.size === 0) return stories
  for (const { columns, texts, rows } of days) {
    if (!texts?.words.some(word => words.has(word))) continue
    for (const row of rows)
      for (let place = texts.starts[row] as number; place < (texts.starts[row + 1] as number); place++)
        stories
          .get(texts.words[texts.places[place] as number] as number)
          ?.add(
            (columns.stories[columns.storyOf[row] as number] as number) * 2 +
              Number((columns.times[row] as number) >= since),
          )
  }
  return stories
}

/** Articles of these words, by the way in which words are compared. */
export async function articlesWith(
  days: readonly ChosenDay[],
  words: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const known = days[0]?.columns.known
  const numbers = [...words].flatMap(word => known?.keys.known(word) ?? [])
  // By number of the word, its place among those asked for, from 1.
  const places = new Uint16Array(known?.keys.size ?? 0)
  for (const [place, number] of numbers.entries()) places[number] = place + 1
  const counts = new Uint32Array(numbers.length)
  // The article that had it last: one that writes a word in two ways has it once.
  const had = new Uint32Array(numbers.length)
  let article = 0
  const giveWay = givingWay()
  for (const { texts, rows } of days) {
    await giveWay()
    if (!texts) throw new Error('texts were asked for')
    const { starts, keys, places: written } = texts
    const requested = new Uint16Array(keys.length)
    let isThere = false
    for (let place = 0; place < keys.length; place++) {
      const found = places[keys[place] as number] as number
      if (found === 0) continue
      requested[place] = found
      isThere = true
    }
    if (!isThere) continue
    for (const row of rows) {
      article++
      const end = starts[row + 1] as number
      for (let n = starts[row] as number; n < end; n++) {
        const place = requested[written[n] as number] as number
        if (place === 0 || had[place - 1] === article) continue
        had[place - 1] = article
        ;(counts[place - 1] as number)++
      }
    }
  }
  return new Map(numbers.map((number, place) => [known?.keys.values[number] as string, counts[place] as number]))
}
