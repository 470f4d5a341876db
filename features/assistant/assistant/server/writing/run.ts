/** A question that a model answers: prepared in one transaction, written without holding any, stored in another. */
import { randomUUID } from 'node:crypto'
import { generalCutter } from '@guanlan/features/articles/articles/server/analysis'
import {
  beginUse,
  correctionOf,
  endUse,
  type ModelInUse,
  modelInUse,
  yuanOf,
} from '@guanlan/features/handling/models/server'
import { type CallScope, giveBackToday, type OpenScope } from '@guanlan/platform/server'
import {
  type AmountSent,
  type Answer,
  type CarriedSentence,
  type DroppedSentence,
  mostWritten,
  type Plan,
  type RunEvent,
  type StoredAnswer,
  type Written,
} from '../../contract.ts'
import { extractAnswer, type Found, findFor, shownPassage } from '../answering/answer.ts'
import { checkerOf } from '../answering/drop-unsupported.ts'
import { saveAnswer } from '../sessions/answers.ts'
import { requireSession } from '../sessions/sessions.ts'
import { answeredBefore } from './again.ts'
import { type Prepared, prepareQuestion } from './cost.ts'
import { noModel } from './no-model.ts'
import type { AssistantParts } from './parts.ts'
import { addEvents, addRun, beatRun, endRun } from './runs.ts'
import { closeRun, openRun, wakeFollowers } from './under-way.ts'
import { type Wrote, write } from './write.ts'

interface RunRequest {
  id: number
  question: string
  plan: Plan
  amount: AmountSent
}

interface Ready extends Prepared {
  run: { orgId: number; id: string }
  userId: number
  sessionId: number
  useId: number
  question: string
  model: ModelInUse
  found: Found
  /** In the articles' own sentences: what is shown where the model's cannot be. */
  extracted: Answer
}

const quota = 'aiDailyQuestionCount'
/** A stop of another process is seen within so long. */
const beatMs = 400

/** @throws a refusal: nothing was sent */
export async function startRun(
  scope: OpenScope,
  parts: AssistantParts,
  requested: RunRequest,
): Promise<{ run: string | null; answer: StoredAnswer | null }> {
  const ready = await scope.within(inside => prepare(inside, parts, requested))
  if ('answer' in ready) return { run: null, answer: ready.answer }
  const stop = openRun(ready.run.id)
  void perform(parts, ready, stop.signal)
    .catch(error => parts.log(error, 'an answer of the assistant was not written'))
    .finally(() => closeRun(ready.run.id))
  return { run: ready.run.id, answer: null }
}

async function prepare(
  scope: CallScope,
  parts: AssistantParts,
  { id: sessionId, question, plan, amount }: RunRequest,
): Promise<Ready | { answer: StoredAnswer }> {
  await requireSession(scope, sessionId)
  const model = await modelInUse(scope, parts.models, 'gptSession')
  if (typeof model === 'string') throw noModel(model)
  const found = await findFor(scope, question, plan)
  const extracted = await extractAnswer(scope, found)
  // Nothing to write about: nothing is sent.
  if (extracted.sentences.length === 0)
    return { answer: await saveAnswer(scope, { sessionId, question, content: extracted }) }
  const correction = await correctionOf(scope, model.endpoint.model)
  const prepared = prepareQuestion(found, { question, amount, model, correction, locale: scope.locale })
  const before = await answeredBefore(scope, {
    question,
    answer: extracted,
    sent: prepared.sent,
    model: model.endpoint.model,
  })
  if (before?.content.kind === 'answer' && before.content.written) {
    await giveBackToday(scope, quota)
    const written = {
      ...before.content.written,
      from: before.content.written.from ?? before.createdAt,
      yuan: '0',
      tokens: 0,
    }
    return { answer: await saveAnswer(scope, { sessionId, question, content: { ...before.content, written } }) }
  }
  const useId = await beginUse(scope, model, { scene: 'gptSession', estimate: prepared.estimate })
  const run = { orgId: scope.orgId, id: randomUUID() }
  await addRun(scope, { id: run.id, sessionId, useId, question })
  return { ...prepared, run, userId: scope.userId, sessionId, useId, question, model, found, extracted }
}

