/** Events as they are answered: what is stored, and the numbers of their articles. */
import {
  figuresOfSets,
  hoursOfSets,
  type SetFigures,
  type SetHour,
} from '@guanlan/features/articles/articles/server/facts'
import { storyHeatOf } from '@guanlan/features/charts/charts/contract'
import { weightsOf } from '@guanlan/features/charts/charts/server'
import { refuse } from '@guanlan/platform/contract'
import type { RecordFacts, Scope } from '@guanlan/platform/server'
import { type EventState, type InfoEvent, type ScopedQuestion, stateOf } from '../../contract.ts'
import { fillingsOf } from '../jobs.ts'
import { type EventFacts, eventTable, factsOf, ofPerson, type StoredEvent } from './rows.ts'

const dayMs = 86_400_000
const shownDays = 7

type Row = StoredEvent & RecordFacts

export async function showEvents(scope: Scope, rows: readonly Row[]): Promise<InfoEvent[]> {
  const ids = rows.map(({ id }) => id)
  // Before the numbers: what ends in between is looked at once more.
  const fillings = await fillingsOf(scope)
  const facts = await factsOf(scope, ids)
  const figures = await figuresOfSets(scope, 'event', ids)
  const hours = await hoursOfSets(scope, 'event', ids)
  const { storyHeat } = (await weightsOf(scope)).weights
  return rows.flatMap(row => {
    const known = facts.get(row.id)
    if (!known) return []
    return [
      present(scope, row, known, {
        figures: figures.get(row.id),
        hours: hours.get(row.id) ?? [],
        filling: fillings.get(row.id) ?? null,
        storyHeat,
      }),
    ]
  })
}

interface Numbers {
  figures: SetFigures | undefined
  hours: readonly SetHour[]
  filling: InfoEvent['filling']
  storyHeat: Parameters<typeof storyHeatOf>[1]
}

function present(
  scope: Scope,
  row: Row,
  facts: EventFacts,
  { figures, hours, filling, storyHeat }: Numbers,
): InfoEvent {
  const { vocabularyIds: _, vocabularyNames: __, written, rule, ...stored } = row
  return {
    ...stored,
    ...{ orgId: scope.orgId, startTime: facts.startTime, endTime: facts.endTime, rule: written ?? rule ?? '' },
    ...{
      owner: facts.owner,
      origin: facts.origin,
      chapter: facts.chapter,
      state: stateNow(scope, facts, hours),
      stateAt: facts.stateAt,
    },
    ...{ createdAt: facts.createdAt, createdBy: facts.createdBy, treeId: row.id, filling },
    articles: figures?.articles ?? 0,
    stories: figures?.stories ?? 0,
    negative: figures?.negative ?? 0,
    firstArticleAt: figures?.first.toISOString() ?? null,
    lastArticleAt: figures?.last.toISOString() ?? null,
    days: daysOf(hours, Math.min(scope.now.getTime(), figures?.last.getTime() ?? 0)),
    heat: figures ? Math.round(storyHeatOf(figures, storyHeat).heat) : 0,
  }
}

/** As its hours say now; workers look every few minutes. Whoever is limited to folders sees hours of their own: to them it is what workers saw. */
function stateNow({ now, limitedTo }: Scope, { state, endTime }: EventFacts, hours: readonly SetHour[]): EventState {
  if (limitedTo !== undefined) return state
  const its = hours.map(({ at, count }) => ({ at: at.getTime(), count }))
  return stateOf(its, { now: now.getTime(), end: endTime === null ? null : Date.parse(endTime) })
}

/** Articles of each of the seven times 24 hours that end with its latest one. */
function daysOf(hours: readonly SetHour[], last: number): number[] {
  const days = Array.from({ length: shownDays }, () => 0)
  for (const { at, count } of hours) {
    const ago = Math.floor(Math.max(0, last - at.getTime()) / dayMs)
    const place = shownDays - 1 - ago
    if (place >= 0) days[place] = (days[place] ?? 0) + count
  }
  return days
}

/** @throws missing, also of one in the bin */
export async function getEvent(scope: Scope, id: number): Promise<InfoEvent> {
  const [event] = await showEvents(scope, [await storedEvent(scope, id)])
  if (!event) throw refuse('missing', 'events.missing')
  return event
}

/** @throws missing, also of one in the bin */
export async function storedEvent(scope: Scope, id: number): Promise<Row> {
  const facts = (await factsOf(scope, [id])).get(id)
  if (!facts || facts.isBinned) throw refuse('missing', 'events.missing')
  return eventTable.get(scope, id)
}

type PageQuery = Omit<ScopedQuestion, 'scope'> & {
  page: number
  pageSize: number
  after?: string | undefined
  titleLike: string
}

export async function listEvents(
  scope: Scope,
  eventScope: ScopedQuestion['scope'],
  { titleLike, ...query }: PageQuery,
) {
  const like = query.like || titleLike
  const page = await eventTable.list(scope, ofPerson(scope, { ...query, like, scope: eventScope }) as never)
  return { ...page, list: await showEvents(scope, page.list) }
}
