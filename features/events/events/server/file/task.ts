/** The file of an event by a task: its facts and charts are the first line of what the slices leave, its articles the others. */
import type { ArticleKey } from '@guanlan/features/articles/articles/server/questions'
import { linesOf, scopeOfSlice, work } from '@guanlan/platform/server'
import { getEvent } from '../records/shown.ts'
import { type ArticleLine, articleLines } from './article-lines.ts'
import { contentOf, type FileContent } from './content.ts'
import { exportEvent } from './send.ts'
import { workbookOf } from './workbook.ts'

const perSlice = 5_000
interface Place {
  after: ArticleKey | null
}

export const exportingEvent = work(
  exportEvent,
  async ({ input: { eventId, locale }, cursor, ...of }) => {
    const scope = scopeOfSlice(of, locale)
    const lineOf = (value: object) => `${JSON.stringify(value)}\n`
    if (cursor === null) {
      const event = await getEvent(scope, eventId)
      const content = await contentOf(make => make(scope), event, locale)
      return { cursor: { after: null } satisfies Place, done: 0, total: event.articles, file: lineOf(content) }
    }
    const { lines, next } = await articleLines(scope, eventId, (cursor as Place).after, perSlice)
    return {
      cursor: next && ({ after: next } satisfies Place),
      done: lines.length,
      file: lines.map(lineOf).join(''),
    }
  },
  {
    shape: async ({ input: { locale } }) =>
      async function* (parts) {
        const lines = linesOf(parts)
        const first = await lines.next()
        yield* workbookOf(JSON.parse(first.value as string) as FileContent, articlesOf(lines), locale)
      },
  },
)

async function* articlesOf(lines: AsyncIterable<string>): AsyncGenerator<ArticleLine> {
  for await (const line of lines) if (line) yield JSON.parse(line) as ArticleLine
}
