/** Media of the organisation's articles by a part of their name or by its spelling. */
import { beginsSpelled, type Findable } from '@guanlan/features/workspace/quick-find/server'
import type { Scope } from '@guanlan/platform/server'
import { findMedia } from '../facts/media.ts'

/** The library of media is the same for everybody, grows slowly and is too long to be read at every letter typed. */
const keptMs = 5 * 60_000
const mostKept = 200_000
/** Media that are spelled alike and looked for among those of the organisation. */
const mostAsked = 200

export function findableMedia(clock = performance.now.bind(performance)): Findable {
  let names: { id: number; name: string }[] = []
  let readAt = Number.NEGATIVE_INFINITY
  const library = async ({ db }: Scope) => {
    if (clock() - readAt > keptMs) {
      names = await db.selectFrom('media').select(['id', 'name']).orderBy('id').limit(mostKept).execute()
      readAt = clock()
    }
    return names
  }
  return {
    kind: 'medium',
    permission: 'articles.view',
    async find(scope, { words }, most) {
      const found = await findMedia(scope, words)
      if (found.length < most && /^[a-z']{2,}$/i.test(words)) {
        const spelled = words.toLowerCase().replace(/'/g, '')
        const alike = (await library(scope)).filter(({ name }) => beginsSpelled(name, spelled)).slice(0, mostAsked)
        const seen = new Set(found.map(({ id }) => id))
        const ids = alike.map(({ id }) => id).filter(id => !seen.has(id))
        if (ids.length > 0) found.push(...(await findMedia(scope, '', ids)))
      }
      return found.slice(0, most).map(({ id, name }) => ({ id, name, note: null, about: {} }))
    },
  }
}
