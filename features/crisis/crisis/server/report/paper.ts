/** The after-action report as the writers of files take it. */
import { organisationName } from '@guanlan/features/people/organisations/server'
import { type DocumentKind, refuse, say } from '@guanlan/platform/contract'
import {
  type DocumentWriter,
  type OpenScope,
  type PaperDocument,
  plainLook,
  type RequestContext,
  type Scope,
  sendDocument,
  zoneOf,
} from '@guanlan/platform/server'
import type { AfterAction } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { afterActionOf } from './report.ts'
import { sayIn } from './say.ts'

export async function paperOf(scope: Scope, report: AfterAction): Promise<PaperDocument> {
  const organisation = await organisationName(scope)
  const sayHere = sayIn(scope.locale, await zoneOf(scope.orgId, scope.db))
  const paragraph = (text: string) => ({ style: 'bullet' as const, runs: [{ text }] })
  return {
    title: report.title,
    author: organisation,
    language: scope.locale,
    look: plainLook,
    header: report.title,
    footer: organisation,
    watermark: report.isDraft ? say(strings.draft, scope.locale) : '',
    parts: [
      {
        kind: 'cover',
        title: report.title,
        subtitle: organisation,
        lines: [
          ...(report.isDraft ? [sayHere('reportDraft')] : []),
          `${sayHere('reportMade')} ${sayHere('reportAt', { at: new Date(report.madeAt) })}`,
        ],
      },
      ...report.sections.flatMap(({ name, title, sentences }) => [
        { kind: 'heading' as const, level: 1 as const, text: title },
        {
          kind: 'text' as const,
          paragraphs: [
            ...(sentences.length === 0 ? [{ runs: [{ text: sayHere('reportEmpty') }] }] : []),
            ...sentences.map(({ text }) => paragraph(text)),
            ...(name === 'chronicle' && report.linesLeftOut > 0
              ? [{ runs: [{ text: sayHere('reportLeftOut', { count: report.linesLeftOut }) }] }]
              : []),
          ],
        },
      ]),
    ],
  }
}

export async function afterActionFile(
  scope: OpenScope,
  documents: DocumentWriter | undefined,
  { id, kind }: { id: number; kind: DocumentKind },
  exchange: RequestContext,
): Promise<void> {
  if (!documents) throw refuse('unavailable', 'platform.noBrowser')
  const paper = await scope.within(async inside => paperOf(inside, await afterActionOf(inside, id)))
  await sendDocument(documents, kind, paper, scope, exchange)
}
