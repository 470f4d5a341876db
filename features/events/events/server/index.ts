import { tellUndone } from '@guanlan/features/handling/article-actions/server'
import { openerOf } from '@guanlan/features/handling/shares/server'
import { type OrgEvents, openEvents, type Scope, serverHalf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { eventsFeature, NewEvent } from '../contract.ts'
import { strings } from '../strings.ts'
import { articlesOfEvent, moveArticles } from './articles/articles.ts'
import { coursesBeside, nearestEvents } from './beside/courses.ts'
import { claimsOf } from './claims/of-event.ts'
import { updateCourse } from './course/edit.ts'
import { questionsOf } from './course/questions.ts'
import { getWithCourse } from './course/shown.ts'
import {
  acceptCandidate,
  dismissCandidate,
  listCandidates,
  mergeCandidates,
  renameCandidate,
} from './detecting/decide.ts'
import { splitCandidate } from './detecting/split.ts'
import { exporting } from './exporting.ts'
import { exportEvent, sendEvent, startExport } from './file/send.ts'
import { getFollowing, setFollowing } from './following/follow.ts'
import { fillEvent } from './jobs.ts'
import { removeEvents, restoreEvents } from './records/bin.ts'
import { listEvents } from './records/shown.ts'
import { topTen } from './records/top-ten.ts'
import { listEventReports, makeEventReport } from './report/make.ts'
import { previewOf } from './rules/preview.ts'
import { listRules } from './rules/versions.ts'
import { createEvent, followUndo, goOn, updateEvent, updateRule } from './saving/save.ts'
import { openSharedEvent, shareEvent } from './shared/links.ts'

export { queryOfEventArticles } from './articles/articles.ts'
export { findableEvents } from './findable.ts'
export { eventsOfMembers } from './owned-data.ts'
export { eventRows } from './records/event-rows.ts'
export { getEvent, storedEvent } from './records/shown.ts'
export { eventBlocks } from './report/blocks.ts'
export { followEvents } from './rules/follow.ts'
export { joinEvents } from './rules/join.ts'
export { eventsNamingVocabularies } from './rules/vocabulary-user.ts'
export { createEvent } from './saving/save.ts'
export { eventsWorker } from './worker.ts'

const only = (id: number) => ({ ids: [id], allOf: null, but: [] })

async function countEvents({ orgId, db }: Scope): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from events where org_id = ${orgId} and binned_at is null`.execute(db)
  return rows[0]?.n ?? 0
}

/** Events made last, and beside them what may be one. */
const listNew = async (scope: Scope, body: Parameters<typeof listEvents>[2]) => ({
  ...(await listEvents(scope, 'all', body)),
  offers: scope.may('events.detect') ? (await listCandidates(scope)).list : [],
})

/** @param changes of all events */
export const eventsServer = (changes: OrgEvents) =>
  serverHalf({
    feature: eventsFeature,
    words: strings,
    jobs: [exporting.job, exportEvent, fillEvent],
    counters: { eventCount: countEvents },
    routes: {
      listNew: (scope, { body }) => listNew(scope, body),
      listNewByAddress: (scope, { query }) => listNew(scope, query),
      listMineByAddress: (scope, { query }) => listEvents(scope, 'mine', query),
      listAllByAddress: (scope, { query: { scope: which, ...query } }) => listEvents(scope, which, query),
      listMine: (scope, { body }) => listEvents(scope, 'mine', body),
      listAll: (scope, { body: { scope: which, ...body } }) => listEvents(scope, which, body),
      topTen: scope => topTen(scope),
      get: (scope, { params }) => getWithCourse(scope, params.id),
      updateCourse: (scope, { body }) => updateCourse(scope, body),
      add: (scope, { body }) => createEvent(scope, body),
      update: (scope, { body: { id, version, ...body } }) =>
        id === undefined ? createEvent(scope, NewEvent.parse(body)) : updateEvent(scope, { ...body, id, version }),
      updateRule: (scope, { body }) => updateRule(scope, body),
      rules: (scope, { params }) => listRules(scope, params.id),
      courses: (scope, { body }) => coursesBeside(scope, body.ids),
      nearest: (scope, { params }) => nearestEvents(scope, params.id),
      goOn: (scope, { params }) => goOn(scope, params.id),
      preview: (scope, { body }) => previewOf(scope, body),
      remove: (scope, { params }) => removeEvents(scope, only(params.id)),
      removeMany: (scope, { body }) => removeEvents(scope, body),
      restore: (scope, { body }) => restoreEvents(scope, body),
      questions: (scope, { query }) => questionsOf(scope, query.id),
      claims: (scope, { query }) => claimsOf(scope, query.id),
      articles: (scope, { query }) => articlesOfEvent(scope, query),
      addArticles: (scope, { body }) => moveArticles(scope, 'joinEvent', body),
      removeArticles: (scope, { body }) => moveArticles(scope, 'leaveEvent', body),
      listCandidates: scope => listCandidates(scope),
      acceptCandidate: (scope, { body }) => acceptCandidate(scope, body.id),
      dismissCandidate: (scope, { body }) => dismissCandidate(scope, body.id),
      mergeCandidates: (scope, { body }) => mergeCandidates(scope, body),
      splitCandidate: (scope, { body }) => splitCandidate(scope, body),
      renameCandidate: (scope, { body }) => renameCandidate(scope, body),
      getFollowing: (scope, { params }) => getFollowing(scope, params.id),
      setFollowing: (scope, { body }) => setFollowing(scope, body),
      events: async ({ orgId }, _input, { reply }) => changes.follow(orgId, openEvents(reply)),
      share: (scope, { body }) => shareEvent(scope, body),
      openShared: (scope, { body }, { request }) => openSharedEvent(scope, body, openerOf(request)),
      sharedHolds: async () => null,
      exportToExcel: (scope, { params }, exchange) => sendEvent(scope, params.id, exchange),
      exportAsTask: (scope, { body }) => startExport(scope, body.id),
      reports: (scope, { params }) => listEventReports(scope, params.id),
      makeReport: (scope, { params }) => makeEventReport(scope, params.id),
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
