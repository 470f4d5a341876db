/** What an import would do with each line, and why it refuses one: the same for the check and for the import itself. */
import { fromBooleanQuery, looksForeign } from '@guanlan/engine/rules'
import { type Locale, locales, type ProblemKey, Refusal, refuse, say } from '@guanlan/platform/contract'
import { limitsOf, overQuota, refusalOf, refusalReply, type Scope } from '@guanlan/platform/server'
import { type CheckedTreeLine, type Monitor, MonitorDraft, monitorsFeature, type TreeFields } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { requireAffordable } from '../costs.ts'
import { requireRule } from '../reading/require-rule.ts'
import { itemsOf } from '../saving/save.ts'
import { ruleItemsOf, wordsOf } from '../sizes.ts'
import { vocabulariesFor, wordsByName } from '../vocabularies/of-draft.ts'
import type { UnknownValue } from './cells.ts'
import type { PlacedLine } from './place-lines.ts'

export type JudgedLine = PlacedLine & { shown: CheckedTreeLine } & (
    | { draft: MonitorDraft; refusal?: undefined }
    /** `draft` null: nothing is to be written, or it is refused. */
    | { draft: null; refusal?: Refusal }
  )

export interface Judge {
  /** @param fatherRefused the name of what it lies in, when that was refused */
  line(
    line: PlacedLine & { unknown?: readonly UnknownValue[]; mayBeForeign?: true },
    fatherRefused: string | null,
  ): Promise<JudgedLine>
}

/** @param groupIds ids of media groups by name; those that are to be added have any number */
export async function judgeOf(scope: Scope, groupIds: ReadonlyMap<string, number>): Promise<Judge> {
  const limits = Object.fromEntries(await limitsOf(scope, lineQuotas)) as Limits
  const groupNames = new Map([...groupIds].map(([name, id]) => [id, name]))
  let room = limits.monitorCount === undefined ? Number.POSITIVE_INFINITY : limits.monitorCount - (await itemsOf(scope))

  async function draftOf({
    path,
    kind,
    fields,
    known,
    unknown = [],
  }: Parameters<Judge['line']>[0]): Promise<MonitorDraft> {
    const problems: ProblemKey[] = unknown.map(({ field, value }) => ({
      field,
      key: 'monitors.unknownInList',
      values: { value },
    }))
    const mediaGroups = (fields.mediaGroups ?? known?.mediaGroups.map(id => groupNames.get(id) ?? '') ?? []).map(
      name => {
        const id = groupIds.get(name)
        if (id === undefined) problems.push({ field: 'mediaGroups', key: 'monitors.groupNotNamed', values: { name } })
        return id ?? 0
      },
    )
    if (problems.length > 0) throw new Refusal('invalid', 'platform.invalid', {}, problems)
    const draft = MonitorDraft.parse(
      {
        ...(known ?? {}),
        ...fields,
        ...(kind === 'item' ? ruleOf(fields, known) : { form: null, rule: null }),
        kind,
        mediaGroups,
        name: path.at(-1),
        fatherId: 0,
      },
      { reportInput: true },
    )
    if (draft.kind === 'folder') return draft
    const named = await vocabulariesFor(scope, draft)
    const read = await requireRule(draft, locales.indexOf(scope.locale), wordsByName(named))
    const text = read.written ?? read.text
    // The table holds forms as text, too: unchanged, it stays a form.
    const stored = known && text === known.rule && !fields.form ? { form: known.form, rule: known.rule } : {}
    const written = { ...draft, ...stored }
    await requireWithin('monitorWordCount', await wordsOf(scope, written))
    await requireWithin('monitorRuleItemCount', await ruleItemsOf(scope, written))
    if (!known || text !== known.rule) await requireAffordable(scope, read)
    return written
  }

  async function requireWithin(name: keyof typeof limits, used: number): Promise<void> {
    const limit = limits[name]
    if (limit !== undefined && used > limit)
      throw refuse('quota', 'platform.overQuota', await overQuota(scope, monitorsFeature.quotas[name], { used, limit }))
  }

  return {
    async line(asWritten, fatherRefused) {
      const { line, converted } = withOwnSyntax(asWritten, scope.locale)
      const shown = {
        number: line.number,
        path: [...line.path],
        kind: line.kind,
        changes: [],
        problems: [],
        converted,
      }
      try {
        if (fatherRefused !== null)
          throw refuse('invalid', 'monitors.treeFolderMissing', { name: fatherRefused }, 'path')
        if (line.path.length === 0) throw refuse('invalid', 'monitors.nameLength', {}, 'path')
        const draft = await draftOf(line)
        if (!line.known && draft.kind === 'item' && room-- <= 0)
          await requireWithin('monitorCount', (limits.monitorCount ?? 0) + 1)
        const changes = line.known ? changesOf(line.known, draft) : []
        const outcome = !line.known ? 'added' : changes.length > 0 ? 'changed' : 'same'
        return {
          ...line,
          draft: outcome === 'same' ? null : draft,
          shown: { ...shown, outcome, changes },
        } as JudgedLine
      } catch (error) {
        const refusal = refusalOf(error)
        if (!refusal) throw error
        const answer = refusalReply(refusal, { monitors: strings }, scope.locale, '')
        const problems =
          answer.problems.length > 0
            ? answer.problems.map(({ field, msg }) => ({ field, msg }))
            : [{ field: 'path', msg: answer.msg }]
        return { ...line, draft: null, refusal, shown: { ...shown, outcome: 'refused', problems } }
      }
    },
  }
}

/** A rule in the syntax of another product, converted. One that the monitor has in these very words stays. */
function withOwnSyntax<L extends PlacedLine & { mayBeForeign?: true }>(
  line: L,
  locale: Locale,
): { line: L; converted: CheckedTreeLine['converted'] } {
  const { rule } = line.fields
  if (!line.mayBeForeign || !rule || rule === line.known?.rule || !looksForeign(rule)) return { line, converted: null }
  const { text, lost } = fromBooleanQuery(rule)
  if (text === null) return { line, converted: null }
  const parts = lost.map(({ part, why }) => `${part} ${say(why, locale)}`)
  return { line: { ...line, fields: { ...line.fields, rule: text } }, converted: { rule: text, lost: parts } }
}

/** One of the two ways of writing it: what the line says replaces what was there. */
const ruleOf = ({ form, rule }: TreeFields, known: Monitor | null) =>
  form
    ? { form, rule: null }
    : rule
      ? { form: null, rule }
      : { form: known?.form ?? null, rule: known?.form ? null : (known?.rule ?? null) }

const compared = ['shortName', 'category', 'isOpen'] as const
const comparedOfItems = ['languages', 'regions', 'mediaLimit', 'mediaGroups'] as const

function changesOf(known: Monitor, draft: MonitorDraft): string[] {
  const fields = draft.kind === 'item' ? [...compared, ...comparedOfItems] : compared
  const changed: string[] = fields.filter(field => JSON.stringify(known[field]) !== JSON.stringify(draft[field]))
  if (draft.kind === 'folder') return changed
  if (
    draft.form
      ? JSON.stringify(draft.form) !== JSON.stringify(known.form)
      : draft.rule !== known.rule || known.form !== null
  )
    changed.push(draft.form ? 'form' : 'rule')
  return changed
}

const lineQuotas = ['monitorCount', 'monitorWordCount', 'monitorRuleItemCount'] as const
type Limits = Partial<Record<(typeof lineQuotas)[number], number>>
