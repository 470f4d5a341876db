/** An article as the pipeline would hand it over, for tests: what is not given is plain. */
import { canonicalise, grams, markedText, shinglesOfArticle } from '@guanlan/engine/text'
import type { NewArticle } from '../new-article.ts'

export type { NewArticle }

let made = 0

export function newArticle(given: Partial<NewArticle>): NewArticle {
  const { title = '标题', body = '正文' } = given
  const text = { title: canonicalise(title), body: canonicalise(body) }
  return {
    identity: `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
    url: null,
    title,
    body,
    language: 'zh-CN',
    mediaType: 'web',
    media: '观潮日报',
    mediaLevel: 0,
    author: null,
    account: null,
    publishedAt: new Date('2026-11-20T11:00:00Z'),
    reads: null,
    likes: null,
    shares: null,
    comments: null,
    sentiment: 0,
    level: null,
    probability: null,
    summary: null,
    keywords: [],
    isAd: false,
    dimension: null,
    region: null,
    mentioned: [],
    corps: [],
    brands: [],
    products: [],
    names: [],
    shingles: shinglesOfArticle(text.title, text.body),
    grams: grams([text.title, text.body]),
    marked: { title: markedText(text.title), body: markedText(text.body) },
    onlyOrg: null,
    demonstration: false,
    extra: null,
    commentList: [],
    hits: [],
    ...given,
  }
}
