/** Monitors as those who name vocabularies. */
import type { VocabularyUser } from '@guanlan/features/articles/vocabularies/server'
import { refuse } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import { TriedDraft } from '../contract.ts'
import { getMonitor } from './tree/tree.ts'
import { replayOf } from './trying/replay.ts'
import { renewMonitors } from './vocabularies/renew.ts'

const mostUses = 1_000

export const monitorsNamingVocabularies: VocabularyUser = {
  kind: 'monitor',
  async usesOf({ db, orgId }, ids) {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from monitors where org_id = ${orgId} and vocabulary_ids && ${[...ids]}::int[] and deleted_at is null
      order by position, id limit ${mostUses}`.execute(db)
    return rows.map(row => ({ kind: 'monitor', ...row }))
  },
  renew: renewMonitors,
  async effectOn(scope, monitorId, named, { days, cursor }) {
    const { kind, form, rule, languages, regions, mediaLimit, mediaGroups } = await getMonitor(scope, monitorId)
    if (kind === 'folder') throw refuse('missing', 'monitors.missing')
    const draft = TriedDraft.parse({ form, rule, languages, regions, mediaLimit, mediaGroups, days, cursor })
    const { added, lost, next, progress } = await replayOf(scope, monitorId, draft, named)
    const reported = ({ count, samples }: typeof added) => ({ count, titles: samples.map(({ title }) => title) })
    return { added: reported(added), lost: reported(lost), next, progress }
  },
}
