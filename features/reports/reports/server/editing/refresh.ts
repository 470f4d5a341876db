/** Blocks made for a report that is there: all of them with the figures of now, or one more with the report's own question and moment. */
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, type Scope, withoutHistory } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Block, mostBlocks, type NewBlock, type ReportDocument, type TemplateBlock } from '../../contract.ts'
import { makeBlock } from '../making/block.ts'
import { type BlockSource, openSubject } from '../making/handed-in.ts'
import type { Made, ReportRequest } from '../making/made.ts'
import { prepare } from '../making/prepare.ts'
import { requireMonitors } from '../monitors.ts'
import { addedPrefix, documentOf, findReport, type Row, rangeNow, requireOpen } from '../reports.ts'

/** What the report would be if it were made now: blocks that were written by hand stay out of it. */
export async function refreshed(
  scope: CallScope,
  sources: readonly BlockSource[],
  reportId: number,
): Promise<ReportDocument> {
  const row = await findReport(scope, reportId)
  if (row.state === 'making') throw refuse('conflict', 'reports.stillMaking')
  await requireMonitors(scope, row.monitorIds)
  const document = await documentOf(scope, reportId)
  const standing = new Set(document.blocks.map(({ id }) => id))
  const template = row.template.filter(({ id }) => standing.has(id))
  const { from, to } = rangeNow(row, await openSubject(scope, sources, row.subject), scope.now)
  const made = await madeFor(scope, sources, { row, from, to, until: scope.now }, template, document.language)
  const blocks: Block[] = []
  for (const block of template) blocks.push(await makeBlock(block, made, row.reportName))
  return {
    ...document,
    period: { from: from.toISOString(), to: to.toISOString() },
    madeAt: scope.now.toISOString(),
    blocks,
  }
}

/** It stands in the document when its caller has put it there; the template knows from now on how it is made. */
export async function makeOne(
  scope: CallScope,
  sources: readonly BlockSource[],
  { reportId, block }: z.infer<typeof NewBlock>,
): Promise<Block> {
  const row = await requireOpen(scope, reportId)
  await requireMonitors(scope, row.monitorIds)
  if (row.template.length >= mostBlocks) throw refuse('invalid', 'reports.tooManyInReport', {}, 'block')
  const document = await documentOf(scope, reportId)
  const recipe: TemplateBlock = { ...block, id: `${addedPrefix}${crypto.randomUUID().slice(0, 8)}` }
  const range = { from: new Date(document.period.from), to: new Date(document.period.to) }
  const until = new Date(document.madeAt)
  const made = await madeFor(scope, sources, { row, ...range, until }, [recipe], document.language)
  await withoutHistory(scope, () =>
    sql`
      update reports set template = template || ${JSON.stringify([recipe])}::jsonb where org_id = ${scope.orgId} and id = ${reportId}`.execute(
      scope.db,
    ),
  )
  return makeBlock(recipe, made, row.reportName)
}

function madeFor(
  caller: Scope,
  sources: readonly BlockSource[],
  { row, ...range }: Pick<ReportRequest, 'from' | 'to' | 'until'> & { row: Row },
  blocks: readonly TemplateBlock[],
  locale: Scope['locale'],
): Promise<Made> {
  const { monitorIds, filters, subject } = row
  // In the language of the report, whoever asks.
  return prepare({ ...caller, locale }, sources, { monitorIds, filters, subject, ...range }, { blocks })
}
