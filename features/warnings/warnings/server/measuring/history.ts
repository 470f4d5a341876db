/** What a warning that counts would have counted in the weeks before it was written: without it nothing would be usual for a month. */

import { ruleOfText } from '@guanlan/features/monitors/monitors/server'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import type { Scope, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Purpose } from '../../contract.ts'
import { compileWarning, type StoredWarning } from '../deciding/decide.ts'
import { fittingArticles } from '../deciding/fitting.ts'
import { replaceCounts } from './count.ts'
import { historyDays, minuteMs } from './windows.ts'

const dayMs = 24 * 60 * minuteMs
/** Batches that began by the earlier rule have ended by then. */
const settledMs = 2 * minuteMs

/** What decides whether an article fits; names, receivers and hours do not. Of `warnings w`. */
export const basisOf = sql<string>`md5(row(w.rule, w.word_monitors, w.monitor_ids, w.label_ids, w.media_types, w.sentiments, w.conditions)::text)`

const counts = sql`w.time_conditions @? '$[*] ? (@.kind == "volume" || @.kind == "growth" || @.kind == "negativeShare" || @.kind == "silence")'`

interface Due extends StoredWarning {
  rule: string | null
  purpose: Purpose
  basis: string
  orgSince: Date
  isNew: boolean
}

/**
 * Counts the history of one warning that has none, or one by other words. Minutes up to two before now are written anew; later ones are as they came, so
 * that at a change of the rule a few articles of that time may be counted by the old one. True: there was one.
 */
export async function fillNext(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<Due>`
    select w.org_id as "orgId", w.id, w.version, w.name, w.rule, w.word_monitors as "wordMonitors", w.monitor_ids as "monitorIds", w.label_ids as "labelIds", w.media_types as "mediaTypes",
      w.sentiments, w.conditions, w.time_conditions as "timeConditions", w.starts_on::text as "startsOn", w.ends_on::text as "endsOn", o.time_zone as "timeZone", w.repeats,
      w.looks_first as "looksFirst", w.look_minutes as "lookMinutes", w.purpose, ${basisOf} as basis, o.created_at as "orgSince", m.basis is null as "isNew"
    from warnings w join ${organisationRows} o on o.id = w.org_id left join warning_measures m on m.org_id = w.org_id and m.warning_id = w.id
    where w.enabled and ${counts} and m.basis is distinct from ${basisOf} order by w.org_id, w.id limit 1 for update of w skip locked`.execute(
    tx,
  )
  const [warning] = rows
  if (!warning) return false
  const { orgId, id, rule } = warning
  const since = new Date(now.getTime() - historyDays * dayMs)
  const { fitting, isCut } = await fittingArticles(
    { orgId, db: tx, now } as Scope,
    compileWarning(warning),
    rule === null ? null : await ruleOfText(rule),
    since,
  )
  await replaceCounts(
    tx,
    { orgId, warningId: id, until: warning.isNew ? since : new Date(now.getTime() - settledMs) },
    fitting.map(({ facts }) => ({ orgId, warningId: id, purpose: warning.purpose, facts })),
  )
  const knownSince = known({ since, orgSince: warning.orgSince, first: fitting[0]?.at ?? null, isCut })
  await sql`
    insert into warning_measures (org_id, warning_id, basis, counted_since) values (${orgId}, ${id}, ${warning.basis}, ${knownSince})
    on conflict (org_id, warning_id) do update set basis = excluded.basis, counted_since = excluded.counted_since, courses = '{}'`.execute(
    tx,
  )
  return true
}

/** Pure. From when on nothing counted means that there was nothing. */
export function known({
  since,
  orgSince,
  first,
  isCut,
}: {
  since: Date
  orgSince: Date
  first: Date | null
  isCut: boolean
}): Date {
  const began = first !== null && (isCut || first < orgSince) ? first : orgSince
  return began < since ? since : began
}
