/** Templates of an organisation, and the one its messages are written by. */
import { looksOf } from '@guanlan/features/workspace/notifications/server'
import { type Locale, refuse, say } from '@guanlan/platform/contract'
import { recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Template, TemplateDraft, TemplatePreview, TemplateRow } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { addressOf, newestMessage } from '../sending/messages.ts'
import { messageOf } from '../wording/compose.ts'
import { linesOf } from '../wording/render.ts'
import { wordsFor } from '../wording/words.ts'

const most = 50

const records = recordTable<TemplateDraft, { like: string }, 'name'>({
  table: 'warning_templates',
  fields: { name: 'name', content: { json: 'content' } },
  where: () => sql`true`,
  sorts: { name: { value: sql`r.name`, type: 'text' } },
  taken: { warning_templates_by_name: ['name', 'warnings.taken'] },
})

/** What everybody has: why it was told and, of more than one article, how many there are. */
const defaultContent = (locale: Locale): TemplateRow[] => [
  { row_title: '', row_content: [{ filed_name: 'reason', format: '', end_txt: '' }] },
  {
    row_title: say(strings.templateSize, locale),
    row_content: [
      { filed_name: 'articles', format: '', end_txt: say(strings.templateArticles, locale) },
      { filed_name: 'media', format: '', end_txt: say(strings.templateMedia, locale) },
    ],
  },
]

export async function listTemplates({ orgId, db, locale }: Scope): Promise<Template[]> {
  const { rows } = await sql<Template>`
    select id, version, name, content, in_use as "inUse" from warning_templates where org_id = ${orgId} order by in_use desc, name, id limit ${most}`.execute(
    db,
  )
  const usual: Template = {
    id: 0,
    version: 1,
    name: say(strings.templateDefault, locale),
    content: defaultContent(locale),
    inUse: !rows.some(({ inUse }) => inUse),
  }
  return usual.inUse ? [usual, ...rows] : [...rows, usual]
}

export async function templateSettings(scope: Scope) {
  const dataList = (await listTemplates(scope)).map(({ id, name, inUse, content }) => ({
    id,
    name,
    inUse,
    settingContent: { content },
  }))
  return { dataList }
}

const oneOf = async (scope: Scope, id: number): Promise<Template> => {
  const found = (await listTemplates(scope)).find(each => each.id === id)
  if (!found) throw refuse('missing', 'platform.missing')
  return found
}

export async function addTemplate(scope: Scope, draft: TemplateDraft): Promise<Template> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from warning_templates where org_id = ${scope.orgId}`.execute(scope.db)
  if ((rows[0]?.n ?? 0) >= most) throw refuse('conflict', 'warnings.tooManyTemplates', { count: most })
  return oneOf(scope, (await records.create(scope, draft)).id)
}

export async function changeTemplate(
  scope: Scope,
  draft: TemplateDraft & { id: number; version: number },
): Promise<Template> {
  await records.update(scope, draft)
  return oneOf(scope, draft.id)
}

export async function deleteTemplate(scope: Scope, id: number): Promise<{ changed: number }> {
  await records.get(scope, id)
  return records.remove(scope, { ids: [id], allOf: null, but: [] })
}

export async function useTemplate(scope: Scope, id: number): Promise<Template[]> {
  const { orgId, db, userId, now } = scope
  if (id !== 0) await records.get(scope, id)
  // The one before first: one of each organisation is in use.
  for (const requested of [false, true])
    await sql`
      update warning_templates set in_use = ${requested}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
      where org_id = ${orgId} and in_use <> ${requested} and (id = ${id}) = ${requested}`.execute(db)
  return listTemplates(scope)
}

/** @throws missing when the incident is another organisation's */
export async function previewTemplate(
  scope: Scope,
  { content, incident: incidentId }: { content: readonly TemplateRow[]; incident: number | null },
): Promise<TemplatePreview> {
  const notified = await newestMessage(scope, { incidentId })
  if (!notified && incidentId !== null) throw refuse('missing', 'platform.missing')
  if (!notified) return { of: null, lines: [], looks: [] }
  const { incident, articles, raisedBy, ...facts } = notified
  const [words = []] = await wordsFor(scope.db, [{ orgId: scope.orgId, ...raisedBy, template: content }])
  const requested = { ...facts, locale: scope.locale, words }
  const message = messageOf(incident, articles, { ...requested, template: content, link: addressOf(incident.id) })
  return {
    of: incident.title,
    lines: linesOf(content, { ...requested, incident }),
    looks: looksOf(message),
  }
}
