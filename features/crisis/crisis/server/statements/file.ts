/** A statement as Word or PDF, by the writers of all documents: the text as it is now, with its seal or marked as a draft. */
import { organisationName } from '@guanlan/features/people/organisations/server'
import { type Locale, say } from '@guanlan/platform/contract'
import {
  type DocumentWriter,
  inLookOf,
  lookOf,
  type OpenScope,
  type PaperDocument,
  plainLook,
  type RequestContext,
  sendDocument,
} from '@guanlan/platform/server'
import type { StatementFileKind } from '../../contract/statement-calls.ts'
import type { Statement } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { getStatement } from './records.ts'

export async function sendStatementFile(
  scope: OpenScope,
  documents: DocumentWriter,
  { id, kind }: { id: number; kind: StatementFileKind },
  exchange: RequestContext,
): Promise<void> {
  const paper = await scope.within(async inside =>
    inLookOf(
      paperOf(await getStatement(inside, id), await organisationName(inside), inside.locale),
      await lookOf(inside.db, inside.orgId),
    ),
  )
  await sendDocument(documents, kind, paper, scope, exchange)
}

/** Nothing of the crisis leaves with it: neither facts it rests on, nor who wrote and approved it. Pure. */
export function paperOf(
  { title, paragraphs, number, hash }: Pick<Statement, 'title' | 'paragraphs' | 'number' | 'hash'>,
  organisation: string,
  language: Locale,
): PaperDocument {
  return {
    title,
    author: organisation,
    language,
    look: plainLook,
    header: organisation,
    footer:
      hash === null
        ? say(strings.fileOfDraft, language, { number })
        : say(strings.fileSealed, language, { number, hash: hash.slice(0, 16) }),
    watermark: hash === null ? say(strings.draft, language) : '',
    parts: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'text', paragraphs: paragraphs.map(({ text }) => ({ runs: [{ text }] })) },
    ],
  }
}
