import { reachOf } from '@guanlan/features/articles/articles/server'
import {
  detailOf,
  type HitMonitor,
  loadArticles,
  reachTogether,
} from '@guanlan/features/articles/articles/server/questions'
import { absenceOf, type KnownAddresses } from '@guanlan/features/monitors/absence/server'
import { articleQuery, findItemsBelow, hitMonitors, itemsBelow } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import { openEvents, type Scope, serverHalf } from '@guanlan/platform/server'
import { articleListFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import type { Arrivals } from './arrivals.ts'
import { fuzzySearch, wordsAlone } from './fuzzy.ts'
import { countArticles, listArticles, mediaTypeCounts } from './list.ts'
import { countSearch, foundDetail, searchArticles, summariseSearch } from './search.ts'

/** @param known absent: no address is looked up */
export const articleListServer = (arrivals: Arrivals, known: KnownAddresses = noAddresses) =>
  serverHalf({
    feature: articleListFeature,
    words: strings,
    // Only searches have a limit of their own: lists hold what monitors chose.
    counters: { searchTimeRange: daysOfSearch },
    routes: {
      list: (scope, { body }) => {
        const { query } = body
        if (query !== undefined) return searchArticles(scope, { ...body, query })
        return listArticles(scope, body)
      },
      recycled: (scope, { body }) => listArticles(scope, { ...body, place: 'bin' }),
      searchSummary: (scope, { body }) => summariseSearch(scope, body),
      searchCount: (scope, { body }) => countSearch(scope, body),
      fuzzySearch: (scope, { body }) => fuzzySearch(scope, body),
      searchWords: (scope, { body }) => wordsAlone(scope, body),
      foundDetail: (scope, { body }) => foundDetail(scope, body),
      detail: async (scope, { params, query }) => {
        const [article] = await loadArticles(scope, [params.id])
        if (!article) throw refuse('missing', 'platform.missing')
        const monitors = (await hitMonitors(scope, [article.id], null)).get(article.id) ?? []
        return detailOf(article, monitors, await askedOf(scope, monitors, query.monitor))
      },
      counts: (scope, { body }) => countArticles(scope, body.questions),
      touchSum: async (scope, { body }) => reachTogether(scope, await articleQuery(scope, body)),
      mediaTypeCounts: (scope, { body }) => mediaTypeCounts(scope, body, false),
      mediaTypeCountsFolded: (scope, { body }) => mediaTypeCounts(scope, body, true),
      reach: async (scope, { body: { idList, monitor } }) =>
        reachOf(scope, idList, monitor === undefined ? null : await itemsBelow(scope, monitor)),
      absence: (scope, { body }) => absenceOf(scope, body, known),
      arrivals: async (scope, _input, { reply }) => {
        const seesAll = await scope.within(async ({ limitedTo }) => limitedTo === undefined)
        arrivals.follow(scope.orgId, openEvents(reply), seesAll)
      },
    },
  })

/** The hit that a list of the monitor, or of the folder, shows; a monitor that is gone asks for nothing. */
async function askedOf(scope: Scope, monitors: readonly HitMonitor[], monitor: number | undefined) {
  if (monitor === undefined || monitors.length === 0) return undefined
  const items = monitors.some(each => each.id === monitor) ? [monitor] : await findItemsBelow(scope, monitor)
  return monitors.find(each => items?.includes(each.id))
}

const dayMs = 86_400_000
const daysOfSearch = ({ body: { query, from, to } }: { body: { query?: string; from: string; to: string } }): number =>
  query === undefined ? 0 : (Date.parse(to) - Date.parse(from)) / dayMs

const noAddresses: KnownAddresses = { canonicalUrl: () => null, sourcesOn: async () => [] }
