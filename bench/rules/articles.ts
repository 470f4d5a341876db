/** The articles a measurement reads: real ones of news length, or invented ones where there are none. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { chance, shuffled } from './random.ts'

export interface Article {
  title: string
  body: string
}

/** Characters of title and body: shorter is a flash, longer a report; the mean of what Chinese news sites publish. */
const LENGTH = { min: 480, max: 2000, mean: 820 }

/** Real articles of `data`/news in a fixed random order, none twice; null when there are none of that length. */
export function readArticles(data: string): Article[] | null {
  const folder = join(data, 'news')
  if (!existsSync(folder)) return null
  const files = readdirSync(folder).filter(file => file.endsWith('.jsonl.gz'))
  const seen = new Set<string>()
  const found: Article[] = []
  for (const file of files.sort()) {
    for (const line of gunzipSync(readFileSync(join(folder, file)))
      .toString('utf8')
      .split('\n')) {
      const article = line ? toArticle(JSON.parse(line)) : null
      if (!article || seen.has(article.body)) continue
      seen.add(article.body)
      found.push(article)
    }
  }
  return found.length === 0 ? null : thinToMean(shuffled(found, 1))
}

function toArticle(row: { title?: unknown; body?: unknown }): Article | null {
  const { title, body } = row
  if (typeof title !== 'string' || typeof body !== 'string') return null
  const length = title.length + body.length
  return length >= LENGTH.min && length <= LENGTH.max ? { title, body } : null
}

export const lengthOf = ({ title, body }: Article): number => title.length + body.length

export const meanLength = (articles: readonly Article[]): number =>
  articles.reduce((sum, article) => sum + lengthOf(article), 0) / articles.length

/** Leaves out long articles, the longer the likelier, until the mean is right. */
function thinToMean(articles: Article[]): Article[] {
  const luck = articles.map(chance(2).next)
  let stored = articles
  for (let strictness = 0; stored.length > 100 && meanLength(stored) > LENGTH.mean; strictness += 0.05) {
    stored = articles.filter(
      (article, i) => luck[i]! < Math.exp((-strictness * (lengthOf(article) - LENGTH.min)) / 1000),
    )
  }
  return stored
}

/** Without the data: sentences of invented words, so that the figures are at least of the right kind. */
export function inventArticles(): Article[] {
  const luck = chance(1)
  const han = (): string => String.fromCharCode(0x4e00 + Math.floor(luck.next() ** 3 * 3000))
  const words = Array.from({ length: 40_000 }, () => han() + han() + (luck.next() < 0.3 ? han() : ''))
  const text = (length: number): string => {
    let written = ''
    while (written.length < length) {
      written += words[Math.floor(luck.next() ** 4 * words.length)]
      if (luck.next() < 0.1) written += '，'
    }
    return written
  }
  return Array.from({ length: 6000 }, () => ({ title: text(18), body: text(480 + 600 * luck.next()) }))
}
