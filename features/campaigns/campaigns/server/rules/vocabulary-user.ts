/** Campaigns as those who name vocabularies: a changed list of words makes another version of every rule that names it. */
import { namedVocabularies, type VocabularyUser } from '@guanlan/features/articles/vocabularies/server'
import { renewedRule, wordsByName } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import { type Scope, withoutHistory } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { requestFilling } from '../jobs.ts'
import { storedCampaign } from '../records/shown.ts'
import { previewOf } from './preview.ts'

const mostUses = 1_000
const dayMs = 86_400_000

export const campaignsNamingVocabularies: VocabularyUser = {
  kind: 'campaign',
  async usesOf({ db, orgId }, ids) {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from activities where org_id = ${orgId} and vocabulary_ids && ${[...ids]}::int[] and rule is not null and binned_at is null
      order by id limit ${mostUses}`.execute(db)
    return rows.map(row => ({ kind: 'campaign', ...row }))
  },
  renew: (scope, id) => withoutHistory(scope, () => renewCampaigns(scope, id)),
  async effectOn(scope, id, named, { days, cursor }) {
    const { written, rule, startTime, endTime } = await storedCampaign(scope, id)
    if (rule === null) throw refuse('missing', 'campaigns.missing')
    // By whole days, so that all parts ask of the same time.
    const newest = Math.floor(scope.now.getTime() / dayMs - days) * dayMs
    const within = (moment: string | Date) => new Date(Math.max(newest, new Date(moment).getTime())).toISOString()
    const tried = {
      ...{ id, rule: written ?? rule, cursor, startTime: within(startTime) },
      endTime: endTime === null ? null : within(endTime),
    }
    const { gained, lost, next, progress } = await previewOf(scope, tried, wordsByName(named))
    const none = { count: 0, titles: [] }
    return { added: gained ?? none, lost: lost ?? none, next, progress }
  },
}

/** Those in the bin as well: taken back, they go on with the words of today. Rows are not kept with the act on the vocabulary, which renews them again when it is taken back. */
async function renewCampaigns(scope: Scope, vocabularyId: number): Promise<void> {
  const { rows } = await sql<Naming>`
    select id, name, written, vocabulary_ids, vocabulary_names, rule_version as "ruleVersion" from activities
    where org_id = ${scope.orgId} and vocabulary_ids @> array[${vocabularyId}::int] and written is not null order by id limit 10000 for update`.execute(
    scope.db,
  )
  if (rows.length === 0) return
  const named = await namedVocabularies(scope)
  for (const row of rows) {
    const { text, written, vocabulary_ids: ids, vocabulary_names: names } = await renewedRule(scope, row, named)
    const { rows: changed } = await sql<{ isFollowed: boolean }>`
      update activities set rule = ${text}, written = ${written}, vocabulary_ids = ${ids}::int[], vocabulary_names = ${names}::text[],
        rule_version = rule_version + 1, version = version + 1, updated_at = ${scope.now}, updated_by = ${scope.userId}::int
      where org_id = ${scope.orgId} and id = ${row.id} returning binned_at is null and tracked_at is not null as "isFollowed"`.execute(
      scope.db,
    )
    if (changed[0]?.isFollowed) await requestFilling(scope, { ...row, ruleVersion: row.ruleVersion + 1 })
  }
}

interface Naming {
  id: number
  name: string
  written: string
  vocabulary_ids: number[]
  vocabulary_names: string[]
  ruleVersion: number
}
