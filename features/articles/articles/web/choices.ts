/** What is chosen from in conditions: places by their codes, and the words of a short list. */
import type { ChoiceSource } from '@guanlan/platform/web'

const mostShown = 50
/** The names come with the first field of regions. */
const regions = async () =>
  (await import('@guanlan/engine/text')).regions.map(({ code, name }) => ({ id: String(code), name }))

/** Provinces, cities and districts by division code, as text. */
export const regionChoices: ChoiceSource = {
  name: 'region codes',
  find: async like => (await regions()).filter(({ name }) => name.includes(like)).slice(0, mostShown),
  byIds: async ids => (await regions()).filter(({ id }) => ids.includes(id)),
}

/** A few words, each with what it is called. `name` tells the lists apart, in each language. */
export function wordChoices(name: string, words: readonly (readonly [id: string, name: string])[]): ChoiceSource {
  const all = words.map(([id, called]) => ({ id, name: called }))
  return {
    name,
    find: async like => all.filter(each => each.name.toLowerCase().includes(like.toLowerCase())),
    byIds: async () => all,
  }
}
