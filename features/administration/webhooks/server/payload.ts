/** What events say: as whoever made the subscription's secret sees them now. What they do not see, or what is gone, is null. */
import { articleForPrograms, eventForPrograms } from '@guanlan/features/administration/api-keys/server'
import { loadArticles } from '@guanlan/features/articles/articles/server/questions'
import { downloadForPrograms } from '@guanlan/features/handling/exports/server'
import { getIncident } from '@guanlan/features/warnings/warnings/server'
import { Refusal } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { EventType } from '../contract.ts'

export interface Happened {
  type: EventType
  objectId: number
  monitorId: number | null
  /** ISO 8601. */
  at: string
}

export const needs: Readonly<Record<EventType, string>> = {
  'article.matched': 'desk.view',
  'incident.opened': 'warnings.view',
  'incident.changed': 'warnings.view',
  'export.finished': 'exports.view',
  'event.phase': 'events.view',
}

/** @param events of one type, in their order */
export async function itemsOf(scope: Scope, events: readonly Happened[]): Promise<object[]> {
  const type = events[0]?.type
  if (type === 'article.matched') {
    const loaded = await loadArticles(scope, [...new Set(events.map(({ objectId }) => objectId))])
    const articles = new Map(loaded.map(article => [article.id, article]))
    return events.map(({ objectId, monitorId, at }) => {
      const article = articles.get(objectId)
      return { at, monitorId, articleId: objectId, article: article ? articleForPrograms(article) : null }
    })
  }
  const items: object[] = []
  for (const { objectId, at } of events)
    items.push(
      type === 'export.finished'
        ? { at, exportId: objectId, export: await seen(downloadForPrograms(scope, objectId)) }
        : type === 'event.phase'
          ? { at, eventId: objectId, event: await seen(eventForPrograms(scope, objectId)) }
          : { at, incidentId: objectId, incident: await seen(getIncident(scope, objectId)) },
    )
  return items
}

const seen = <T>(loading: Promise<T>): Promise<T | null> =>
  loading.catch(error => {
    if (error instanceof Refusal && error.kind === 'missing') return null
    throw error
  })
