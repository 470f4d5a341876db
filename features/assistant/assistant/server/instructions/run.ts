/** Runs an instruction; one that fails gives back what it spent. */
import { detectLanguage } from '@guanlan/engine/text'
import { type Translator, type TranslatorOf, translateText } from '@guanlan/features/handling/translation/server'
import { type Locale, refuse, say } from '@guanlan/platform/contract'
import { type CallScope, giveBackToday, type OpenScope } from '@guanlan/platform/server'
import {
  type Content,
  fieldsOf,
  type Instruction,
  type InstructionCost,
  type InstructionDraft,
  type StoredAnswer,
  type Translated,
  type Values,
} from '../../contract.ts'
import { instructionStrings as words } from '../../strings/instructions.ts'
import { saveAnswer } from '../sessions/answers.ts'
import type { AssistantParts } from '../writing/parts.ts'
import { type Delivered, delivered, fieldsOfDelivered, type Makes } from './delivered.ts'
import { makeExcerpts } from './excerpts.ts'
import { getInstruction } from './own.ts'
import { tasks } from './tasks.ts'
import { costOfTask, type WritingTask, writeByModel } from './write-by-model.ts'

type Fields = Instruction['fields']

export async function runInstruction(
  scope: OpenScope,
  { parts, translatorOf }: { parts: AssistantParts; translatorOf: TranslatorOf },
  { id, values }: { id: number; values: Values },
): Promise<StoredAnswer> {
  const instruction = delivered.find(each => each.id === id)
  if (!instruction) return runOwn(scope, parts, { id, values })
  const { makes } = instruction
  const fields = fieldsOfDelivered(instruction, scope.locale)
  requireFields(fields, values)
  const name = say(words[instruction.name], scope.locale)
  if (makes.what === 'excerpts') {
    const [subject, ids] = [textIn(values, 'subject'), idsIn(values)]
    return scope.within(async inside => {
      const content = await makeExcerpts(inside, { subject, ids, by: makes.by, title: name })
      return saveAnswer(inside, { instruction, question: `${name}：${subject}`, content })
    })
  }
  if (makes.what === 'writing') {
    const task = taskOfDelivered(instruction, values, scope.locale)
    return stored(scope, parts, instruction, task.title, () => writeByModel(scope, parts, task))
  }
  const translator = await translatorOf(scope)
  if (instruction.needs === 'endpoint' && !translator) throw refuse('unavailable', 'assistant.needsModel')
  return stored(scope, parts, instruction, name, () => translated(scope, translator, textIn(values, 'text'), makes))
}

/** @throws a refusal: a field is missing, or no model follows it */
export async function costOfInstruction(
  scope: CallScope,
  parts: AssistantParts,
  { id, values }: { id: number; values: Values },
): Promise<InstructionCost> {
  const instruction = delivered.find(each => each.id === id)
  if (instruction && instruction.makes.what !== 'writing') throw refuse('missing', 'platform.missing')
  const task = instruction
    ? taskOfDelivered(instruction, values, scope.locale)
    : taskOf(await getInstruction(scope, id), values)
  return costOfTask(scope, parts, task)
}

/** @throws invalid: the first field that is missing, by its label */
function taskOfDelivered(instruction: Delivered, values: Values, locale: Locale): WritingTask {
  const fields = fieldsOfDelivered(instruction, locale)
  requireFields(fields, values)
  const name = say(words[instruction.name], locale)
  const title = [name, textIn(values, fields[0]?.name ?? '')].filter(Boolean).join('：').slice(0, 200)
  return { scene: instruction.scene, title, instruction: tasks[instruction.name] ?? name, ...givenIn(fields, values) }
}

async function runOwn(
  scope: OpenScope,
  parts: AssistantParts,
  { id, values }: { id: number; values: Values },
): Promise<StoredAnswer> {
  const instruction = await scope.within(inside => getInstruction(inside, id))
  const task = await givingBack(scope, parts, async () => taskOf(instruction, values))
  return stored(scope, parts, instruction, task.title, () => writeByModel(scope, parts, task))
}

/** On a sample, before it is saved. */
export function tryInstruction(
  scope: OpenScope,
  parts: AssistantParts,
  { draft, values }: { draft: InstructionDraft; values: Values },
): Promise<Content> {
  const task = taskOf(draft, values)
  return givingBack(scope, parts, () => writeByModel(scope, parts, task))
}

/** @throws invalid: the first field that is missing, by its label */
function taskOf(draft: InstructionDraft, values: Values): WritingTask {
  const fields = fieldsOf(draft)
  requireFields(fields, values)
  return { scene: draft.scene, title: draft.name, instruction: draft.instruction, ...givenIn(fields, values) }
}

const givenIn = (fields: Fields, values: Values): Pick<WritingTask, 'fields' | 'articles'> => ({
  fields: Object.fromEntries(
    fields.flatMap(({ name, label, kind }) => {
      const text = textIn(values, name)
      return kind === 'articles' || text === '' ? [] : [[label, text]]
    }),
  ),
  articles: idsIn(values),
})

async function stored(
  scope: OpenScope,
  parts: AssistantParts,
  instruction: { id: number; scene: Instruction['scene'] },
  question: string,
  make: () => Promise<Content>,
): Promise<StoredAnswer> {
  // Spent before anybody is waited for.
  await scope.within(async () => undefined)
  return givingBack(scope, parts, async () => {
    const content = await make()
    return scope.within(inside => saveAnswer(inside, { instruction, question, content }))
  })
}

/** By the installation's side: whoever stopped it has left, and nothing of their call is done any more. */
async function givingBack<T>({ orgId }: OpenScope, { models }: AssistantParts, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await giveBackToday({ orgId, db: models.system }, 'aiDailyToolCount')
    throw error
  }
}

async function translated(
  { signal, now }: OpenScope,
  translator: Translator | null,
  text: string,
  { target }: Extract<Makes, { what: 'translation' }>,
): Promise<Translated> {
  const language = await sourceOf(text, target)
  const made = await translateText({ title: '', body: text, language }, target, 'all', { translator, signal, now })
  return { kind: 'translated', text: (made.paragraphs ?? []).join('\n'), translator: made.translator }
}

/** A text that is Chinese in any way is turned by the tables, also where it mixes both ways of writing. */
async function sourceOf(text: string, target: string): Promise<string> {
  const language = await detectLanguage(text)
  if (target === 'en' || !language.startsWith('zh')) return language
  return target === 'zh-TW' ? 'zh-CN' : 'zh-TW'
}

/** @throws invalid: the first field that is missing, by its label */
function requireFields(fields: Fields, values: Values): void {
  for (const { name, label, kind, required } of fields) {
    const value = values[name]
    const isThere =
      kind === 'articles' ? Array.isArray(value) && value.length > 0 : typeof value === 'string' && value.trim() !== ''
    if (required && !isThere) throw refuse('invalid', 'assistant.fieldMissing', { field: label }, `values.${name}`)
    if (kind === 'line' && typeof value === 'string' && value.length > 200)
      throw refuse('invalid', 'assistant.lineLength', { field: label }, `values.${name}`)
  }
}

const textIn = (values: Values, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}
const idsIn = ({ articles }: Values): number[] => (Array.isArray(articles) ? articles : [])
