import { say } from '@guanlan/platform/contract'
import { type Scope, serverHalf } from '@guanlan/platform/server'
import { type Act, articlesFeature, mediaTypes } from '../contract.ts'
import { strings } from '../strings.ts'
import { adjustmentFor, switchAdjustment } from './analysis/learn/adjustment.ts'
import { announceChange } from './facts/announce-change.ts'
import { correct } from './facts/correct.ts'
import { editedArticle } from './facts/edit.ts'
import { markRead } from './facts/mark.ts'
import { describeMedium, findMedia, undescribedMedia } from './facts/media.ts'
import { articlesOfOperation } from './facts/of-operation.ts'
import { findSets } from './facts/sets.ts'
import { notifyEdited, update } from './facts/update.ts'
import { storiesFound } from './questions/stories-found.ts'
import { storyNames } from './questions/titles.ts'
import { listComments } from './reactions/comments.ts'
import { courseOf } from './reactions/interactions.ts'
import { reachOfArticles } from './reactions/reach.ts'
import { putTogether, takeApart } from './stories/decide.ts'
import { reprintsOf } from './stories/reprints.ts'
import { partStories } from './stories/undo.ts'

export const articleServer = serverHalf({
  feature: articlesFeature,
  words: strings,
  routes: {
    mediaTypes: async scope => mediaTypes.map(code => ({ code, name: say(strings[code], scope.locale) })),
    mark: async (scope, { body }) => ({ changed: await markRead(scope, body.idList, body.read, body.found) }),
    correct: (scope, { body }) =>
      telling(scope, 'sentiment', correct(scope, body.changes, body.withSimilar, body.found)),
    update: (scope, { params, body }) => update(scope, params.id, body),
    edited: (scope, { params, query }) => editedArticle(scope, params.id, query.found === '1'),
    adjustment: scope => adjustmentFor(scope),
    switchAdjustment: (scope, { body }) => switchAdjustment(scope, body.enabled),
    takeApart: (scope, { body }) => tellingStories(scope, takeApart(scope, body.idList)),
    putTogether: async (scope, { body }) => {
      const together = await putTogether(scope, body.idList)
      await announceChange(scope, 'stories', null)
      return together
    },
    undoTogether: (scope, { body }) => tellingStories(scope, partStories(scope, body)),
    reprints: (scope, { body }) => reprintsOf(scope, body.id),
    commentList: (scope, { body }) => listComments(scope, body),
    interactionList: (scope, { body }) => courseOf(scope, body.id),
    touch: (scope, { body }) => reachOfArticles(scope, body.idList, body.found),
    undescribedMedia: (scope, { body }) => undescribedMedia(scope.db, body),
    describeMedium: async (scope, { params, body }) => {
      await describeMedium(scope.db, params.id, body)
      return null
    },
    storyNames: (scope, { query }) => storyNames(scope, query.ids.split(',').map(Number)),
    setNames: (scope, { query: { kind, ids, like } }) =>
      findSets(scope, kind, { ids: ids?.split(',').map(Number), like }),
    storiesFound: (scope, { query }) => storiesFound(scope, query.like),
    mediaNames: (scope, { query }) => findMedia(scope, query.like, query.ids?.split(',').filter(Boolean).map(Number)),
  },
  afterUndo: { correct: tellCorrected, update: (scope, _subject, undone) => notifyEdited(scope, undone) },
})

/** Stories that look otherwise now; which articles of a list that touches is for the one who shows it. */
async function tellingStories(scope: Scope, moving: Promise<number>): Promise<{ changed: number }> {
  const changed = await moving
  await announceChange(scope, 'stories', null)
  return { changed }
}

async function telling(scope: Scope, act: Act, changing: Promise<number[]>): Promise<{ changed: number }> {
  const ids = await changing
  await announceChange(scope, act, ids)
  return { changed: ids.length }
}

/** What people had said of the articles stands again. */
async function tellCorrected(scope: Scope, _subject: number | null, undone: number): Promise<void> {
  await announceChange(scope, 'sentiment', await articlesOfOperation(scope, undone))
}
