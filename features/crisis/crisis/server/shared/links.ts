/** Links to a crisis: made by members, opened by whoever holds one. What leaves is written down once, in contract/shared.ts. */
import { loadColumns } from '@guanlan/features/articles/articles/server/questions'
import { partsOf } from '@guanlan/features/charts/charts/server'
import { pageOfQuery } from '@guanlan/features/desk/article-list/server'
import type { MadeShare } from '@guanlan/features/handling/shares/contract'
import { openObject, shareObject } from '@guanlan/features/handling/shares/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import type { CallScope, LinkScope, Scope } from '@guanlan/platform/server'
import {
  mostSharedArticles,
  type OpenedCharts,
  type OpenedCrisis,
  type SharedCharts,
  type SharedCrisis,
  type sharedPages,
} from '../../contract/shared.ts'
import { type Crisis, type CrisisLevel, countedUntil, type StoredLevel } from '../../contract.ts'
import { queryOfCrisis } from '../articles.ts'
import { listChanges } from '../changes.ts'
import { writeLine } from '../chronicle/lines.ts'
import { listLevels } from '../levels/levels.ts'
import { getCrisis } from '../records/crises.ts'
import { publishedStatements } from '../statements/published.ts'

type Page = (typeof sharedPages)[number]
type Opener = Parameters<typeof openObject>[3]

export async function shareCrisis(
  scope: CallScope,
  { id, page, ...terms }: { id: number; page: Page; expiresAt: string; password: string | null },
): Promise<MadeShare> {
  const { name, status } = await getCrisis(scope, id)
  const made = await shareObject(scope, { layout: page, objectId: id, title: name, downloads: false, ...terms })
  if (status !== 'closed')
    await writeLine(scope, {
      crisisId: id,
      kind: 'link',
      sentence: { key: 'lineLinkMade', values: { page: `@page_${page}` } },
    })
  return made
}

export const openSharedCrisis = (scope: LinkScope, password: string | null, opener: Opener): Promise<OpenedCrisis> =>
  openPage(scope, 'crisis', { password, opener, present: presentCrisis })

export const openSharedCharts = (scope: LinkScope, password: string | null, opener: Opener): Promise<OpenedCharts> =>
  openPage(scope, 'crisisCharts', { password, opener, present: presentCharts })

/** @throws missing where the crisis lies in the bin, or whoever made the link does not see it any more */
async function openPage<Shown>(
  scope: LinkScope,
  layout: Page,
  {
    password,
    opener,
    present,
  }: { password: string | null; opener: Opener; present: (scope: Scope, crisis: Crisis) => Promise<Shown> },
) {
  const opened = await openObject(scope, layout, password, opener)
  if (opened.state === 'locked') return opened
  const { share } = opened
  if (scope.maker === null) throw refuse('missing', 'platform.missing')
  const crisis = await getCrisis(scope.maker, share.objectId)
  // Nothing changes in a closed crisis; the openings of a link stand with the link as well.
  if (crisis.status !== 'closed')
    await writeLine(
      { ...scope, userId: null },
      {
        crisisId: crisis.id,
        kind: 'link',
        sentence: { key: 'lineLinkOpened', values: { page: `@page_${layout}` } },
        once: `link:${share.id}:${scope.now.toISOString().slice(0, 13)}`,
      },
    )
  return {
    state: 'open' as const,
    organisation: share.organisation,
    expiresAt: share.expiresAt.toISOString(),
    crisis: await present(scope.maker, crisis),
  }
}

const levelIn = (levels: readonly StoredLevel[], code: CrisisLevel) => {
  const { name, colour } = levels.find(each => each.id === code) as StoredLevel
  return { code, name, colour }
}

const headOf = (
  { name, crisisLevel, status, drill, startedAt, closedAt, articles, firstArticleAt }: Crisis,
  levels: readonly StoredLevel[],
) => ({
  name,
  level: levelIn(levels, crisisLevel),
  status,
  drill,
  startedAt,
  closedAt,
  articles,
  firstArticleAt,
})

async function presentCrisis(scope: Scope, crisis: Crisis): Promise<SharedCrisis> {
  const levels = await listLevels(scope)
  const page = { page: 1, pageSize: mostSharedArticles, sort: 'time_desc' as const }
  const { list } = await pageOfQuery(scope, await queryOfCrisis(scope, crisis.id), page)
  const columns = await loadColumns(
    scope,
    list.map(({ id }) => id),
    ['url'],
    true,
  )
  const urls = new Map(columns.map(({ id, url }) => [id, url ?? null]))
  const levelOf = (code: CrisisLevel | null) => (code === null ? null : levelIn(levels, code))
  return {
    ...headOf(crisis, levels),
    statements: await publishedStatements(scope, crisis.id),
    // A draft is a step of the team's own.
    history: (await listChanges(scope, crisis.id))
      .filter(({ to }) => to !== 'draft')
      .map(({ time, act, to, fromLevel, toLevel }) => ({
        time,
        act,
        status: to as SharedCrisis['status'] | null,
        fromLevel: levelOf(fromLevel),
        toLevel: levelOf(toLevel),
      })),
    newest: list.map(({ id, title, excerpt, media, mediaType, publishedAt, timeOfArrival, sentiment }) => ({
      title: title || excerpt,
      media,
      mediaType,
      url: urls.get(id) ?? null,
      publishedAt,
      timeOfArrival,
      sentiment,
    })),
  }
}

/** As long as a range of lists and charts may be (spec 5). */
const longestMs = 90 * 86_400_000

async function presentCharts(scope: Scope, crisis: Crisis): Promise<SharedCharts> {
  const query = await queryOfCrisis(scope, crisis.id)
  const to = new Date(countedUntil(crisis, scope.now.getTime()))
  const from = new Date(Math.min(to.getTime(), Math.max(query.from.getTime(), to.getTime() - longestMs)))
  const { total, unit, trend, mediaTypes, media } = await partsOf(
    scope,
    { ...query, from, to },
    await timeZoneOf(scope),
    { authors: false },
  )
  const splitOf = ({ count, positive, neutral, negative }: SharedCharts['total']) => ({
    count,
    positive,
    neutral,
    negative,
  })
  return {
    ...headOf(crisis, await listLevels(scope)),
    unit,
    total: splitOf(total),
    trend: trend.map(({ at, ...split }) => ({ at, ...splitOf(split) })),
    mediaTypes: mediaTypes.map(({ mediaType, ...split }) => ({ mediaType, ...splitOf(split) })),
    media: media.map(({ name, ...split }) => ({ name, ...splitOf(split) })),
  }
}
