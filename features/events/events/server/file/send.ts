/** An event as a file in the answer, or by a task where it has too many articles for that. */
import { refuse, say } from '@guanlan/platform/contract'
import {
  type CallScope,
  dispositionOf,
  job,
  type OpenScope,
  type RequestContext,
  sheetTypes,
} from '@guanlan/platform/server'
import { z } from 'zod'
import { mostSentAtOnce } from '../../contract/file.ts'
import { strings } from '../../strings.ts'
import { getEvent } from '../records/shown.ts'
import { articleLines } from './article-lines.ts'
import { contentOf } from './content.ts'
import { workbookOf } from './workbook.ts'

/** @throws a refusal where there are more articles than one answer has */
export async function sendEvent(
  { within, locale }: OpenScope,
  id: number,
  { reply }: Pick<RequestContext, 'reply'>,
): Promise<void> {
  const event = await within(scope => getEvent(scope, id))
  const { articles, title } = event
  if (articles > mostSentAtOnce)
    throw refuse('invalid', 'events.exportTooLong', { count: articles, most: mostSentAtOnce }, 'id')
  const content = await contentOf(within, event, locale)
  const { lines } = await within(scope => articleLines(scope, id, null, mostSentAtOnce))
  await reply
    .header('content-type', sheetTypes.xlsx)
    .header('content-disposition', dispositionOf(`${title}.xlsx`))
    .header('cache-control', 'private, no-store')
    .send(workbookOf(content, lines, locale))
}

export const exportEvent = job({
  name: 'events.exportOne',
  title: ({ title }, locale) => say(strings.exportingEvent, locale, { title }),
  input: z.object({ eventId: z.number().int(), title: z.string(), locale: z.enum(['zh', 'zh-TW', 'en']) }),
  file: ({ title }) => ({ name: `${title}.xlsx`, type: sheetTypes.xlsx }),
})

export async function startExport(scope: CallScope, id: number): Promise<{ task: number }> {
  const { title, articles } = await getEvent(scope, id)
  const input = { eventId: id, title, locale: scope.locale }
  return { task: await scope.start(exportEvent, input, { total: articles }) }
}
