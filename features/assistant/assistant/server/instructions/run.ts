/** Runs an instruction; one that fails gives back what it spent. */
import { detectLanguage } from '@guanlan/engine/text'
import { type Translator, translateText } from '@guanlan/features/handling/translation/server'
import { refuse, say } from '@guanlan/platform/contract'
import { giveBackToday, type OpenScope } from '@guanlan/platform/server'
import type { StoredAnswer, Translated, Values } from '../../contract.ts'
import { instructionStrings as words } from '../../strings/instructions.ts'
import { saveAnswer } from '../sessions/answers.ts'
import { type Delivered, delivered, type Makes } from './delivered.ts'
import { makeExcerpts } from './excerpts.ts'

export async function runInstruction(
  scope: OpenScope,
  translator: Translator | null,
  { id, values }: { id: number; values: Values },
): Promise<StoredAnswer> {
  const instruction = delivered.find(each => each.id === id)
  if (!instruction) throw refuse('missing', 'platform.missing')
  const { makes, needs } = instruction
  requireFields(instruction, values, scope.locale)
  if (needs === 'model' || (needs === 'endpoint' && !translator)) throw refuse('unavailable', 'assistant.needsModel')
  const name = say(words[instruction.name], scope.locale)
  if (makes.what === 'excerpts') {
    const [subject, ids] = [textIn(values, 'subject'), idsIn(values)]
    return scope.within(async inside => {
      const content = await makeExcerpts(inside, { subject, ids, by: makes.by, title: name })
      return saveAnswer(inside, { instruction, question: `${name}：${subject}`, content })
    })
  }
  if (makes.what === 'writing') throw refuse('unavailable', 'assistant.needsModel')
  // Spent before anybody is waited for.
  await scope.within(async () => undefined)
  try {
    const content = await translated(scope, translator, textIn(values, 'text'), makes)
    return await scope.within(inside => saveAnswer(inside, { instruction, question: name, content }))
  } catch (error) {
    await scope.within(inside => giveBackToday(inside, 'aiDailyToolCount'))
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
function requireFields({ fields }: Delivered, values: Values, locale: OpenScope['locale']): void {
  for (const { name, label, kind, required } of fields) {
    const value = values[name]
    const isThere =
      kind === 'articles' ? Array.isArray(value) && value.length > 0 : typeof value === 'string' && value.trim() !== ''
    if (required && !isThere)
      throw refuse('invalid', 'assistant.fieldMissing', { field: say(words[label], locale) }, `values.${name}`)
    if (kind === 'line' && typeof value === 'string' && value.length > 200)
      throw refuse('invalid', 'assistant.lineLength', { field: say(words[label], locale) }, `values.${name}`)
  }
}

const textIn = (values: Values, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}
const idsIn = ({ articles }: Values): number[] => (Array.isArray(articles) ? articles : [])
