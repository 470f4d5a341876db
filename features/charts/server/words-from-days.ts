/** How often words stand in articles, out of the columns of whole days: every word of every article, and nothing estimated. */
import type { ChosenDay, Known } from '@guanlan/features/articles/server/fact-days'
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
  readonly #counts: Uint32Array
  /** The story that counted last: within a story each word counts once. */
  readonly #story: Int32Array

  constructor(size: number) {
    this.#counts = new Uint32Array(size * 4)
    this.#story = new Int32Array(size).fill(-1)
  }

  /** @param story articles of a story come together */
  add(number: number, story: number, leaning: number, isFolded: boolean): void {
    const isFirst = this.#story[number] !== story
    if (isFirst) {
      this.#story[number] = story
      ;(this.#counts[number * 4 + 3] as number)++
    }
    if (isFirst || !isFolded) (this.#counts[number * 4 + leaning + 1] as number)++
  }

  stories(number: number): number {
    return this.#counts[number * 4 + 3] ?? 0
  }

  of(number: number): WordTally {
    const [negative = 0, neutral = 0, positive = 0, stories = 0] = this.#counts.subarray(number * 4, number * 4 + 4)
    return { articles: negative + neutral + positive, positive, neutral, negative, stories }
  }
}

/**
 * @param days in order of time, with their texts, unfolded
 * @param since microseconds: articles from here on are those of now
 * @param fold of every story the earliest article with a word counts, in either time
 */
export function wordCountsOf(days: readonly ChosenDay[], since: number, fold: boolean): WordCounts | null {
  const known = days[0]?.columns.known
  if (!known) return null
  const [now, before] = [new Tallies(known.keys.size), new Tallies(known.keys.size)]
  eachMention(days, ({ story, key, leaning, time }) => (time >= since ? now : before).add(key, story, leaning, fold))
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

interface Mention {
  story: number
  word: number
  key: number
  leaning: number
  time: number
}

/** Every word of every article once, story by story. What is handed on is the same object each time. */
function eachMention(days: readonly ChosenDay[], tell: (mention: Mention) => void): void {
  const known = days[0]?.columns.known
  if (!known) return
  // An article that writes a word in two ways has it once.
  const stamp = new Int32Array(known.keys.size).fill(-1)
  const { order, dayOf, rowOf } = byStory(days, known.stories.size)
  const mention: Mention = { story: 0, word: 0, key: 0, leaning: 0, time: 0 }
  for (const at of order) {
    const { columns, texts } = days[dayOf[at] as number] as ChosenDay
    if (!texts) throw new Error('texts were asked for')
    const { starts, places, keys, words } = texts
    const row = rowOf[at] as number
    mention.story = columns.stories[columns.storyOf[row] as number] as number
    mention.leaning = columns.sentiments[row] as number
    mention.time = columns.times[row] as number
    const end = starts[row + 1] as number
    for (let n = starts[row] as number; n < end; n++) {
      const place = places[n] as number
      const key = keys[place] as number
      if (stamp[key] === at) continue
      stamp[key] = at
      mention.key = key
      mention.word = words[place] as number
      tell(mention)
    }
  }
}

/** Places of all rows, story by story, within a story in order of time. */
function byStory(days: readonly ChosenDay[], stories: number) {
  const total = days.reduce((sum, { rows }) => sum + rows.length, 0)
  const [dayOf, rowOf, storyOf, starts] = [
    new Uint16Array(total),
    new Uint32Array(total),
    new Uint32Array(total),
    new Uint32Array(stories + 1),
  ]
  let at = 0
  for (const [day, { columns, rows }] of days.entries())
    for (const row of rows) {
      const story = columns.stories[columns.storyOf[row] as number] as number
      dayOf[at] = day
      rowOf[at] = row
      storyOf[at++] = story
      ;(starts[story + 1] as number)++
    }
  for (let story = 0; story < stories; story++) (starts[story + 1] as number) += starts[story] as number
  const order = new Uint32Array(total)
  for (let place = 0; place < total; place++) order[(starts[storyOf[place] as number] as number)++] = place
  // Days of several monitors lie side by side. From here on a start is the end of its story.
  if (areSideBySide(days)) {
    const compare = (a: number, b: number) => timeAt(a) - timeAt(b)
    for (let story = 0; story < stories; story++) order.subarray(starts[story - 1] ?? 0, starts[story]).sort(compare)
  }
  return { order, dayOf, rowOf }

  function timeAt(place: number): number {
    return (days[dayOf[place] as number] as ChosenDay).columns.times[rowOf[place] as number] as number
  }
}

const areSideBySide = (days: readonly ChosenDay[]): boolean =>
  days.some(({ columns }, n) => n > 0 && (columns.times[0] ?? 0) <= (days[n - 1]?.columns.times.at(-1) ?? -1))

/** Most words are written in one way; stories of either time are counted for the others alone. */
function mostWritten(days: readonly ChosenDay[], known: Known, since: number, asked: readonly number[]): string[] {
  const ways = new Map(asked.map(key => [key, [] as number[]]))
  for (let word = 0; word < known.words.size; word++) ways.get(known.keyOf[word] as number)?.push(word)
  const several = [...ways.values()].some(words => words.length > 1)
  const stories = new Tallies(several ? known.words.size : 0)
  if (several)
    eachMention(days, ({ story, word, key, time }) => {
      if ((ways.get(key)?.length ?? 0) > 1) stories.add(word, story * 2 + Number(time >= since), 0, true)
    })
  const written = (word: number) => known.words.values[word] as string
  return asked.map(key => {
    const [most] = (ways.get(key) ?? []).toSorted(
      (a, b) => stories.stories(b) - stories.stories(a) || (written(a) < written(b) ? -1 : 1),
    )
    return most === undefined ? '' : written(most)
  })
}