async function perform(parts: AssistantParts, ready: Ready, signal: AbortSignal): Promise<void> {
  const { system } = parts.models
  const { run, found, sent, model } = ready
  const stop = new AbortController()
  const ends = AbortSignal.any([signal, stop.signal])
  const beats = setInterval(() => {
    beatRun(system, run).then(
      stopped => stopped && stop.abort(),
      error => parts.log(error, 'an answer could not say that it is under way'),
    )
  }, beatMs)
  let n = 0
  const publish = async (...events: RunEvent[]) => {
    await addEvents(system, run, n + 1, events)
    n += events.length
    wakeFollowers(run.id)
  }
  const sentences: CarriedSentence[] = []
  const dropped: DroppedSentence[] = []
  const figures = found.figures.flatMap(({ value }) => value ?? [])
  const check = checkerOf(sent.passages, { cutter: generalCutter(), zone: found.zone, figures })
  const drop = async (each: DroppedSentence) => {
    dropped.push(each)
    await publish({ kind: 'dropped', dropped: each })
  }
  try {
    await publish({ kind: 'sources', passages: sent.passages.map(shownPassage), figures: found.figures })
    const wrote = await write(
      model,
      ready,
      {
        async onLine({ text, cited }) {
          const checked = check(text, cited)
          for (const sentence of checked.sentences) {
            sentences.push(sentence)
            await publish({ kind: 'sentence', sentence })
          }
          for (const each of checked.dropped) await drop(each)
        },
        onRefused: text => drop({ text: text.slice(0, 400), part: 'words', missing: text.slice(0, 400) }),
        onTokens: (tokens, yuan) => publish({ kind: 'tokens', tokens, yuan }),
      },
      ends,
    )
    await finish(parts, ready, { wrote, sentences, dropped, publish })
  } catch (error) {
    await endUse(
      system,
      { ...run, id: ready.useId, prices: model },
      { state: 'failed', counted: null, estimate: ready.estimate },
    )
    await publish({ kind: 'failed' })
    if (await endRun(system, run, null)) await giveBackToday({ orgId: run.orgId, db: system }, quota)
    throw error
  } finally {
    clearInterval(beats)
  }
}

interface Outcome {
  wrote: Wrote
  sentences: readonly CarriedSentence[]
  dropped: readonly DroppedSentence[]
  publish: (...events: RunEvent[]) => Promise<void>
}

async function finish(
  parts: AssistantParts,
  ready: Ready,
  { wrote, sentences, dropped, publish }: Outcome,
): Promise<void> {
  const { system } = parts.models
  const { run, userId, sessionId, question, model, useId } = ready
  const isStopped = wrote.end === 'stopped'
  const state = isStopped ? 'stopped' : wrote.end === 'complete' ? 'done' : 'failed'
  const { tokens, microFen } = await endUse(system, { ...run, id: useId, prices: model }, { ...wrote, state })
  const yuan = yuanOf(microFen)
  if (isStopped && sentences.length === 0) {
    await publish({ kind: 'stopped', tokens })
    if (await endRun(system, run, null)) await giveBackToday({ orgId: run.orgId, db: system }, quota)
    return
  }
  const written: Written = {
    model: model.endpoint.model,
    leaves: ready.sent.leaves,
    tokens,
    isCounted: wrote.counted !== null,
    yuan,
    problem: problemOf(wrote, sentences),
  }
  const content = answerOf(ready, { written, sentences, dropped })
  const { id } = await parts.actFor({ orgId: run.orgId, userId }, scope =>
    saveAnswer({ ...scope, userId }, { sessionId, question, content }),
  )
  await publish({ kind: 'done', answerId: id, tokens, yuan })
  await endRun(system, run, id)
}

/** What was checked before it broke off stays, and is said to be cut. Pure. */
export function problemOf({ end }: Pick<Wrote, 'end'>, sentences: readonly unknown[]): Written['problem'] {
  if (end === 'stopped') return 'stopped'
  if (sentences.length > 0) return null
  return end === 'complete' ? 'unsupported' : end
}

/** With none of the model's sentences left, those of the articles answer. Pure. */
function answerOf(
  { extracted, sent }: Pick<Ready, 'extracted' | 'sent'>,
  {
    written,
    sentences,
    dropped,
  }: { written: Written; sentences: readonly CarriedSentence[]; dropped: readonly DroppedSentence[] },
): Answer {
  if (sentences.length === 0) return { ...extracted, dropped: [...dropped], written }
  return {
    ...extracted,
    // Contradictions name passages by their place among all.
    contradictions: [],
    passages: sent.passages.map(shownPassage),
    sentences: sentences.slice(0, mostWritten),
    dropped: [...dropped],
    written,
  }
}
