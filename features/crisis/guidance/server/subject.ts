/** What a record is about: how it is called here, and the rule that finds articles about it. */
import { findSets } from '@guanlan/features/articles/articles/server/facts'
import { titlesOf } from '@guanlan/features/articles/articles/server/questions'
import { eventDetail, ruleOf } from '@guanlan/features/collecting/hot-lists/server'
import { getCrisis } from '@guanlan/features/crisis/crisis/server'
import { ruleOfTopic } from '@guanlan/features/crisis/tracking/contract'
import { topics } from '@guanlan/features/crisis/tracking/server'
import { Refusal, refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { Draft, SubjectKind } from '../contract.ts'

/** Crises and events are counted so far. */
const largestSet = 2 ** 31 - 1

interface Subject {
  name: string
  rule: string
}

const finders: Readonly<Record<SubjectKind, (scope: Scope, id: number) => Promise<Subject | null>>> = {
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
  // Their articles are known: no rule has to find them.
  ownEvent: async (scope, id) => {
    const [event] = await findSets(scope, 'event', { ids: [id] })
    return event ? { name: event.name, rule: '' } : null
  },
  crisis: async (scope, id) => ({ name: (await getCrisis(scope, id)).name, rule: '' }),
}

/** The kinds whose articles are a set, by the field of filters that has them. */
export const fieldOfSubject = { crisis: 'crisis', ownEvent: 'event' } as const
export const isOfSet = (kind: SubjectKind): kind is keyof typeof fieldOfSubject => Object.hasOwn(fieldOfSubject, kind)

/** @throws invalid when nothing is named, or the organisation sees no such thing */
export async function subjectOf(
  scope: Scope,
  { subjectKind, subjectId, subjectName }: Pick<Draft, 'subjectKind' | 'subjectId' | 'subjectName'>,
): Promise<Subject> {
  if (subjectKind === 'crisis' && subjectId === null) {
    if (subjectName === '') throw refuse('invalid', 'guidance.subjectRequired', {}, 'subjectName')
    return { name: subjectName, rule: ruleOf([subjectName]) }
  }
  if (subjectId === null) throw refuse('invalid', 'guidance.subjectRequired', {}, 'subjectId')
  if (isOfSet(subjectKind) && subjectId > largestSet)
    throw refuse('invalid', 'guidance.subjectMissing', {}, 'subjectId')
  const found = await finders[subjectKind](scope, subjectId).catch((error: unknown) => {
    if (error instanceof Refusal && error.kind === 'missing') return null
    throw error
  })
  if (found === null) throw refuse('invalid', 'guidance.subjectMissing', {}, 'subjectId')
  return { ...found, name: [...found.name].slice(0, 300).join('') }
}
