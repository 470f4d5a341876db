/** The course of an event is changed: computed anew, or one node of it by a person. */

import { requireWholeSight } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { EditedCourse, EventCourse, Sentence } from '../../contract.ts'
import { getEvent, storedEvent } from '../records/shown.ts'
import { computeCourse } from './compute.ts'
import { type NodeRow, nodesOf, nodeTable } from './rows.ts'
import { courseOf } from './shown.ts'

const hourMs = 3_600_000

/** @throws missing, also of a node of another event; a conflict that names who changed it since */
export async function updateCourse(scope: Scope, body: EditedCourse): Promise<EventCourse> {
  await storedEvent(scope, body.id)
  // It is the same for everybody: who sees a part of the articles cannot write the whole.
  requireWholeSight(scope)
  if (body.updateFlag === 'refresh') await computeCourse(scope, body.id, { anew: true })
  else await editNode(scope, body)
  const { state } = await getEvent(scope, body.id)
  return courseOf(scope, body.id, state === 'over')
}

async function editNode(scope: Scope, body: EditedCourse): Promise<void> {
  const { id: eventId, treeId, version, title, text, startTime, endTime, hidden, order, dropProposal } = body
  const nodes = await nodesOf(scope, eventId)
  const node = nodes.find(({ id }) => id === treeId)
  if (!node) throw refuse('missing', 'events.nodeMissing')
  const { updatedAt: _, updatedBy: __, version: stored, ...before } = node
  const dates = datesOf(node, { startTime, endTime })
  if (node.kind === 'phase') await moveNeighbours(scope, node, nodes, dates)
  const isDated = node.kind === 'phase' && (dates.startTime !== node.startTime || dates.endTime !== node.endTime)
  const isWritten = [title, text, startTime, endTime, hidden, order].some(value => value !== undefined)
  await nodeTable.update(scope, {
    ...before,
    ...dates,
    ...{ title: title ?? node.title, sentences: text === undefined ? node.sentences : sentencesOf(text, node) },
    ...{ hidden: hidden ?? node.hidden, order: order === undefined ? node.order : order },
    ...{ touched: node.touched || isWritten, proposal: isWritten || dropProposal ? null : node.proposal },
    detail: isDated ? { ...node.detail, dated: true } : node.detail,
    version: version ?? stored,
  })
}

/** A sentence a line; one that stood there, or in what was proposed, keeps the article it was taken from. */
function sentencesOf(text: string, { sentences, proposal }: NodeRow): Sentence[] {
  const known = new Map([...(proposal?.sentences ?? []), ...sentences].map(one => [one.text, one.articleId]))
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => ({ text: line, articleId: known.get(line) ?? null }))
}

/** Of phases by the hour, as their numbers are counted. @throws where the end does not follow the beginning */
function datesOf(node: NodeRow, { startTime, endTime }: Pick<EditedCourse, 'startTime' | 'endTime'>) {
  const isPhase = node.kind === 'phase'
  const shown = (moment: string | undefined, before: string | null) => {
    if (moment === undefined) return before
    const at = Date.parse(moment)
    return new Date(isPhase ? Math.floor(at / hourMs) * hourMs : at).toISOString()
  }
  const dates = { startTime: shown(startTime, node.startTime), endTime: isPhase ? shown(endTime, node.endTime) : null }
  if (isPhase && (dates.startTime ?? '') >= (dates.endTime ?? ''))
    throw refuse('invalid', 'events.phaseWithoutLength', {}, 'endTime')
  return dates
}

/** Phases never overlap: those whose dates nobody wrote give way, and follow a border that they shared. @throws where one that a person fixed is in the way, or nothing would be left of one */
async function moveNeighbours(
  scope: Scope,
  node: NodeRow,
  nodes: readonly NodeRow[],
  { startTime, endTime }: { startTime: string | null; endTime: string | null },
): Promise<void> {
  const [from, to] = [startTime ?? '', endTime ?? '']
  const gone: number[] = []
  for (const other of nodes) {
    if (other.kind !== 'phase' || other.id === node.id) continue
    const [begin, end] = [other.startTime ?? '', other.endTime ?? '']
    const isBefore = begin < (node.startTime ?? '')
    const next = isBefore
      ? { begin, end: end === node.startTime || end > from ? from : end }
      : { begin: begin === node.endTime || begin < to ? to : begin, end }
    if (next.begin === begin && next.end === end) continue
    const isInTheWay = other.detail.dated ? end > from && begin < to : next.begin >= next.end
    if (other.touched && isInTheWay)
      throw refuse('conflict', 'events.phasesOverlap', {}, isBefore ? 'startTime' : 'endTime')
    if (other.detail.dated) continue
    if (next.begin >= next.end) gone.push(other.id)
    else
      await sql`
        update event_nodes set begin_at = ${next.begin}, end_at = ${next.end}, version = version + 1, updated_at = ${scope.now}, updated_by = ${scope.userId}
        where org_id = ${scope.orgId} and id = ${other.id}`.execute(scope.db)
  }
  if (gone.length === 0) return
  const keys = nodes.filter(({ id }) => gone.includes(id)).map(({ key }) => key)
  // What stood in them stands in the one that took their time.
  await sql`update event_nodes set parent_key = ${node.key} where org_id = ${scope.orgId} and event_id = ${node.eventId} and parent_key = any(${keys}::text[]) and kind = 'turn'`.execute(
    scope.db,
  )
  await sql`delete from event_nodes where org_id = ${scope.orgId} and (id = any(${numberList(gone)}::int[]) or (event_id = ${node.eventId} and kind = 'article' and parent_key = any(${keys}::text[])))`.execute(
    scope.db,
  )
}
