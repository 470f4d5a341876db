/** Events as those who name vocabularies: a changed list of words makes another version of every rule that names it. */
import { namedVocabularies, type VocabularyUser } from '@guanlan/features/articles/vocabularies/server'
import { renewedRule, wordsByName } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import { type Scope, withoutHistory } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { storedEvent } from '../records/shown.ts'
import { noteRule } from './note-rule.ts'
import { previewOf } from './preview.ts'

const mostUses = 1_000
const dayMs = 86_400_000

export const eventsNamingVocabularies: VocabularyUser = {
  kind: 'event',
  async usesOf({ db, orgId }, ids) {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, title as name from events where org_id = ${orgId} and vocabulary_ids && ${[...ids]}::int[] and rule is not null and binned_at is null
      order by id limit ${mostUses}`.execute(db)
    return rows.map(row => ({ kind: 'event', ...row }))
  },
  renew: (scope, id) => withoutHistory(scope, () => renewEvents(scope, id)),
  async effectOn(scope, eventId, named, { days, cursor }) {
    const { written, rule, startTime, endTime } = await storedEvent(scope, eventId)
    if (rule === null) throw refuse('missing', 'events.missing')
    // By whole days, so that all parts ask of the same time.
    const newest = Math.floor(scope.now.getTime() / dayMs - days) * dayMs
    const tried = {
      ...{ id: eventId, rule: written ?? rule, cursor },
      startTime: new Date(Math.max(newest, new Date(startTime).getTime())).toISOString(),
      endTime: endTime === null ? null : new Date(Math.max(newest, new Date(endTime).getTime())).toISOString(),
    }
    const { gained, lost, next, progress } = await previewOf(scope, tried, wordsByName(named))
    const none = { count: 0, titles: [] }
    return { added: gained ?? none, lost: lost ?? none, next, progress }
  },
}

/** Those in the bin as well: taken back, they go on with the words of today. Rows are not kept with the act on the vocabulary, which renews them again when it is taken back. */
async function renewEvents(scope: Scope, vocabularyId: number): Promise<void> {
  const { rows } = await sql<Naming>`
    select id, title, title as name, written, vocabulary_ids, vocabulary_names, rule_version as "ruleVersion" from events
    where org_id = ${scope.orgId} and vocabulary_ids @> array[${vocabularyId}::int] and written is not null order by id limit 10000 for update`.execute(
    scope.db,
  )
  if (rows.length === 0) return
  const named = await namedVocabularies(scope)
  for (const row of rows) {
    const { text, written, vocabulary_ids: ids, vocabulary_names: names } = await renewedRule(scope, row, named)
    const { rows: changed } = await sql<{ isBinned: boolean }>`
      update events set rule = ${text}, written = ${written}, vocabulary_ids = ${ids}::int[], vocabulary_names = ${names}::text[],
        rule_version = rule_version + 1, version = version + 1, updated_at = ${scope.now}, updated_by = ${scope.userId}::int
      where org_id = ${scope.orgId} and id = ${row.id} and (rule, written) is distinct from (${text}, ${written})
      returning binned_at is not null as "isBinned"`.execute(scope.db)
    if (changed[0] && !changed[0].isBinned)
      await noteRule(scope, { ...row, rule: text, written, ruleVersion: row.ruleVersion + 1 })
  }
}

interface Naming {
  id: number
  title: string
  name: string
  written: string
  vocabulary_ids: number[]
  vocabulary_names: string[]
  ruleVersion: number
}
