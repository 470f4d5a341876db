/** Rules of another purpose than warning people, for the feature whose they are: asked of articles like warnings, with the same words, conditions and versions. */

import { mediaTypeWord } from '@guanlan/features/articles/articles/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Purpose, RuleFields, type TriedWarning, WarningDraft, type WarningPage } from '../../contract.ts'
import { recordsFor, type StoredRule, storedRuleOf, versionsOf } from './save.ts'

type OtherPurpose = Exclude<Purpose, 'warning'>

/** As its feature has it: what asks for articles, and what the feature stored with it. */
export interface OtherRule extends RuleFields {
  id: number
  version: number
  updatedAt: string
  updatedBy: string | null
  settings: unknown
}

/** At all times, to nobody. */
export const warningOf = (rule: RuleFields): WarningDraft => ({
  ...WarningDraft.parse({ ...rule, receiveWechat: true, startTime: '2000-01-01', endTime: '2999-12-31' }),
  receiveWechat: false,
})

/** The draft of a rule as the replay takes it. */
export const triedOf = (draft: RuleFields, days: TriedWarning['days']): TriedWarning => ({
  id: null,
  draft: warningOf(draft),
  days,
})

export function otherRules(purpose: OtherPurpose) {
  const records = recordsFor(purpose)
  const storedOf = async (scope: Scope, rule: RuleFields, settings: unknown): Promise<StoredRule> => ({
    ...(await storedRuleOf(scope, warningOf(rule))),
    purpose,
    purposeSettings: settings,
  })
  return {
    get: async (scope: Scope, id: number): Promise<OtherRule> => shownOf(await records.get(scope, id)),
    async list(scope: Scope, page: WarningPage) {
      const found = await records.list(scope, page)
      return { ...found, list: found.list.map(shownOf) }
    },
    create: async (scope: Scope, rule: RuleFields, settings: unknown): Promise<OtherRule> =>
      shownOf(await records.create(scope, await storedOf(scope, rule, settings))),
    /** @throws a conflict that names who, when it was changed since the version that is named */
    update: async (
      scope: Scope,
      { id, version, ...rule }: RuleFields & { id: number; version: number },
      settings: unknown,
    ): Promise<OtherRule> =>
      shownOf(await records.update(scope, { ...(await storedOf(scope, rule, settings)), id, version })),
    versions: async (scope: Scope, id: number) =>
      (await versionsOf(scope, id, records)).map(({ draft, ...version }) => ({
        ...version,
        draft: RuleFields.parse(draft),
      })),
    removeOne: records.removeOne,
  }
}

const shownOf = (row: StoredRule & Pick<OtherRule, 'id' | 'version' | 'updatedAt' | 'updatedBy'>): OtherRule => ({
  ...RuleFields.parse({ ...row, mediaType: row.mediaType.map(mediaTypeWord) }),
  id: row.id,
  version: row.version,
  updatedAt: row.updatedAt,
  updatedBy: row.updatedBy,
  settings: row.purposeSettings,
})

/** Who changed each of these rules last, as far as it is known. */
export async function changersOfRules(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; userId: number }>`
    select id, updated_by as "userId" from warnings where org_id = ${orgId} and id = any(${[...new Set(ids)]}::int[]) and updated_by is not null`.execute(
    db,
  )
  return new Map(rows.map(({ id, userId }) => [id, userId]))
}

/** What these rules ask for, as it was written. */
export async function wordsOfRules(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; words: string }>`
    select id, words from warnings where org_id = ${orgId} and id = any(${[...new Set(ids)]}::int[])`.execute(db)
  return new Map(rows.map(({ id, words }) => [id, words]))
}
