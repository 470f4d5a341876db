/** What a record is about: how it is called here, and the rule that finds articles about it. */
import { titlesOf } from '@guanlan/features/articles/articles/server/questions'
import { eventDetail, ruleOf } from '@guanlan/features/collecting/hot-lists/server'
import { ruleOfTopic } from '@guanlan/features/crisis/tracking/contract'
import { topics } from '@guanlan/features/crisis/tracking/server'
import { Refusal, refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { Draft, SubjectKind } from '../contract.ts'

interface Subject {
  name: string
  rule: string
}

const finders: Readonly<Record<Exclude<SubjectKind, 'crisis'>, (scope: Scope, id: number) => Promise<Subject | null>>> =
  {
    article: async (scope, id) => {
      const [article] = await titlesOf(scope, [id])
      return article ? { name: article.title, rule: article.title === '' ? '' : ruleOf([article.title]) } : null
    },
    topic: async (scope, id) => {
      const topic = await topics.get(scope, id)
      return { name: `#${topic.topic}#`, rule: ruleOfTopic(topic) }
    },
    event: async (scope, id) => {
      const { title, rule } = await eventDetail(scope, id)
      return { name: title, rule }
    },
  }

/** @throws invalid when nothing is named, or the organisation sees no such thing */
export async function subjectOf(
  scope: Scope,
  { subjectKind, subjectId, subjectName }: Pick<Draft, 'subjectKind' | 'subjectId' | 'subjectName'>,
): Promise<Subject> {
  if (subjectKind === 'crisis') {
    if (subjectName === '') throw refuse('invalid', 'guidance.subjectRequired', {}, 'subjectName')
    return { name: subjectName, rule: ruleOf([subjectName]) }
  }
  if (subjectId === null) throw refuse('invalid', 'guidance.subjectRequired', {}, 'subjectId')
  const found = await finders[subjectKind](scope, subjectId).catch((error: unknown) => {
    if (error instanceof Refusal && error.kind === 'missing') return null
    throw error
  })
  if (found === null) throw refuse('invalid', 'guidance.subjectMissing', {}, 'subjectId')
  return { ...found, name: [...found.name].slice(0, 300).join('') }
}
