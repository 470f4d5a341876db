/** The sheets of an event. Media are summed up while the articles go by, so that both sheets always agree. */
import type { Readable } from 'node:stream'
import { strings as articleWords } from '@guanlan/features/articles/articles/strings'
import { type Locale, say } from '@guanlan/platform/contract'
import { type Cell, type SheetRow, type TableSheet, writeWorkbook } from '@guanlan/platform/server'
import { strings } from '../../strings.ts'
import type { ArticleLine } from './article-lines.ts'
import type { FileContent, StoredCell } from './content.ts'

const cellOf = (cell: StoredCell): Cell => (cell !== null && typeof cell === 'object' ? new Date(cell.at) : cell)

export function workbookOf(
  { zone, facts, tables, collection }: FileContent,
  articles: AsyncIterable<ArticleLine> | Iterable<ArticleLine>,
  locale: Locale,
): Readable {
  const t = (key: keyof typeof strings) => say(strings[key], locale)
  const typeOf = (mediaType: ArticleLine['mediaType']) => say(articleWords[mediaType], locale)
  const media = new Map<string, Medium>()
  const tableOf = ({ title, columns, rows }: FileContent['tables'][number]): TableSheet => ({
    title,
    columns: columns.map((column, at) => ({ key: String(at), ...column })),
    rows: rows.map((row): SheetRow => Object.fromEntries(row.map((cell, at) => [String(at), cellOf(cell)]))),
  })

  async function* articleRows(): AsyncGenerator<SheetRow> {
    for await (const line of articles) {
      sumUp(media, line)
      const { title, media: medium, mediaType, author, publishedAt, sentiment, interactions, url } = line
      yield {
        ...{ title, medium, author, interactions, url, mediumType: typeOf(mediaType) },
        published: new Date(publishedAt),
        leaning: t(`leaning_${sentiment as 0}`),
      }
    }
  }
  async function* mediaRows(): AsyncGenerator<SheetRow> {
    const largest = [...media.values()].sort((a, b) => b.articles - a.articles || a.medium.localeCompare(b.medium))
    for (const { mediaType, ...row } of largest) yield { ...row, mediumType: typeOf(mediaType) }
  }
  const column = (key: keyof typeof strings, width?: number) => ({ key, title: t(key), ...(width && { width }) })
  return writeWorkbook({
    zone,
    sheets: [
      tableOf({
        title: t('sheetFacts'),
        columns: [
          { title: t('fact'), width: 20 },
          { title: t('factIs'), width: 100 },
        ],
        rows: facts,
      }),
      {
        title: t('sheetArticles'),
        columns: [
          ...[{ ...column('articleTitle', 60), key: 'title' }, column('medium'), column('mediumType')],
          ...[column('author'), column('published', 20), column('leaning'), column('interactions')],
          { ...column('address', 60), key: 'url', isLink: true },
        ],
        rows: articleRows(),
      },
      {
        title: t('sheetMedia'),
        columns: [
          ...[column('medium', 36), column('mediumType'), column('articles')],
          ...[column('positive'), column('neutral'), column('negative'), column('interactions')],
        ],
        rows: mediaRows(),
      },
      ...tables.map(tableOf),
      { title: t('sheetCollection'), lines: collection },
    ],
  })
}

type Medium = Pick<ArticleLine, 'mediaType' | 'interactions'> &
  Record<'articles' | 'positive' | 'neutral' | 'negative', number> & { medium: string }

function sumUp(media: Map<string, Medium>, { media: medium, mediaType, sentiment, interactions }: ArticleLine): void {
  const key = `${mediaType} ${medium}`
  const known = media.get(key) ?? {
    medium,
    mediaType,
    articles: 0,
    positive: 0,
    neutral: 0,
    negative: 0,
    interactions: 0,
  }
  known.articles++
  known.interactions += interactions
  known[sentiment > 0 ? 'positive' : sentiment < 0 ? 'negative' : 'neutral']++
  media.set(key, known)
}
