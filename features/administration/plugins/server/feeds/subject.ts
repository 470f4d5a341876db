/** What an address gives: of a strategy or a monitor, as long as its plug-in is on. */

import type { Question } from '@guanlan/features/articles/articles/contract'
import { monitorRows } from '@guanlan/features/monitors/monitors/server'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import type { LinkScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { daysOfMonitors, type OutgoingType, type StrategyConditions } from '../../contract.ts'
import { questionOf } from '../question.ts'

export interface Subject {
  title: string
  organisation: string
  question: Question
}

interface Kept extends StrategyConditions {
  title: string | null
  organisation: string
}

/** @throws missing where plug-in, strategy or monitor is gone or off, as for an address that never was */
export async function subjectOf(scope: LinkScope, plugType: OutgoingType, from?: string): Promise<Subject> {
  const { orgId, objectId, db, now } = scope
  const { rows } = await sql<Kept>`
    select coalesce(s.name, m.name) as title, o.name as organisation, coalesce(s.monitor_id, a.monitor_id) as "monitorId", coalesce(s.keywords, '{}') as keywords,
      coalesce(s.keywords_in, 'title') as "keywordsIn", coalesce(s.media_ids, '{}') as media, coalesce(s.sentiments, '{}') as sentiment, coalesce(s.days, ${daysOfMonitors}) as days
    from plugin_addresses a
    join plugins p on p.org_id = ${orgId} and p.plug_type = a.plug_type and p.is_open
    join ${organisationRows} o on o.id = a.org_id
    left join plugin_strategies s on s.org_id = ${orgId} and s.id = a.strategy_id
    left join ${monitorRows} m on m.org_id = ${orgId} and m.id = coalesce(s.monitor_id, a.monitor_id) and m.deleted_at is null
    where a.org_id = ${orgId} and a.id = ${objectId} and a.plug_type = ${plugType} and a.revoked_at is null
      and (s.id is not null or m.id is not null) and (s.monitor_id is null or m.id is not null)`.execute(db)
  const [stored] = rows
  if (!stored) throw refuse('missing', 'platform.missing')
  return {
    title: stored.title ?? '',
    organisation: stored.organisation,
    question: questionOf(stored, now, from === undefined ? undefined : new Date(from)),
  }
}
