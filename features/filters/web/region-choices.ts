import type { ChoiceSource } from '@guanlan/platform/web'

const mostShown = 50
/** The names come with the first field of regions. */
const all = async () =>
  (await import('@guanlan/engine/text')).regions.map(({ code, name }) => ({ id: String(code), name }))

/** Provinces, cities and districts by division code, as text. */
export const regionChoices: ChoiceSource = {
  name: 'filter regions',
  find: async like => (await all()).filter(({ name }) => name.includes(like)).slice(0, mostShown),
  byIds: async ids => (await all()).filter(({ id }) => ids.includes(id)),
}
