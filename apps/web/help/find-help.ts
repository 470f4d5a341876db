/** Which helps there are, and which of them say what somebody looks for. Pure. */
import type { Phrase } from '@guanlan/platform/contract'
import { findPlace } from '../sitemap/find.ts'
import type { SitemapPlace } from '../sitemap/place.ts'
import { helpTexts } from './texts/index.ts'
import { topics } from './topics.ts'

export interface Help {
  /** A path of the site map, or the id of a topic. */
  id: string
  title: Phrase
  text: Phrase
  examples: readonly { rule: string; finds: Phrase }[]
  isTopic: boolean
}

export const topicHelps: readonly Help[] = topics.map(topic => ({ ...topic, isTopic: true }))

/** Null for a place without a built screen. */
export function helpOfPlace({ path, title, screen }: SitemapPlace): Help | null {
  const text = screen === undefined ? undefined : helpTexts[screen]
  return text ? { id: path, title, text, examples: [], isTopic: false } : null
}

/** @param of a topic, or an address as it stands in the bar, aliases and parameters included */
export function helpOf(of: string): Help | null {
  const topic = topicHelps.find(({ id }) => id === of)
  if (topic) return topic
  const found = findPlace(of)
  return found && helpOfPlace(found.place)
}

/** Places of one module that share screen and title share a help. */
export function helpsOf(places: readonly SitemapPlace[]): Help[] {
  const seen = new Set<string>()
  return places.flatMap(place => {
    const help = helpOfPlace(place)
    // Of some places one language alone is loaded.
    const key = `${place.screen} ${place.title}`
    if (!help || seen.has(key)) return []
    seen.add(key)
    return [help]
  })
}

/** Those that hold every one of the words, in whichever language `say` speaks; letters are alike in either case and width. */
export function findHelp(helps: readonly Help[], words: string, say: (phrase: Phrase) => string): readonly Help[] {
  const requested = folded(words).split(/\s+/).filter(Boolean)
  if (requested.length === 0) return helps
  return helps.filter(({ title, text, examples }) => {
    const all = folded([say(title), say(text), ...examples.flatMap(({ rule, finds }) => [rule, say(finds)])].join('\n'))
    return requested.every(word => all.includes(word))
  })
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase().trim()
