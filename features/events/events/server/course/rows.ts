/** Nodes of courses as they are stored. */
import { numberList, recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ArticleRole, CourseNode, Sentence, TurnReason } from '../../contract.ts'

export interface NodeDetail {
  /** Of a phase whose dates a person wrote: its borders are not looked for again. */
  dated?: boolean
  mediaType?: number
  level?: number
  following?: number
  hotEvent?: { id: number; title: string; rank: number; platform: string }
}

/** What a node says; `proposal` is the same. */
export interface NodeContent {
  title: string
  startTime: string | null
  endTime: string | null
  sentences: Sentence[]
}

export interface StoredNode extends NodeContent {
  eventId: number
  key: string
  parentKey: string | null
  kind: CourseNode['kind']
  reason: '' | TurnReason | ArticleRole
  detail: NodeDetail
  articleId: number | null
  hidden: boolean
  order: number | null
  touched: boolean
  proposal: NodeContent | null
}

/** Of an event, in no order. */
interface NodeQuestion {
  eventId: number
}

export const nodeTable = recordTable<StoredNode, NodeQuestion, 'id'>({
  table: 'event_nodes',
  fields: {
    eventId: 'event_id',
    key: 'key',
    parentKey: 'parent_key',
    kind: 'kind',
    reason: 'reason',
    detail: { json: 'detail' },
    articleId: 'article_id',
    title: 'title',
    startTime: 'begin_at',
    endTime: 'end_at',
    sentences: { json: 'sentences' },
    hidden: 'hidden',
    order: 'place',
    touched: 'touched',
    proposal: { json: 'proposal' },
  },
  where: ({ eventId }) => sql`r.event_id = ${eventId}`,
  sorts: { id: { value: sql`r.id`, type: 'bigint' } },
})

export type NodeRow = Awaited<ReturnType<typeof nodeTable.get>>

/** More than a course ever has. */
const most = 1_000

export async function nodesOf(scope: Scope, eventId: number): Promise<NodeRow[]> {
  const question = { allOf: { eventId }, ids: [], but: [] }
  const { list } = await nodeTable.pageOfChosen(scope, question, { sort: 'id', order: 'asc', limit: most })
  return list.map(({ startTime, endTime, proposal, ...row }) => ({
    ...row,
    startTime: startTime && new Date(startTime).toISOString(),
    endTime: endTime && new Date(endTime).toISOString(),
    proposal: proposal ?? null,
  }))
}

export async function removeNodes({ orgId, db }: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from event_nodes where org_id = ${orgId} and id = any(${numberList(ids)}::int[])`.execute(db)
}
