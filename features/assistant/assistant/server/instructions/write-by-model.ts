/** Writes by an instruction: facts stand in the fields or the chosen articles and are checked; what says no fact is marked as wording. */
import { generalCutter } from '@guanlan/features/articles/articles/server/analysis'
import type { ModelScene } from '@guanlan/features/handling/models/contract'
import {
  beginUse,
  correctionOf,
  endUse,
  type ModelInUse,
  microFenOf,
  modelInUse,
  overLimit,
  sayOverLimit,
  spentToday,
  yuanOf,
} from '@guanlan/features/handling/models/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import type { CallScope, OpenScope } from '@guanlan/platform/server'
import type { DroppedSentence, InstructionCost, Writing, Written } from '../../contract.ts'
import { shownPassage } from '../answering/answer.ts'
import { type ChosenPassage, choosePassages } from '../answering/choose-passages.ts'
import { checkerOf } from '../answering/drop-unsupported.ts'
import { readArticles } from '../answering/read-articles.ts'
import { estimateOf, type Prepared } from '../writing/cost.ts'
import { daysOf } from '../writing/days-of.ts'
import { noModel } from '../writing/no-model.ts'
import type { AssistantParts } from '../writing/parts.ts'
import { promptOfWriting } from '../writing/prompt.ts'
import { sentOf } from '../writing/sent.ts'
import { write } from '../writing/write.ts'

export interface WritingTask {
  scene: ModelScene
  title: string
  instruction: string
  /** By their labels. */
  fields: Readonly<Record<string, string>>
  articles: readonly number[]
}

interface Ready extends Prepared {
  model: ModelInUse
  useId: number
  zone: string
}

/** Wording that says nothing of what can be checked: no number, day, name, quotation, and no turning round. */
const wordingLacks: ReadonlySet<DroppedSentence['part']> = new Set(['words', 'certainty'])

/** @throws a refusal: no model may write, it is over a limit, or what it wrote cannot be used */
export async function writeByModel(scope: OpenScope, parts: AssistantParts, task: WritingTask): Promise<Writing> {
  const { system } = parts.models
  const { orgId, signal } = scope
  const ready = await scope.within(inside => prepare(inside, parts, task))
  const { model, sent, zone, useId } = ready
  const ofFields: ChosenPassage = {
    article: { ...noArticle, publishedAt: scope.now },
    text: Object.values(task.fields).join('\n'),
    share: 1,
  }
  const check = checkerOf([...sent.passages, ofFields], { cutter: generalCutter(), zone })
  const made: Pick<Writing, 'parts' | 'dropped'> = { parts: [], dropped: [] }
  try {
    const wrote = await write(
      model,
      ready,
      {
        async onLine({ text, cited }) {
          const { sentences, dropped, lacks } = check(text, cited)
          const places = sentences[0]?.passages ?? []
          const passages = places.filter(place => place < sent.passages.length)
          if (passages.length > 0) made.parts.push({ text, by: 'articles', passages })
          else if (places.length > 0) made.parts.push({ text, by: 'fields', passages: [] })
          else if ([...lacks].some(part => wordingLacks.has(part)))
            made.parts.push({ text, by: 'wording', passages: [] })
          else made.dropped.push(...dropped)
        },
        onRefused: async text =>
          void made.dropped.push({ text: text.slice(0, 400), part: 'words', missing: text.slice(0, 400) }),
        onTokens: async () => undefined,
      },
      signal,
    )
    const state = wrote.end === 'stopped' ? 'stopped' : wrote.end === 'complete' ? 'done' : 'failed'
    const { tokens, microFen } = await endUse(system, { orgId, id: useId, prices: model }, { ...wrote, state })
    if (wrote.end === 'stopped') throw refuse('conflict', 'assistant.stopped', { tokens })
    if (made.parts.length === 0)
      throw refuse('unavailable', wrote.end === 'tooSlow' ? 'models.tooSlow' : 'models.badAnswer')
    const written: Written = {
      ...{ model: model.endpoint.model, leaves: sent.leaves, tokens, yuan: yuanOf(microFen) },
      isCounted: wrote.counted !== null,
      problem: null,
    }
    return {
      kind: 'writing',
      title: task.title,
      plan: planOf(sent.passages, scope.now),
      passages: sent.passages.map(shownPassage),
      ...made,
      written,
    }
  } catch (error) {
    await endUse(
      system,
      { orgId, id: useId, prices: model },
      { state: 'failed', counted: null, estimate: ready.estimate },
    ).catch(() => undefined)
    throw error
  }
}

/** @throws a refusal: no model may write for the scene, the articles are gone */
async function prepareTask(scope: CallScope, parts: AssistantParts, task: WritingTask): Promise<Omit<Ready, 'useId'>> {
  const model = await modelInUse(scope, parts.models, task.scene)
  if (typeof model === 'string') throw noModel(model)
  const ids = [...new Set(task.articles)]
  if (ids.length > 0 && !scope.may('desk.view')) throw refuse('forbidden', 'platform.forbidden')
  const articles = ids.length === 0 ? [] : await readArticles(scope, ids, true)
  if (ids.length > 0 && articles.length === 0) throw refuse('missing', 'assistant.noArticles', {}, 'values.articles')
  const zone = await timeZoneOf(scope)
  const sent = sentOf(choosePassages(articles, []), model.leaves, 'usual')
  const { instruction, fields } = task
  const request = promptOfWriting({
    instruction,
    fields,
    sent,
    days: daysOf(sent.passages, zone),
    locale: scope.locale,
  })
  const estimate = estimateOf(request, await correctionOf(scope, model.endpoint.model))
  return { model, sent, request, estimate, zone }
}

async function prepare(scope: CallScope, parts: AssistantParts, task: WritingTask): Promise<Ready> {
  const ready = await prepareTask(scope, parts, task)
  const useId = await beginUse(scope, ready.model, { scene: task.scene, estimate: ready.estimate })
  return { ...ready, useId }
}

/** Nothing is sent. */
export async function costOfTask(scope: CallScope, parts: AssistantParts, task: WritingTask): Promise<InstructionCost> {
  const { model, sent, estimate } = await prepareTask(scope, parts, task)
  const price = microFenOf(model, estimate.tokensIn, estimate.tokensOut)
  const over = overLimit(price, model.limits, await spentToday(scope))
  return {
    ...estimate,
    model: model.endpoint.model,
    leaves: sent.leaves,
    passages: sent.passages.length,
    characters: sent.characters + Object.values(task.fields).reduce((sum, text) => sum + text.length, 0),
    yuan: yuanOf(price),
    over: over && sayOverLimit(over, scope.locale),
  }
}

const noArticle = { id: 0, title: '', body: '', media: '', sentiment: 0, story: 0, names: [] } as const

/** The stretch of the articles; without any this moment. */
function planOf(passages: readonly ChosenPassage[], now: Date): Writing['plan'] {
  const times = passages.length === 0 ? [now.getTime()] : passages.map(({ article }) => article.publishedAt.getTime())
  const moment = (time: number) => new Date(time).toISOString()
  return { from: moment(Math.min(...times)), to: moment(Math.max(...times)), monitors: [], filters: [], query: '' }
}
