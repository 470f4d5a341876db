/** From the condition of a rule to queries of OpenSearch, beside condition.ts for PostgreSQL. Nothing weaker is said for what cannot be said: bounds stay apart. */
import type { Condition, Field, Needle, Places } from '@guanlan/engine/rules'
import {
  allOf,
  anyOf,
  atMost,
  type Bounds,
  everyOne,
  everything,
  exactly,
  nothing,
  notOf,
  type Query,
  some,
} from './bounds.ts'
import { allThatFit, clausesOf, fitting, inSearches } from './clauses.ts'
import { waysToReach } from './counts.ts'
import { anyPosting, type Interval, isIn, placesIn, postingOf } from './words.ts'

/** Fields of the index in which names of entities stand, each name a term. */
const namesOf = { corp: 'corps', brand: 'brands', prod: 'products' } as const
const fieldsOfTexts: readonly Field[] = ['title', 'body']

/** Of a count or a distance over several words more clauses are not written out; only the bounds are said. */
const mostWays = 66
/** Words of one clause: an index takes 65,536 (`index.max_terms_count`). */
const mostListed = 50_000
const mostSpread = 300

/** What together finds the articles of a condition; each for a search of its own. */
export const searchesFor = (condition: Condition): Bounds[] =>
  condition.kind === 'or' ? inSearches(partsOf(condition.of)) : [fitting(boundsOf(condition))]

export function boundsOf(condition: Condition): Bounds {
  switch (condition.kind) {
    case 'occurs':
      return occurs(condition.needle)
    case 'occursOften':
      return occursOften(condition.needles, condition.count)
    case 'placesOften':
      // Places that coincide count once, so that words may be fewer than they seem; never more.
      return atMost(occursOften(needlesOf(condition.places), condition.count).upper)
    case 'near':
      return near(condition.left, condition.right, condition.distance)
    case 'window':
      return atMost(window(condition.of, condition.distance))
    case 'named':
      return exactly({ term: { [namesOf[condition.scope]]: { value: condition.name } } })
    case 'and':
      return allThatFit(condition.of.map(boundsOf))
    case 'or':
      return fitting(anyOf(partsOf(condition.of)))
    case 'not':
      return notOf(boundsOf(condition.of))
    case 'unknown':
      return atMost(everything)
  }
}

const occurs = ({ word, fields }: Needle): Bounds => anyOf(fields.map(field => isIn(field, word)))

/** Of parts that are alternatives: short words are one clause together, however many they are. */
function partsOf(conditions: readonly Condition[]): Bounds[] {
  const lists = new Map<string, string[]>()
  const full: [string, string[]][] = []
  const others: Bounds[] = []
  for (const condition of conditions) {
    const postings = condition.kind === 'occurs' ? postingsOf(condition.needle) : null
    if (!postings) others.push(boundsOf(condition))
    else
      for (const { at, term } of postings) {
        const list = lists.get(at)
        if (list && list.length < mostListed) list.push(term)
        else {
          if (list) full.push([at, list])
          lists.set(at, [term])
        }
      }
  }
  return [...[...full, ...lists].map(([at, list]) => exactly(anyPosting(at, list))), ...others]
}

/** One for each field; null: the word is no single term. */
function postingsOf({ word, fields }: Needle) {
  const postings = fields.flatMap(field => postingOf(field, word) ?? [])
  return postings.length === fields.length ? postings : null
}

/** Occurrences of all needles together, in all their fields. */
function occursOften(needles: readonly Needle[], count: number): Bounds {
  const places = needles.flatMap(({ word, fields }) => fields.map(field => ({ word, field })))
  if (count === 1) return anyOf(places.map(({ word, field }) => isIn(field, word)))
  const ways = waysToReach(count, places.length, mostWays)
  const reported =
    ways &&
    anyOf(ways.map(way => allOf(way.map((times, i) => (times > 0 ? atLeast(places[i] as Place, times) : certainly)))))
  if (reported && clausesOf(reported.upper) <= mostSpread) return reported
  // Not written out: one of the places has its share of the count.
  return atMost(some(places.map(place => atLeast(place, Math.ceil(count / places.length)).upper)))
}

const certainly = exactly(everything)

interface Place {
  word: Needle['word']
  field: Field
}

function atLeast({ word, field }: Place, times: number): Bounds {
  const there = isIn(field, word)
  if (times === 1) return there
  const places = placesIn(word)
  if (!places) return atMost(there.upper)
  const often = intervals(field, {
    all_of: { ordered: true, intervals: Array.from({ length: times }, () => places.interval) },
  })
  // That it is there is a posting list, and spares reading the places of most articles.
  const query = everyOne([there.upper, often])
  return places.exact ? exactly(query) : atMost(query)
}

