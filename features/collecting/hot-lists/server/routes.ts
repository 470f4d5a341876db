import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, type Database, type LinkScope, serverHalf } from '@guanlan/platform/server'
import { hotListsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { boardOf } from './boards/boards.ts'
import { saveInstances } from './boards/instances.ts'
import { listBoards, publicWall, removeBoard, saveBoard, showToEverybody } from './boards/upkeep.ts'
import { mergeEvents, removeEvent, saveEvent } from './events/write.ts'
import { listMonitoredEvents } from './monitored/list-monitored.ts'
import { coursesOf } from './questions/courses.ts'
import { articlesOfEvent } from './questions/event-articles.ts'
import { eventDetail, eventsOf } from './questions/events.ts'
import { marksOf } from './questions/marks.ts'
import { articlesOfMedium } from './questions/medium-articles.ts'
import { topicCoverage } from './questions/missed-topics.ts'
import { periodOf } from './questions/period.ts'
import { dayOf, rankMedia, rankWords } from './questions/rankings.ts'
import { topicsOf, wallOf } from './questions/topics.ts'
import type { RawEntry } from './recording/entries.ts'
import { record } from './watching/record-and-note.ts'
import {
  coreIndex,
  countWatches,
  listWatches,
  newsOfWatches,
  removeWatches,
  replay,
  saveWatch,
  watchOf,
} from './watching/watches.ts'

const dayMs = 86_400_000
/** Clocks of programs that hand in may be ahead by so much. */
const aheadMs = 5 * 60_000

/** @param system the connection that writes boards: they belong to no call's organisation */
export const hotListsServer = (system: Database) => {
  const push = async (
    { orgId, now }: CallScope,
    platform: string,
    body: { time: string | null; updatedAt: string | null; items: Record<string, unknown>[] },
  ) => {
    const at = body.time === null ? now : new Date(body.time)
    if (at.getTime() > now.getTime() + aheadMs) throw refuse('invalid', 'hotLists.timeAhead', {}, 'time')
    const toldAt = body.updatedAt === null ? null : new Date(body.updatedAt)
    const { notSeen, changes } = await system.transaction().execute(async tx =>
      record(tx, {
        boardId: await boardOf(tx, { onlyOrg: orgId, platform }),
        at,
        toldAt,
        said: body.items as RawEntry[],
      }),
    )
    return { kept: notSeen === null, reason: notSeen, changes: changes.length }
  }
  const linkTo = async (scope: CallScope, purpose: string, objectId: number, days: number) => {
    const expiresAt = new Date(scope.now.getTime() + days * dayMs)
    return { token: await scope.makeLink({ purpose, objectId, expiresAt }), expiresAt: expiresAt.toISOString() }
  }
  const day = async (scope: Pick<LinkScope, 'db' | 'now' | 'locale' | 'orgId'>, requested: string | null) =>
    dayOf(scope, requested, await timeZoneOf(scope))
  return serverHalf({
    feature: hotListsFeature,
    words: strings,
    counters: { hotCount: countWatches },
    routes: {
      hotSearchList: (scope, { body }) => topicsOf(scope, body),
      wall: (scope, { body }) => wallOf(scope, body, scope),
      hotRank: (scope, { body }) => topicsOf(scope, { ...body, sort: 'heat' }),
      indexRank: (scope, { body }) => eventsOf(scope, { ...body, sort: 'index' }),
      topicRank: (scope, { body }) => eventsOf(scope, body.sort === 'index' ? { ...body, sort: 'platforms' } : body),
      coreIndex: async (scope, { body }) =>
        coreIndex(
          scope,
          periodOf(
            {
              startTime: body.startTime ?? new Date(scope.now.getTime() - 7 * dayMs).toISOString(),
              endTime: body.endTime,
            },
            scope.now,
          ),
          await timeZoneOf(scope),
        ),
      hotEventList: (scope, { body }) => eventsOf(scope, body),
      hotEventDetail: (scope, { body }) => eventDetail(scope, body.id),
      eventArticles: (scope, { body }) => articlesOfEvent(scope, body.id),
      marks: (scope, { body }) => marksOf(scope, body.monitor),
      coverage: scope => topicCoverage(scope),
      wanted: (scope, { body }) => listMonitoredEvents(scope, body),
      trend: (scope, { body }) => coursesOf(scope, body),
      mediaList: (scope, { body }) => rankMedia(scope, body),
      mediumArticles: (scope, { body }) => articlesOfMedium(scope, body),
      keywordList: (scope, { body }) => rankWords(scope, body),
      dayList: (scope, { body }) => day(scope, body.day),
      watchList: (scope, { body }) => listWatches(scope, body),
      watchGet: (scope, { params }) => watchOf(scope, params.id),
      watchSave: (scope, { body }) => saveWatch(scope, body),
      watchRemove: (scope, { params }) => removeWatches(scope, { ids: [params.id], allOf: null, but: [] }),
      watchRemoveMany: (scope, { body }) => removeWatches(scope, body),
      watchReplay: (scope, { body }) => replay(scope, body),
      watchNews: (scope, { body }) => newsOfWatches(scope, body),
      push: (scope, { params, body }) => push(scope, params.platform, body),
      eventSave: (scope, { body }) => saveEvent(scope, body),
      eventMerge: (scope, { body }) => mergeEvents(scope, body),
      eventRemove: (scope, { params }) => removeEvent(scope, params.id),
      share: async (scope, { body }) => linkTo(scope, 'hotEvent', (await eventDetail(scope, body.id)).id, body.days),
      shareDay: (scope, { body }) => linkTo(scope, 'hotDay', scope.orgId, body.days),
      sharedEvent: async scope => ({
        event: await eventDetail(scope, scope.objectId),
        courses: await coursesOf(scope, { eventId: scope.objectId, startTime: null, endTime: null }),
      }),
      sharedDay: (scope, { body }) => day(scope, body.day),
      publicWall: ({ now }) => publicWall(system, now),
      publicSetting: (scope, { body }) => showToEverybody(scope, body.shown),
      boards: (scope, { body }) => listBoards(scope, body),
      instancesSave: (scope, { body }) => saveInstances(scope, body),
      boardRemove: (scope, { params }) => removeBoard(scope, params.id),
      boardSave: (scope, { body }) => saveBoard(scope, body),
    },
  })
}
