/** What the assistant hands in to reports: an answer's sentences, each leading to its article, and its articles as a list. */
import {
  type BlockSource,
  momentsOf,
  type RecordBlock,
  type Sentence,
  tableBlock,
  textBlock,
} from '@guanlan/features/reports/reports/server'
import { refuse, say } from '@guanlan/platform/contract'
import { type Scope, zoneOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { CarriedSentence, Content, Passage } from '../../contract.ts'
import { reportStrings as words } from '../../strings/report.ts'
import { stillSeen } from '../sessions/answers.ts'
import { answerTemplate } from './template.ts'

type Sourced = Exclude<Content, { kind: 'translated' }>
interface Stored {
  question: string
  content: Sourced
}

export const answerBlocks: BlockSource = {
  kind: 'assistant',
  permission: 'assistant.ask',
  blocks: [
    { name: 'answer', title: words.answer, make: async (scope, { subjectId }) => answerBlock(scope, subjectId) },
    {
      name: 'sources',
      title: words.sources,
      make: async (scope, { subjectId, zone }, title) => sourcesBlock(scope, subjectId, zone, title),
    },
  ],
  template: answerTemplate,
  open: async (scope, id) => {
    const { question, content } = await storedAnswer(scope, id)
    const { from, to, filters } = content.plan
    return { lines: [question], filters, from: new Date(from), to: new Date(to), look: {} }
  },
}

/** One's own, or one that its owner put into a report, as far as it may be seen. @throws missing, also for what has no sources */
async function storedAnswer(scope: Scope, id: number): Promise<Stored> {
  const { orgId, userId, db } = scope
  const { rows } = await sql<{ question: string; content: Content }>`
    select question, content from assistant_answers
    where org_id = ${orgId} and id = ${id} and (user_id = ${userId} or reported_at is not null) and ${stillSeen(scope, 'seen_in')}`.execute(
    db,
  )
  const [row] = rows
  if (!row || row.content.kind === 'translated') throw refuse('missing', 'platform.missing')
  return { question: row.question, content: row.content }
}

const articleOf = (id: number): string => `/monitorDetail?id=${id}`

async function answerBlock(scope: Scope, id: number): Promise<RecordBlock> {
  const { content } = await storedAnswer(scope, id)
  const { passages } = content
  const moment = momentsOf(await zoneOf(scope.orgId, scope.db))
  const sentence = ({ text, passages: [first = 0] }: CarriedSentence): Sentence => {
    const passage = passages[first]
    return {
      text: passage
        ? say(words.quoted, scope.locale, { text, media: passage.media, at: moment(passage.publishedAt) })
        : text,
      opens: passage ? articleOf(passage.articleId) : '',
    }
  }
  // A model's sentences are nobody's words: no quotation marks.
  const written = ({ text, passages: [first = -1] }: { text: string; passages: number[] }): Sentence => {
    const passage = passages[first]
    if (!passage) return { text, opens: '' }
    const values = { text, media: passage.media, at: moment(passage.publishedAt) }
    return { text: say(words.carried, scope.locale, values), opens: articleOf(passage.articleId) }
  }
  if (content.kind === 'writing') {
    const parts = content.parts.map(part =>
      part.by === 'wording' ? { text: say(words.wording, scope.locale, part), opens: '' } : written(part),
    )
    return textBlock(parts, scope.locale)
  }
  if (content.kind === 'answer') {
    const problem = content.written?.problem
    const isWritten = content.written && (problem === null || problem === 'stopped')
    return textBlock(content.sentences.map(isWritten ? written : sentence), scope.locale)
  }
  const paragraphs = content.sections.flatMap(({ title, sentences }) => {
    const block = textBlock(sentences.map(sentence), scope.locale)
    const heading = { style: 'plain' as const, runs: [{ text: title, bold: true }] }
    return block.kind === 'text' ? [heading, ...block.paragraphs] : []
  })
  return { kind: 'text', paragraphs }
}

async function sourcesBlock(scope: Scope, id: number, zone: string, title: string): Promise<RecordBlock> {
  const { content } = await storedAnswer(scope, id)
  const moment = momentsOf(zone)
  const row = (passage: Passage, place: number) => ({
    cells: [String(place + 1), passage.title, passage.media, moment(passage.publishedAt)],
    opens: articleOf(passage.articleId),
  })
  const columns = [words.number, words.articleTitle, words.medium, words.publishedAt]
  return tableBlock(
    title,
    columns.map(each => say(each, scope.locale)),
    content.passages.map(row),
    scope.locale,
  )
}
