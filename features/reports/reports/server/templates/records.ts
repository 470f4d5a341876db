/** Templates of an organisation. */
import { say } from '@guanlan/platform/contract'
import { type CallScope, type ChosenRecords, containing, recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import {
  type CopyOf,
  nameLength,
  type Operate,
  type Template,
  type TemplateDraft,
  type TemplateFile,
  type TemplatePage,
  type TemplateQuestion,
} from '../../contract.ts'
import { strings } from '../../strings.ts'
import { readyTemplate } from './ready.ts'

const records = recordTable<TemplateDraft, Pick<TemplateQuestion, 'like' | 'kind'>, TemplateQuestion['sort']>({
  table: 'report_templates',
  fields: { name: 'name', kind: 'kind', blocks: { json: 'blocks' }, look: { json: 'look' } },
  where: ({ like, kind }) =>
    sql`${containing(['name'], like) ?? sql`true`} and ${kind === 'all' ? sql`true` : sql`r.kind = ${kind}`}`,
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { report_templates_by_name: ['name', 'reports.taken'] },
})

export const listTemplates = (scope: Scope, query: z.infer<typeof TemplatePage>) => records.list(scope, query)
export const getTemplate = (scope: Scope, id: number): Promise<Template> => records.get(scope, id)
export const createTemplate = (scope: Scope, draft: TemplateDraft): Promise<Template> => records.create(scope, draft)
export const changeTemplate = (
  scope: Scope,
  draft: TemplateDraft & Pick<Template, 'id' | 'version'>,
): Promise<Template> => records.update(scope, draft)
export const removeTemplates = (scope: Scope, chosen: ChosenRecords<Pick<TemplateQuestion, 'like' | 'kind'>>) =>
  records.remove(scope, chosen)

export const countTemplates = (scope: Scope): Promise<number> => records.count(scope, { like: '', kind: 'all' })

/** Of one of the organisation, or a ready one, under its name where that is free, else a numbered one. */
export async function copyTemplate(scope: CallScope, { id, ready }: z.infer<typeof CopyOf>): Promise<Template> {
  const { name, kind, blocks, look } = ready ? readyTemplate(ready, scope.locale) : await records.get(scope, id ?? 0)
  return records.create(scope, { name: await freeName(scope, name), kind, blocks, look })
}

async function freeName(scope: CallScope, name: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from report_templates where org_id = ${scope.orgId} order by name limit 10000`.execute(scope.db)
  const taken = new Set(rows.map(row => row.name))
  let free = name
  for (let number = 1; taken.has(free); number++) {
    const tail = say(strings.copyName, scope.locale, { name: '', number: number === 1 ? '' : ` ${number}` })
    free = name.slice(0, nameLength - tail.length) + tail
  }
  return free
}

export async function exportTemplate(scope: Scope, id: number): Promise<TemplateFile> {
  const { name, kind, blocks, look } = await records.get(scope, id)
  return { format: 'guanlan-report-template', version: 1, name, kind, blocks, look }
}

export const importTemplate = async (scope: CallScope, { name, kind, blocks, look }: TemplateFile): Promise<Template> =>
  records.create(scope, { name: await freeName(scope, name), kind, blocks, look })

/** The older form of create, change and delete in one call. */
export async function operateTemplate(
  scope: Scope,
  act: z.infer<typeof Operate>,
): Promise<{ template: Template | null }> {
  if (act.operate === 'create') return { template: await records.create(scope, act.template) }
  if (act.operate === 'update') return { template: await records.update(scope, act.template) }
  await records.get(scope, act.template.id)
  await records.remove(scope, { ids: [act.template.id], allOf: null, but: [] })
  return { template: null }
}
