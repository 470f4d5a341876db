/** A campaign is made of a story, with its articles, or of a monitor, with its rule. */
import { addToSet } from '@guanlan/features/articles/articles/server/facts'
import { articleRows } from '@guanlan/features/articles/articles/server/questions'
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

/** @throws missing, where there is no such thing; forbidden, to whoever is limited to folders: both reach over all of them */
export async function makeCampaignOf(scope: Scope, origin: Origin): Promise<Campaign> {
  requireWholeSight(scope)
  return origin.of === 'monitor' ? ofMonitor(scope, origin) : ofStory(scope, origin)
}

async function ofMonitor(scope: Scope, { id, name }: Origin): Promise<Campaign> {
  const isThere = scope.may('monitors.view') && id <= largestId
  const [monitor] = isThere ? await rulesOf(scope, [id]) : []
  if (!monitor) throw refuse('missing', 'campaigns.monitorMissing')
  return createCampaign(scope, drafted(name ?? monitor.name, scope.now, monitor.rule))
}

async function ofStory(scope: Scope, { id, name }: Origin): Promise<Campaign> {
  const { rows } = await sql<{ id: number; title: string; publishedAt: Date }>`
    select a.id, a.title, a.published_at as "publishedAt" from ${articleRows} a
    where a.id in (${articlesOfStory(sql`${scope.orgId}::int`, sql`${id}::bigint`)} limit ${mostArticles}) order by a.published_at, a.id`.execute(
    scope.db,
  )
  const [first] = rows
  if (!first) throw refuse('missing', 'campaigns.storyMissing')
  const made = await createCampaign(scope, drafted(name ?? first.title, first.publishedAt, ''))
  const ids = rows.map(row => row.id)
  await addToSet({ ...scope, userId: scope.userId ?? 0 }, ids, { kind: 'campaign', id: made.id })
  return getCampaign(scope, made.id)
}

const drafted = (name: string, start: Date, rule: string): Draft =>
  Draft.parse({
    name: name.replace(/\s+/g, ' ').trim().slice(0, nameLength) || '—',
    startTime: start.toISOString(),
    rule,
  })
