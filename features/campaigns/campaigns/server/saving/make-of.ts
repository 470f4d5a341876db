/** A campaign is made of a story or of chosen articles, which it begins with, or of a monitor, with its rule. */
import { addToSet } from '@guanlan/features/articles/articles/server/facts'
import { loadColumns } from '@guanlan/features/articles/articles/server/questions'
import { articlesOfStory } from '@guanlan/features/articles/articles/server/stories'
import { requireWholeSight, rulesOf } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Campaign, Draft, nameLength, type Origin } from '../../contract.ts'
import { getCampaign } from '../records/shown.ts'
import { createCampaign } from './save.ts'

/** Numbers of monitors; those of stories are longer. */
const largestId = 2_147_483_647
/** Further ones are put in by people, or join. */
const mostArticles = 10_000

/** @throws missing, where there is no such thing; forbidden, to whoever is limited to folders: stories and rules reach over all of them */
export async function makeCampaignOf(scope: Scope, { of, id, idList = [], name }: Origin): Promise<Campaign> {
  if (of === 'articles') return ofArticles(scope, idList, name)
  requireWholeSight(scope)
  if (id === undefined)
    throw refuse('missing', of === 'monitor' ? 'campaigns.monitorMissing' : 'campaigns.storyMissing')
  return of === 'monitor' ? ofMonitor(scope, id, name) : ofStory(scope, id, name)
}

async function ofMonitor(scope: Scope, id: number, name: string | undefined): Promise<Campaign> {
  const isThere = scope.may('monitors.view') && id <= largestId
  const [monitor] = isThere ? await rulesOf(scope, [id]) : []
  if (!monitor) throw refuse('missing', 'campaigns.monitorMissing')
  return createCampaign(scope, drafted(name ?? monitor.name, scope.now, monitor.rule))
}

async function ofStory(scope: Scope, id: number, name: string | undefined): Promise<Campaign> {
  const { rows } = await sql<{ article_id: number }>`
    ${articlesOfStory(sql`${scope.orgId}::int`, sql`${id}::bigint`)} order by o.article_id limit ${mostArticles}`.execute(
    scope.db,
  )
  return ofArticles(
    scope,
    rows.map(row => row.article_id),
    name,
  )
}

/** Of those that the reader sees, from the earliest on; without a name it is called as that is. */
async function ofArticles(scope: Scope, ids: readonly number[], name: string | undefined): Promise<Campaign> {
  const seen = await loadColumns(scope, ids, ['title', 'publishedAt'])
  const [first] = seen
    .map(({ title, publishedAt }) => ({ title: title ?? '', at: new Date(publishedAt ?? scope.now) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  if (!first) throw refuse('missing', 'campaigns.storyMissing')
  const made = await createCampaign(scope, drafted(name ?? first.title, first.at, ''))
  const set = { kind: 'campaign' as const, id: made.id }
  await addToSet(
    { ...scope, userId: scope.userId ?? 0 },
    seen.map(({ id }) => id),
    set,
  )
  return getCampaign(scope, made.id)
}

const drafted = (name: string, start: Date, rule: string): Draft =>
  Draft.parse({
    name: name.replace(/\s+/g, ' ').trim().slice(0, nameLength) || '—',
    startTime: start.toISOString(),
    rule,
  })