/** A word that an operand may stand at, and what has to hold beside. */
interface Choice {
  needle: Needle
  gates: readonly Bounds[]
}

function near(left: Places, right: Places, distance: number): Bounds {
  const pairs = choicesOf(left).flatMap(a => choicesOf(right).map(b => [a, b] as const))
  const reported =
    pairs.length <= mostWays &&
    anyOf(
      pairs.flatMap(([a, b]) =>
        fieldsOfTexts
          .filter(field => a.needle.fields.includes(field) && b.needle.fields.includes(field))
          .map(field => allOf([...a.gates, ...b.gates, wordsNear(a.needle.word, b.needle.word, field, distance)])),
      ),
    )
  return reported && clausesOf(reported.upper) <= mostSpread ? reported : atMost(window([left, right], distance))
}

function wordsNear(a: Needle['word'], b: Needle['word'], field: Field, distance: number): Bounds {
  const both = everyOne([isIn(field, a).upper, isIn(field, b).upper])
  const left = placesIn(a)
  const right = placesIn(b)
  if (!left || !right) return atMost(both)
  const isSame = a.tokens.length === b.tokens.length && a.tokens.every((token, i) => token === b.tokens[i])
  const ways = [left.interval, isSame ? another(right.interval) : right.interval]
  // Two places of one word are one after the other; of different words they may overlap.
  const found = intervals(field, { all_of: { ordered: isSame, max_gaps: distance, intervals: ways } })
  const query = everyOne([both, found])
  return left.exact && right.exact ? exactly(query) : atMost(query)
}

/** The same places, said in other words: of equal sources Lucene makes one that repeats, and takes its words for gaps. No token is empty. */
const another = (interval: Interval, times = 1): Interval => ({
  any_of: { intervals: [interval, { match: { query: '\u0001'.repeat(times), analyzer: 'tokens' } }] },
})

/** Each source once as it is; what equals an earlier one, in whatever order its words stand, is said in other words. */
function apart(sources: readonly Interval[][]): Interval[] {
  const seen = new Map<string, number>()
  return sources.map(choices => {
    const interval = choices.length === 1 ? (choices[0] as Interval) : { any_of: { intervals: choices } }
    const key = choices
      .map(choice => JSON.stringify(choice))
      .sort()
      .join()
    const before = seen.get(key) ?? 0
    seen.set(key, before + 1)
    return before === 0 ? interval : another(interval, before)
  })
}

function choicesOf(places: Places): Choice[] {
  switch (places.kind) {
    case 'needle':
      return [{ needle: places.needle, gates: [] }]
    case 'union':
      return places.of.flatMap(choicesOf)
    case 'atLeast': {
      const gate = boundsOf({ kind: 'placesOften', places: places.of, count: places.count })
      const single = places.of.kind === 'needle' ? occursOften([places.of.needle], places.count) : gate
      return choicesOf(places.of).map(({ needle, gates }) => ({ needle, gates: [...gates, single] }))
    }
  }
}

/**
 * Texts in which each operand has a place within the distance, and perhaps others: whether each has a place of its own, and how far apart any
 * two are, the engine finds out. Between three places within `distance` of each other no more tokens than that belong to none of them; of words of
 * different length the shorter may be taken instead.
 */
function window(operands: readonly Places[], distance: number): Query {
  return some(
    fieldsOfTexts.map(field => {
      const words = operands.map(operand =>
        needlesOf(operand)
          .filter(needle => needle.fields.includes(field))
          .map(needle => needle.word),
      )
      if (words.some(choices => choices.length === 0)) return nothing
      const there = words.map(choices => some(choices.map(word => isIn(field, word).upper)))
      const sources = words.map(choices => choices.map(placesIn))
      if (sources.flat().includes(null)) return everyOne(there)
      const slack = words.reduce((sum, choices) => sum + spreadOf(choices.map(word => word.tokens.length)), 0)
      const each = apart(sources.map(choices => choices.flatMap(choice => (choice ? [choice.interval] : []))))
      return everyOne([
        ...there,
        intervals(field, { all_of: { ordered: false, max_gaps: distance + slack, intervals: each } }),
      ])
    }),
  )
}

const spreadOf = (lengths: readonly number[]): number => Math.max(...lengths) - Math.min(...lengths)

const intervals = (field: Field, rule: Interval): Query => ({ intervals: { [field]: rule } })

function needlesOf(places: Places): Needle[] {
  if (places.kind === 'needle') return [places.needle]
  return places.kind === 'union' ? places.of.flatMap(needlesOf) : needlesOf(places.of)
}
