/** Makes a report: the figures first, then a block a slice. Killed at any moment it goes on with the next block. */
import { Filter } from '@guanlan/features/articles/articles/contract'
import { refuse } from '@guanlan/platform/contract'
import { type Scope, type SliceDone, scopeOfSlice, work } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { z } from 'zod'
import { TemplateBlock } from '../../contract.ts'
import { makeReport } from '../jobs.ts'
import { makeBlock } from './block.ts'
import type { BlockSource, SubjectId } from './handed-in.ts'
import { Facts } from './made.ts'
import { prepare } from './prepare.ts'

const Cursor = z.object({ next: z.number().int(), until: z.string(), facts: Facts })
const Blocks = z.array(TemplateBlock)

interface Making {
  name: string
  template: unknown
  monitor_ids: number[]
  filters: unknown
  from_time: Date
  to_time: Date
  subject: SubjectId | null
}

export const makingReports = (sources: readonly BlockSource[]) =>
  work(makeReport, async of => {
    const scope = scopeOfSlice(of, of.input.locale)
    const { reportId } = of.input
    const report = await find(scope, reportId)
    // Deleted meanwhile: there is nothing to make.
    if (!report) return { cursor: null, done: 0 }
    const blocks = Blocks.parse(report.template)
    const before = of.cursor === null ? null : Cursor.parse(of.cursor)
    const requested = {
      monitorIds: report.monitor_ids,
      filters: z.array(Filter).parse(report.filters),
      from: report.from_time,
      to: report.to_time,
      until: before ? new Date(before.until) : scope.now,
      subject: report.subject,
    }
    if (!before) {
      const { facts } = await prepare(scope, sources, requested, { blocks })
      return {
        cursor: { next: 0, until: requested.until.toISOString(), facts },
        done: 0,
        total: blocks.length,
      }
    }
    const { next, facts, until } = before
    const block = blocks[next]
    if (!block) throw refuse('missing', 'platform.missing')
    const made = await prepare(scope, sources, requested, { facts })
    await keep(scope, reportId, await makeBlock(block, made, report.name))
    if (next + 1 < blocks.length) return { cursor: { next: next + 1, until, facts }, done: 1 }
    return end(scope, reportId, requested.until, blocks.length)
  })

async function find({ db, orgId }: Scope, id: number): Promise<Making | undefined> {
  const { rows } = await sql<Making>`
    select name, template, monitor_ids, filters, from_time, to_time, subject from reports where org_id = ${orgId} and id = ${id} and state = 'making'`.execute(
    db,
  )
  return rows[0]
}

const keep = ({ db, orgId }: Scope, id: number, block: object) =>
  sql`
  update reports set document = jsonb_set(document, '{blocks}', document->'blocks' || ${JSON.stringify([block])}::jsonb)
  where org_id = ${orgId} and id = ${id}`.execute(db)

async function end({ db, orgId }: Scope, id: number, until: Date, blocks: number): Promise<SliceDone> {
  await sql`
    update reports set state = 'draft', made_at = ${until}, version = version + 1, document = jsonb_set(document, '{madeAt}', to_jsonb(${until.toISOString()}::text))
    where org_id = ${orgId} and id = ${id}`.execute(db)
  return { cursor: null, done: 1, result: { blocks } }
}
