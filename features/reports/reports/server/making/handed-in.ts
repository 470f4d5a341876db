/** The door for features above: kinds of blocks that are made of their records, as any other block of a document. */
import type { Filter, Question } from '@guanlan/features/articles/articles/contract'
import type { ArticleQuery } from '@guanlan/features/articles/articles/server/questions'
import { type Locale, type Phrase, refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { Look, PlainBlock, TemplateBlock } from '../../contract.ts'

/** What a feature above keeps, by the kind of its source. */
export interface SubjectId {
  kind: string
  id: number
}

/** As a report begins with it. */
export interface Subject {
  /** On the cover, in the language of the report. */
  lines: readonly string[]
  /** Which articles the blocks of figures count. */
  filters: readonly Filter[]
  from: Date
  to: Date
  look: Look
}

export interface BlockRequest {
  subjectId: number
  /** The articles that the report counts, and the same question as a list asks it: what is narrowed alike opens what it counts. */
  articles: ArticleQuery
  question: Question
  /** Moments in words are by its clock. */
  zone: string
}

type WithoutId<B> = B extends unknown ? Omit<B, 'id'> : never
/** Its paragraphs and rows carry the addresses of the records they were made of. */
export type RecordBlock = WithoutId<Extract<PlainBlock, { kind: 'text' | 'figures' | 'chart' | 'table' }>>

export interface BlockKindHanded {
  name: string
  title: Phrase
  /** In the language of the scope. */
  make(scope: Scope, request: BlockRequest, title: string): Promise<RecordBlock>
}

export interface BlockSource {
  /** The kind of subject; names of its blocks are `kind.name`. */
  kind: string
  /** Without it nobody sees a report of such a subject. */
  permission: string
  blocks: readonly BlockKindHanded[]
  /** Its ready template. */
  template(locale: Locale): { name: string; blocks: TemplateBlock[] }
  /** @throws missing for whoever does not see it */
  open(scope: Scope, subjectId: number): Promise<Subject>
}

/** What the blocks of one report may be made of. */
export interface HandedIn {
  sources: readonly BlockSource[]
  subject: Subject | null
}

/** @throws missing for whoever does not see the subject, and where no feature hands in its kind */
export async function openSubject(
  scope: Scope,
  sources: readonly BlockSource[],
  subject: SubjectId | null,
): Promise<Subject | null> {
  if (!subject) return null
  const source = sources.find(({ kind }) => kind === subject.kind)
  if (!source || !scope.may(source.permission)) throw refuse('missing', 'platform.missing')
  return source.open(scope, subject.id)
}
