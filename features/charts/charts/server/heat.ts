/** What makes a word hot, and what makes it new. Pure. */
import type { WordTally } from './keyword-counts.ts'

/** Stories that are neither many nor few: so many more or less say little about a word. */
const plain = 5

/**
 * How hot a word is: the stories that have it, weighed by how much more they are than in the period before. Stories, not articles: a
 * release that a hundred media copy is one. The root keeps frequent words in sight: a word has to come nine times as often to count
 * three times as much, and what always has been said stands where its number puts it.
 */
export const heatOf = (
  now: Pick<WordTally, 'stories'>,
  before: Pick<WordTally, 'stories'>,
  /** How many articles each of the sample stands for. */
  scale = 1,
): number => now.stories * scale * Math.sqrt((now.stories * scale + plain) / (before.stories * scale + plain))

/** A word counts only when articles of several stories have it: copies of one story do not make a topic. */
export const fewestStories = 2

/** How many articles of a stretch of time were looked at, and in how many the word is. */
export interface Seen {
  looked: number
  found: number
}

const fewestStoriesOfNew = 3
/** A new word is at least so many times as frequent as before. */
const timesMore = 5
/** In the organisation as a whole it may have been in one of so many articles. */
const hardlyEver = 2000

/** What came about as often in the period before needs no look at the month. */
export const mayBeNew = (now: WordTally, before: WordTally): boolean =>
  now.stories >= fewestStoriesOfNew && before.articles * timesMore <= now.articles

/** Fewer articles than this are no past of a question's own: then the organisation's is asked instead. */
const littlePast = 20

/**
 * A word is new when several stories have it now, the organisation's articles of the month before hardly ever had it, and the question's own
 * had it far more seldom. One article more than was found is assumed, so that little past proves nothing.
 */
export function isNew(now: Seen & { stories: number }, own: Seen, organisation: Seen): boolean {
  if (now.stories < fewestStoriesOfNew || organisation.found * hardlyEver > organisation.looked) return false
  const past = own.looked < littlePast ? organisation : own
  return ((past.found + 1) / (past.looked + 1)) * timesMore <= now.found / now.looked
}
