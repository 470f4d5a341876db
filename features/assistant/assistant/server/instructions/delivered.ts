/** The instructions that come with the product, as data. */
import { type Locale, type Phrase, say } from '@guanlan/platform/contract'
import { type Instruction, longestText, mostArticles, type Scene } from '../../contract.ts'
import { instructionStrings as words } from '../../strings/instructions.ts'

type Word = keyof typeof words
interface Field extends Pick<Instruction['fields'][number], 'name' | 'kind' | 'required'> {
  label: Word
}

export interface Delivered {
  id: number
  scene: Scene
  /** What it is called in `strings/instructions.ts`; what it does is NAMEText, its example NAMEExample. */
  name: Word
  fields: readonly Field[]
  needs: Instruction['needs']
  makes: Makes
}

export type Makes =
  | { what: 'translation'; target: 'zh-CN' | 'zh-TW' | 'en' }
  | { what: 'excerpts'; by: 'overview' | 'timeline' | 'voices' | 'risks' }
  | { what: 'writing' }

const line = (name: string, label: Word, required = true): Field => ({ name, label, kind: 'line', required })
const text = (name: string, label: Word, required = true): Field => ({ name, label, kind: 'text', required })
const articles: Field = { name: 'articles', label: 'fieldArticles', kind: 'articles', required: true }

const writing = (id: number, scene: Scene, name: Word, fields: readonly Field[]): Delivered => ({
  ...{ id, scene, name, needs: 'model', makes: { what: 'writing' } },
  fields: [...fields, { ...articles, required: false }],
})
const excerpts = (id: number, name: Word, by: 'overview' | 'timeline' | 'voices' | 'risks'): Delivered => ({
  ...{ id, scene: 'report', name, needs: 'articles', makes: { what: 'excerpts', by } },
  fields: [line('subject', 'fieldSubject'), articles],
})
const translation = (id: number, name: Word, target: 'zh-CN' | 'zh-TW' | 'en'): Delivered => ({
  ...{ id, scene: 'translate', name, makes: { what: 'translation', target } },
  fields: [text('text', 'fieldText')],
  needs: target === 'en' ? 'endpoint' : 'tables',
})

const ofProduct = [line('product', 'fieldProduct'), text('facts', 'fieldFacts'), line('readers', 'fieldReaders', false)]
const ofActivity = [line('activity', 'fieldActivity'), text('facts', 'fieldFacts'), line('place', 'fieldPlace', false)]

export const delivered: readonly Delivered[] = [
  writing(101, 'product', 'productIntroduction', ofProduct),
  writing(102, 'product', 'productRelease', ofProduct),
  writing(103, 'product', 'productPost', ofProduct),
  writing(104, 'product', 'productQuestions', ofProduct),
  writing(201, 'activity', 'activityPlan', ofActivity),
  writing(202, 'activity', 'activityInvitation', ofActivity),
  writing(203, 'activity', 'activityNotice', ofActivity),
  writing(204, 'activity', 'activityReview', ofActivity),
  translation(301, 'toTraditional', 'zh-TW'),
  translation(302, 'toSimplified', 'zh-CN'),
  translation(303, 'toEnglish', 'en'),
  excerpts(401, 'overview', 'overview'),
  excerpts(402, 'timeline', 'timeline'),
  excerpts(403, 'voices', 'voices'),
  excerpts(404, 'risks', 'risks'),
]

export const fieldsOfDelivered = ({ fields }: Delivered, locale: Locale): Instruction['fields'] =>
  fields.map(({ label, kind, ...field }) => ({
    ...field,
    kind,
    label: say(words[label] as Phrase, locale),
    most: kind === 'articles' ? mostArticles : kind === 'line' ? 200 : longestText,
  }))

/** @param isThere whether a model is there that translates, or one that writes for the scene */
export function shownInstruction(
  instruction: Delivered,
  locale: Locale,
  isThere: { endpoint: boolean; model: boolean },
): Instruction {
  const { id, scene, name, needs } = instruction
  const word = (key: Word) => say(words[key] as Phrase, locale)
  return {
    ...{ id, scene, needs, version: 1 },
    name: word(name),
    summary: word(`${name}Text` as Word),
    example: word(`${scene}Example` as Word),
    isReady: needs === 'endpoint' || needs === 'model' ? isThere[needs] : true,
    owner: 'product',
    fields: fieldsOfDelivered(instruction, locale),
  }
}
