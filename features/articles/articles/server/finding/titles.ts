/** Articles by words of their title, newest first, as somebody types. */
import { all, term } from '@guanlan/engine/rules'
import type { Findable } from '@guanlan/features/workspace/quick-find/server'
import { longestRangeDays } from '../../contract.ts'
import { walkSearch } from '../questions/search.ts'
import { beginOf } from '../questions/search-place.ts'
import { titlesOf } from '../questions/titles.ts'

/** After so much work what was found so far is the answer; the search itself is there for the rest. */
const workMs = 30
const mostWords = 8

export const findableTitles: Findable = {
  kind: 'article',
  permission: 'articles.view',
  readsTexts: true,
  async find(scope, { words }, most) {
    const terms = words
      .split(/\s+/)
      .map(word => term(word))
      .filter(({ tokens }) => tokens.length > 0)
      .slice(0, mostWords)
    if (terms.length === 0) return []
    const to = scope.now
    const from = new Date(to.getTime() - longestRangeDays * 86_400_000)
    const search = {
      rule: { kind: 'scope' as const, scope: 't' as const, of: all(terms) },
      wanted: { monitorIds: null, from, to, filters: [], fold: false },
    }
    const { rows } = await walkSearch(scope, search, beginOf(to), { most, workMs })
    const titles = await titlesOf(
      scope,
      rows.map(({ id }) => id),
    )
    return titles.map(({ id, title, media, publishedAt }) => ({
      id,
      name: title,
      note: media,
      about: { publishedAt: publishedAt.toISOString() },
    }))
  },
}
