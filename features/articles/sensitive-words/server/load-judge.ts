/** What is on line, as articles are judged by it. */
import type { Database, Tx } from '@guanlan/platform/server'
import {
  bothJudges,
  oncePerArticle,
  ruleOfTopic,
  ruleOfWord,
  type SensitiveEntry,
  type SensitiveJudge,
  sensitiveJudge,
} from './judge.ts'

const levelOf = ({ effect, level }: { effect: string; level: number }): SensitiveEntry['level'] =>
  effect === 'negative' ? (level as 1 | 2 | 3 | 4) : null

/** By organisation, with the words of the installation; null for one where nothing is on line. */
export async function sensitiveJudges(
  db: Tx | Database,
  orgIds: readonly number[],
): Promise<(orgId: number) => SensitiveJudge | null> {
  const marking = ['effect', 'level'] as const
  const shared = await db
    .selectFrom('global_sensitive_words')
    .select(['word', ...marking])
    .where('online', '=', true)
    .orderBy('id')
    .execute()
  const words = await db
    .selectFrom('sensitive_words')
    .select(['org_id', 'word', ...marking])
    .where('org_id', 'in', [0, ...orgIds])
    .where('online', '=', true)
    .orderBy('org_id')
    .orderBy('id')
    .execute()
  const topics = await db
    .selectFrom('sensitive_topics')
    .select(['org_id', 'topic', 'keywords', 'excludes', 'excluded', ...marking])
    .where('org_id', 'in', [0, ...orgIds])
    .where('online', '=', true)
    .orderBy('org_id')
    .orderBy('id')
    .execute()
  const ofWord = (row: { word: string; effect: string; level: number }): SensitiveEntry => ({
    name: row.word,
    rule: ruleOfWord(row.word),
    level: levelOf(row),
  })
  const own = Map.groupBy(
    [
      ...words.map(row => ({ orgId: row.org_id, entry: ofWord(row) })),
      ...topics.map(row => ({
        orgId: row.org_id,
        entry: {
          name: row.topic,
          rule: ruleOfTopic({ keywords: row.keywords, excluded: row.excludes ? row.excluded : '' }),
          level: levelOf(row),
        },
      })),
    ],
    ({ orgId }) => orgId,
  )
  const global = oncePerArticle(sensitiveJudge(shared.map(ofWord)))
  return orgId => bothJudges(sensitiveJudge((own.get(orgId) ?? []).map(({ entry }) => entry)), global)
}
