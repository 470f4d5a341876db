/** Statements: what is said in public, who has to agree, and what became of it. */
import { ArticleRow } from '@guanlan/features/articles/articles/contract'
import { Id, listOf, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { ApprovalStep } from './levels.ts'

export const statementStates = ['draft', 'inApproval', 'approved', 'published'] as const

export const mostParagraphs = 200
/** Characters of all its paragraphs. */
export const longestStatement = 50_000

export const StatementParagraph = z.object({
  text: z.string().trim().min(1, 'crisis.statementText').max(5_000, 'crisis.textLength'),
  /** Facts of the crisis on which it rests. */
  factIds: z.array(Id).max(50).default([]),
})
export const StatementText = z.object({
  title: z.string().trim().min(1, 'crisis.statementTitle').max(200, 'crisis.statementTitle'),
  paragraphs: z
    .array(StatementParagraph)
    .min(1, 'crisis.statementText')
    .max(mostParagraphs, 'crisis.statementLength')
    .refine(all => all.reduce((sum, { text }) => sum + text.length, 0) <= longestStatement, {
      error: 'crisis.statementLength',
    }),
})
export type StatementText = z.infer<typeof StatementText>
export const StatementDraft = StatementText.extend({ crisisId: Id })

const Person = z.object({ id: z.number().int(), name: z.string() })

/** A step of the approval with those who agreed to it. */
export const StatementStep = ApprovalStep.extend({
  agreed: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      at: Moment,
      asDeputy: z.boolean(),
      invitedBy: z.string().nullable().describe('Of somebody without an account, who agreed by a link; null: a member'),
    }),
  ),
})

export const outsideStates = ['waiting', 'agreed', 'sentBack', 'ended', 'over'] as const
/** Somebody without an account who was invited to a step. */
export const OutsideApprover = z.object({
  id: z.number().int(),
  step: z.number().int(),
  name: z.string(),
  invitedBy: z.string(),
  invitedAt: Moment,
  expiresAt: Moment,
  opens: z.number().int(),
  openedAt: Moment.nullable(),
  state: z.enum(outsideStates).describe('ended: its link; over: the step went on without them'),
  decidedAt: Moment.nullable(),
  mayEnd: z.boolean().describe('The reader invited them, and the link holds'),
})
export type OutsideApprover = z.infer<typeof OutsideApprover>

export const Publication = z.object({
  at: Moment,
  place: z.string(),
  link: z.string(),
  number: z.number().int(),
  hash: z.string(),
  by: z.string(),
})
export const PublicationDraft = z.object({
  id: Id,
  version: Version,
  /** Absent: now. Not later than now. */
  at: Moment.optional(),
  place: z.string().trim().min(1, 'crisis.publishedPlace').max(200, 'crisis.publishedPlace'),
  link: z
    .string()
    .trim()
    .max(1_000, 'crisis.factLink')
    .refine(link => link === '' || /^https?:$/.test(URL.parse(link)?.protocol ?? ''), { error: 'crisis.factLink' })
    .default(''),
})

export const Statement = StatementDraft.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
  number: z.number().int().describe('Of the version that is the text now'),
  writtenAt: Moment,
  /** All who wrote a version of it: they do not approve it. */
  writers: z.array(Person),
  state: z.enum(statementStates),
  round: z.number().int(),
  chain: z.array(StatementStep),
  step: z.number().int(),
  /** Who may agree now. */
  next: z.array(Person),
  /** From when on a deputy may agree in their place; null: never, or nobody is asked now. */
  deputyFrom: Moment.nullable(),
  mayApprove: z.boolean().describe('The reader is one of those who may agree now'),
  /** Invited to steps of this round, the earliest first. */
  outside: z.array(OutsideApprover),
  sentBack: z.object({ reason: z.string(), by: z.string(), at: Moment }).nullable(),
  hash: z.string().nullable().describe('SHA-256 of the sealed text, as hexadecimal digits'),
  sealedAt: Moment.nullable(),
  publications: z.array(Publication),
  /** Facts it rests on that fell since it was written. */
  fallen: z.array(z.number().int()),
  createdAt: Moment,
})
export type Statement = z.infer<typeof Statement>

export const StatementVersion = StatementText.extend({
  number: z.number().int(),
  at: Moment,
  by: z.string().nullable(),
})
export type StatementVersion = z.infer<typeof StatementVersion>
export const ComparedVersion = StatementVersion.extend({
  against: z.number().int().nullable().describe('null: it is the first'),
  difference: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
})
export type ComparedVersion = z.infer<typeof ComparedVersion>

/** Articles that quote a statement are looked for among so many, the newest of the crisis. */
export const mostLookedForQuotes = 2_000
const Reached = z.object({ articles: z.number().int(), reach: z.number(), known: z.number().int() })
export const Quotes = listOf(ArticleRow).extend({
  looked: z.number().int().describe(`How many articles were compared, ${mostLookedForQuotes} at most`),
  since: Moment.nullable().describe('null: it is not published'),
  quoting: Reached,
  others: Reached,
})

export const mostStatementComments = 500
export const StatementComment = z.object({
  at: Moment,
  by: z.string().nullable(),
  text: z.string(),
  number: z.number().int().describe('Of the version that stood there'),
})
export type StatementComment = z.infer<typeof StatementComment>
export const StatementCommentDraft = z.object({
  statementId: Id,
  text: z.string().trim().min(1, 'crisis.commentText').max(2_000, 'crisis.commentText'),
  /** Members who hear of it. */
  mentions: z.array(Id).max(20).default([]),
})
export type StatementCommentDraft = z.output<typeof StatementCommentDraft>

/** The text that is sealed: the title, then its paragraphs, an empty line between them. Whoever has the text makes the same SHA-256 of it (UTF-8). */
export const sealedText = ({ title, paragraphs }: StatementText): string =>
  [title, ...paragraphs.map(({ text }) => text)]
    .map(text =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\S\n]+$/gm, '')
        .trim()
        .normalize('NFC'),
    )
    .join('\n\n')
