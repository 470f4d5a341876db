import type { EditedArticle } from '@guanlan/features/articles/articles/contract'
import { expect, test } from 'vitest'
import { changesOf, formOfArticle, originalOf } from './edit-form.ts'

const original = {
  title: '原题',
  summary: '',
  body: '原文',
  author: '记者',
  mediaId: 1,
  media: '甲报',
  mediaType: 'web' as const,
  region: 310000,
  publishedAt: '2026-11-20T11:00:07.123Z',
  isAd: false,
}
const article: EditedArticle = {
  id: 5,
  version: 2,
  ...original,
  title: '改过的题',
  sentiment: -1,
  level: 3,
  dimension: null,
  original,
  edited: ['title'],
}
const written = formOfArticle(article)

test('nothing touched, nothing sent', () => {
  expect(changesOf(written, article)).toEqual({})
})

test.each([
  [{ title: '再改' }, { title: '再改' }],
  [{ region: null }, { region: 0 }],
  [{ region: '110000' }, { region: 110_000 }],
  [{ publishedAt: '2026-11-20T01:30:00.000Z' }, { publishedAt: '2026-11-20T01:30:00.000Z' }],
  [{ sentiment: '0' as const, dimension: '质量' }, { sentiment: 0 }],
  [{ level: '1' as const }, { sentiment: -1, level: 1 }],
  [{ dimension: '质量' }, { dimension: '质量' }],
])('%j sends %j', (touched, sent) => {
  expect(changesOf({ ...written, ...touched }, article)).toEqual(sent)
})

test('the original time is taken to the second when it is chosen again', () => {
  const dated = { ...article, publishedAt: '2026-11-19T00:00:00.000Z' }
  for (const publishedAt of [originalOf(dated).publishedAt, '2026-11-20T11:00:00.000Z'])
    expect(changesOf({ ...formOfArticle(dated), publishedAt }, dated)).toEqual({ publishedAt: null })
})
