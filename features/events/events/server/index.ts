import { tellUndone } from '@guanlan/features/handling/article-actions/server'
import { type OrgEvents, openEvents, type Scope, serverHalf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { eventsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { articlesOfEvent, moveArticles } from './articles/articles.ts'
import { exporting } from './exporting.ts'
import { fillEvent } from './jobs.ts'
import { removeEvents, restoreEvents } from './records/bin.ts'
import { getEvent, listEvents } from './records/shown.ts'
import { topTen } from './records/top-ten.ts'
import { previewOf } from './rules/preview.ts'
import { createEvent, followUndo, goOn, updateEvent, updateRule } from './saving/save.ts'

export { findableEvents } from './findable.ts'
export { eventsOfMembers } from './owned-data.ts'
export { getEvent } from './records/shown.ts'
export { type EventFollower, type EventOfArticle, followEvents } from './rules/follow.ts'
export { joinEvents } from './rules/join.ts'
export { eventsWorker } from './worker.ts'

const only = (id: number) => ({ ids: [id], allOf: null, but: [] })

async function countEvents({ orgId, db }: Scope): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from events where org_id = ${orgId} and binned_at is null`.execute(db)
  return rows[0]?.n ?? 0
}

/** @param changes of all events */
export const eventsServer = (changes: OrgEvents) =>
  serverHalf({
    feature: eventsFeature,
    words: strings,
    jobs: [exporting.job, fillEvent],
    counters: { eventCount: countEvents },
    routes: {
      listNew: (scope, { body }) => listEvents(scope, 'all', body),
      listMine: (scope, { body }) => listEvents(scope, 'mine', body),
      listAll: (scope, { body: { scope: which, ...body } }) => listEvents(scope, which, body),
      topTen: scope => topTen(scope),
      get: (scope, { params }) => getEvent(scope, params.id),
      add: (scope, { body }) => createEvent(scope, body),
      update: (scope, { body: { id, version, ...body } }) =>
        id === undefined ? createEvent(scope, body) : updateEvent(scope, { ...body, id, version }),
      updateRule: (scope, { body }) => updateRule(scope, body),
      goOn: (scope, { params }) => goOn(scope, params.id),
      preview: (scope, { body }) => previewOf(scope, body),
      remove: (scope, { params }) => removeEvents(scope, only(params.id)),
      removeMany: (scope, { body }) => removeEvents(scope, body),
      restore: (scope, { body }) => restoreEvents(scope, body),
      articles: (scope, { query }) => articlesOfEvent(scope, query),
      addArticles: (scope, { body }) => moveArticles(scope, 'joinEvent', body),
      removeArticles: (scope, { body }) => moveArticles(scope, 'leaveEvent', body),
      events: async ({ orgId }, _input, { reply }) => changes.follow(orgId, openEvents(reply)),
      export: exporting.start,
    },
    afterUndo: {
      add: followUndo,
      update: followUndo,
      updateRule: followUndo,
      goOn: followUndo,
      restore: followUndo,
      addArticles: (scope, _subject, undone) => tellUndone(scope, 'joinEvent', undone),
      removeArticles: (scope, _subject, undone) => tellUndone(scope, 'leaveEvent', undone),
    },
  })
