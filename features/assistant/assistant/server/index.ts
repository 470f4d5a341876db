import type { Translator } from '@guanlan/features/handling/translation/server'
import { say } from '@guanlan/platform/contract'
import { serverHalf } from '@guanlan/platform/server'
import { assistantFeature, defaultScene, scenes } from '../contract.ts'
import { strings } from '../strings.ts'
import { amountsOf } from './amounts.ts'
import { delivered, shownInstruction } from './instructions/delivered.ts'
import { runInstruction } from './instructions/run.ts'
import { askInSession } from './message.ts'
import { planQuestion } from './planning/plan.ts'
import { makeAnswerReport } from './report/make.ts'
import { listRuns } from './sessions/answers.ts'
import { collect, getCollected, listCollected, removeCollected, updateCollected } from './sessions/collected.ts'
import { exporting } from './sessions/export-collected.ts'
import { createSession, listSessions, openSession, removeSession, renameSession } from './sessions/sessions.ts'

export { answerBlocks } from './report/blocks.ts'
export { assistantWorker } from './worker.ts'

const one = () => 1

/** @param translator null: no model that translates is set */
export const assistantServer = (translator: Translator | null) =>
  serverHalf({
    feature: assistantFeature,
    words: strings,
    jobs: [exporting.job],
    counters: { aiDailySessionCount: one, aiDailyQuestionCount: one, aiDailyToolCount: one },
    routes: {
      sessions: (scope, { query }) => listSessions(scope, query),
      createSession: (scope, { body }) => createSession(scope, body),
      session: (scope, { params }) => openSession(scope, params.id),
      renameSession: (scope, { params, body }) => renameSession(scope, { ...body, ...params }),
      removeSession: (scope, { params }) => removeSession(scope, params.id),
      plan: (scope, { body }) => planQuestion(scope, body.question, body.articles),
      message: (scope, { params, body }) => askInSession(scope, { ...body, ...params }),
      collect: (scope, { body }) => collect(scope, body),
      collected: (scope, { query }) => listCollected(scope, query),
      getCollected: (scope, { params }) => getCollected(scope, params.id),
      updateCollected: (scope, { params, body }) => updateCollected(scope, { ...body, ...params }),
      exportCollected: exporting.start,
      removeCollected: (scope, { params }) => removeCollected(scope, params.id),
      scenes: async scope => ({
        list: scenes.map(id => ({
          id,
          name: say(strings[`scene_${id}`], scope.locale),
          isDefault: id === defaultScene,
        })),
        amounts: await amountsOf(scope),
      }),
      instructions: async ({ locale }, { query }) =>
        delivered
          .filter(({ scene }) => query.scene === undefined || query.scene === scene)
          .map(each => shownInstruction(each, locale, translator !== null)),
      runs: (scope, { query }) => listRuns(scope, query),
      makeReport: (scope, { body }) => makeAnswerReport(scope, body.answerId),
      run: (scope, { params, body }) => runInstruction(scope, translator, { ...params, ...body }),
    },
  })
