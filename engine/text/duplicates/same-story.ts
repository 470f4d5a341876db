// Whether two texts are one story: the exact decision, whatever found the pair.
import { type Shingles, shared } from './shingles.ts'

/** Share of all runs of both texts that both have: above it they are the same text, edited. */
const NEARLY_EQUAL = 0.7
/** Share of the shorter text found in the longer: above it the shorter is a cut of the longer. */
const CONTAINED = 0.8
/** A shorter text of fewer runs says too little: its words stand in many articles that are not its story. */
const LEAST_TO_BE_CONTAINED = 30
/** Under nearly the same title a short text is a cut of the longer one all the same. */
const LEAST_UNDER_ONE_TITLE = 14
const SAME_TITLE = 0.8
const SAME_LEAD = 0.8
/** Of two titles without their numbers. */
const SAME_WORDING = 0.9
/** Pairs of letters; fewer are a mark of a series (Part 2) and no matter. */
const LEAST_WORDING = 5

export interface Similarity {
  /** Runs both have / runs any has: 0 to 1. */
  readonly common: number
  /** Runs both have / runs of the shorter: 0 to 1. */
  readonly contained: number
  /** The first 60 letters are (nearly) the same. */
  readonly sameLead: boolean
}

/** How much of their text two articles share. */
export function similarityBetween(a: Shingles, b: Shingles): Similarity {
  const both = shared(a.all, b.all)
  const shorter = Math.min(a.all.length, b.all.length)
  const shorterLead = Math.min(a.lead.length, b.lead.length)
  return {
    common: both === 0 ? 0 : both / (a.all.length + b.all.length - both),
    contained: both === 0 ? 0 : both / shorter,
    sameLead: shorterLead > 0 && shared(a.lead, b.lead) >= SAME_LEAD * shorterLead,
  }
}

/** The likeness of two articles that are one story, null when they are not. */
export function sameStory(a: Shingles, b: Shingles): Similarity | null {
  const shorter = Math.min(a.all.length, b.all.length)
  const longer = Math.max(a.all.length, b.all.length)
  const mayBeContained = shorter >= LEAST_TO_BE_CONTAINED || (shorter >= LEAST_UNDER_ONE_TITLE && haveOneTitle(a, b))
  // Lengths alone rule most pairs out before anything is compared.
  if (shorter === 0 || (!mayBeContained && shorter < NEARLY_EQUAL * longer)) return null
  const found = similarityBetween(a, b)
  if (found.common < 1 && differInNumber(a, b)) return null
  return found.common >= NEARLY_EQUAL || (mayBeContained && found.contained >= CONTAINED) ? found : null
}

/** One title with another number in it: 58 recalled and 54 recalled are two matters in one wording, and so is the notice of each day. */
function differInNumber({ numbered: a }: Shingles, { numbered: b }: Shingles): boolean {
  // With more or fewer of them it is told in other words: 第1 for 第一.
  if (!a || !b || a.numbers.length !== b.numbers.length) return false
  if (a.numbers.every((number, at) => number === b.numbers[at])) return false
  const longer = Math.max(a.wording.length, b.wording.length)
  return longer >= LEAST_WORDING && shared(a.wording, b.wording) >= SAME_WORDING * longer
}

/** What a brand library knows of an article, each name by the same key in every article. */
export interface StoryNames {
  readonly title: readonly string[]
  /** Of title and body. */
  readonly all: readonly string[]
}

/**
 * One wording about two subjects, as a press release with another name in it: the title of one names what the other never
 * does, and the other names something of its own. A cut names nothing of its own, and copies under other titles still name
 * the same in their text.
 */
export const ofOtherSubjects = (a: StoryNames, b: StoryNames): boolean =>
  (lacks(a.title, b.all) && lacks(b.all, a.all)) || (lacks(b.title, a.all) && lacks(a.all, b.all))

const lacks = (requested: readonly string[], present: readonly string[]): boolean =>
  requested.some(name => !present.includes(name))

function haveOneTitle(a: Shingles, b: Shingles): boolean {
  const longer = Math.max(a.title.length, b.title.length)
  return longer > 0 && shared(a.title, b.title) >= SAME_TITLE * longer
}
