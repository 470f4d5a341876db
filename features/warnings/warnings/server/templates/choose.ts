/** Templates of one warning to choose from, by a link that needs no signing in. */
import { organisationName } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import type { CallScope, LinkScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { TemplateChoices } from '../../contract.ts'
import { readerOf } from '../receiving/of-link.ts'
import { getWarning } from '../rules/save.ts'
import { newestMessage } from '../sending/messages.ts'
import { linesOf } from '../wording/render.ts'
import { wordsFor } from '../wording/words.ts'
import { listTemplates } from './templates.ts'

export const choosing = 'warningTemplates'
const linkHours = 72

export async function linkToChoose(scope: CallScope, warningId: number): Promise<{ token: string; address: string }> {
  await getWarning(scope, warningId)
  const expiresAt = new Date(scope.now.getTime() + linkHours * 3_600_000)
  const token = await scope.makeLink({ purpose: choosing, objectId: warningId, expiresAt, mostUses: 1_000 })
  return { token, address: `/warningTemplate/${warningId}?token=${token}` }
}

/** @throws missing when the address names another warning than the link, or the warning is gone */
export async function templatesToChoose(scope: LinkScope, warningId: number): Promise<TemplateChoices> {
  if (warningId !== scope.objectId) throw refuse('missing', 'platform.missing')
  const reader = readerOf(scope)
  const warning = await getWarning(reader, warningId)
  const templates = await listTemplates(reader)
  const notified = await newestMessage(reader, { warningId })
  const chosen = chosenOf(warning.templateId, templates)
  const every = templates.flatMap(({ content }) => content)
  const [words = []] = notified
    ? await wordsFor(reader.db, [{ orgId: reader.orgId, ...notified.raisedBy, template: every }])
    : []
  return {
    organisation: await organisationName(scope),
    warningName: warning.name,
    of: notified?.incident.title ?? null,
    templates: templates.map(({ id, name, content }) => ({
      id,
      name,
      isChosen: id === chosen,
      lines: notified ? linesOf(content, { ...notified, words, locale: scope.locale }) : [],
    })),
  }
}

export async function chooseTemplate(
  scope: LinkScope,
  { warningId, templateId }: { warningId: number; templateId: number },
): Promise<TemplateChoices> {
  const { templates } = await templatesToChoose(scope, warningId)
  if (!templates.some(({ id }) => id === templateId)) throw refuse('invalid', 'warnings.gone', {}, 'templateId')
  await sql`
    update warnings set template_id = ${templateId}, version = version + 1, updated_at = ${scope.now}, updated_by = null
    where org_id = ${scope.orgId} and id = ${warningId} and template_id is distinct from ${templateId}`.execute(
    scope.db,
  )
  return templatesToChoose(scope, warningId)
}

/** Pure. A template that is gone is as none: the one the organisation uses. */
export const chosenOf = (
  templateId: number | null,
  templates: readonly { id: number; inUse: boolean }[],
): number | undefined => templates.find(({ id }) => id === templateId)?.id ?? templates.find(({ inUse }) => inUse)?.id
