/** An example of a file of articles, with the titles of all columns in the reader's language. */
import { type Locale, say } from '@guanlan/platform/contract'
import { type SheetKind, writeSheet } from '@guanlan/platform/server'
import { type UploadField, uploadColumns, uploadFields } from '../contract.ts'

const example: Readonly<Record<UploadField, string>> = {
  title: '示例标题',
  body: '示例正文',
  url: 'https://news.example.com/1',
  media: '示例新闻网',
  mediaType: 'web',
  author: '记者甲',
  publishedAt: '2026-11-02 08:30',
  region: '上海',
  sentiment: '0',
  level: '',
  reads: '1200',
  likes: '30',
  shares: '12',
  comments: '8',
  sourceId: 'a-1',
}

export const templateOf = (kind: SheetKind, locale: Locale) =>
  writeSheet(kind, {
    columns: uploadFields.map(field => ({ key: field, title: say(uploadColumns[field], locale) })),
    rows: one(example),
    zone: 'UTC',
  })

async function* one<T>(row: T) {
  yield row
}
