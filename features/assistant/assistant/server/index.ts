import { modelInUse } from '@guanlan/features/handling/models/server'
import { translatorsOf } from '@guanlan/features/handling/translation/server'
import { say } from '@guanlan/platform/contract'
import { type CallScope, serverHalf } from '@guanlan/platform/server'
import { assistantFeature, defaultScene, type Scene, scenes, writtenScenes } from '../contract.ts'
import { strings } from '../strings.ts'
import { amountsOf } from './amounts.ts'
import { delivered, shownInstruction } from './instructions/delivered.ts'
import {
  createInstruction,
  getInstruction,
  listInstructions,
  removeInstruction,
  updateInstruction,
} from './instructions/own.ts'
import { costOfInstruction, runInstruction, tryInstruction } from './instructions/run.ts'
import { askInSession } from './message.ts'
import { planQuestion } from './planning/plan.ts'
import { proposePlan } from './proposing/propose.ts'
import { makeAnswerReport } from './report/make.ts'
import { listRuns } from './sessions/answers.ts'
import { collect, getCollected, listCollected, removeCollected, updateCollected } from './sessions/collected.ts'
import { exporting } from './sessions/export-collected.ts'
import { createSession, listSessions, openSession, removeSession, renameSession } from './sessions/sessions.ts'
import { costOfQuestion } from './writing/cost.ts'
import { followRun } from './writing/follow.ts'
import type { AssistantParts } from './writing/parts.ts'
import { startRun } from './writing/run.ts'
import { stopRun } from './writing/runs.ts'
import { stopHere } from './writing/under-way.ts'

export { answerBlocks } from './report/blocks.ts'
export { assistantWorker } from './worker.ts'
export type { AssistantParts } from './writing/parts.ts'

const one = () => 1

export const assistantServer = (parts: AssistantParts) => {
  const translatorOf = translatorsOf(parts.models)
  return serverHalf({
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
      proposePlan: (scope, { body }) => proposePlan(scope, parts, body),
      message: (scope, { params, body }) => askInSession(scope, parts.models, { ...body, ...params }),
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
      instructions: (scope, { query }) => instructionsOf(scope, query.scene),
      getInstruction: (scope, { params }) => getInstruction(scope, params.id),
      createInstruction: (scope, { body }) => createInstruction(scope, body),
      updateInstruction: (scope, { params, body }) => updateInstruction(scope, { ...body, ...params }),
      removeInstruction: (scope, { params }) => removeInstruction(scope, params.id),
      instructionCost: (scope, { params, body }) => costOfInstruction(scope, parts, { ...params, ...body }),
      tryInstruction: (scope, { body }) => tryInstruction(scope, parts, body),
      cost: (scope, { body }) => costOfQuestion(scope, parts.models, body),
      startRun: (scope, { params, body }) => startRun(scope, parts, { ...body, ...params }),
      runEvents: (scope, { params, query }, { reply }) =>
        followRun(scope, parts.models.system, { ...params, ...query, reply }),
      stopRun: async (scope, { params }) => {
        const stopped = await stopRun(scope, params.id)
        stopHere(params.id)
        return stopped
      },
      runs: (scope, { query }) => listRuns(scope, query),
      makeReport: (scope, { body }) => makeAnswerReport(scope, body.answerId),
      run: (scope, { params, body }) => runInstruction(scope, { parts, translatorOf }, { ...params, ...body }),
    },
  })

  async function instructionsOf(scope: CallScope, scene: Scene | undefined) {
    const hasEndpoint = (await translatorOf(scope)) !== null
    const writing = new Set<Scene>()
    for (const each of writtenScenes)
      if (typeof (await modelInUse(scope, parts.models, each)) !== 'string') writing.add(each)
    const own = await listInstructions(scope, { scene, isReady: each => writing.has(each) })
    const ofProduct = delivered
      .filter(each => scene === undefined || scene === each.scene)
      .map(each => shownInstruction(each, scope.locale, { endpoint: hasEndpoint, model: writing.has(each.scene) }))
    return [...own, ...ofProduct]
  }
}
