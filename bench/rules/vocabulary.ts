/** The words rules are made of: cut from articles with the number of articles they stand in, and names of companies and things. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Article } from './articles.ts'
import { chance, shuffled } from './random.ts'

export interface Vocabulary {
  /** What somebody watches: first 2,000 words of the news, from the most frequent down, then rarer words and names mixed. */
  subjects: string[]
  /** Frequent words that narrow a subject. */
  contexts: string[]
  /** Words somebody excludes. */
  exclusions: string[]
}

/** Distinct terms that a million rules use; taken over from the first measurement of the matcher, so that figures can be compared. */
const SUBJECTS = 450_000
/** Words in more than this share of the articles are not made into rules of one word: real rules of that kind are narrower. */
const MOST_WATCHED = 0.015
const HEAD = 2000

export function makeVocabulary(articles: readonly Article[], data: string): Vocabulary {
  const ranked = countWords(articles)
  const watchable = ranked.filter(({ articles: found }) => found >= 2 && found <= articles.length * MOST_WATCHED)
  const words = watchable.map(({ word }) => word)
  const known = new Set(words)
  const names = shuffled(readNames(data), 3).filter(name => !known.has(name) && known.add(name))
  const tail = shuffled([...words.slice(HEAD), ...names], 4)
  joinWords(words, SUBJECTS - HEAD - tail.length, known, tail)
  return {
    subjects: [...words.slice(0, HEAD), ...shuffled(tail, 6)],
    contexts: ranked.slice(50, 6000).map(({ word }) => word),
    exclusions: ranked.slice(500, 20_000).map(({ word }) => word),
  }
}

/** Han words of 2 to 6 and Latin words of 3 to 20: none needs quotes in a rule. */
const usable = /^(?:\p{Script=Han}{2,6}|[a-z]{3,20})$/u

/** Words by the number of articles they stand in, most first. */
function countWords(articles: readonly Article[]): { word: string; articles: number }[] {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  const counts = new Map<string, number>()
  for (const { title, body } of articles) {
    const here = new Set<string>()
    for (const { segment, isWordLike } of segmenter.segment(`${title}\n${body}`)) {
      if (isWordLike) here.add(segment.normalize('NFKC').toLowerCase())
    }
    for (const word of here) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const words = [...counts].filter(([word]) => usable.test(word)).map(([word, found]) => ({ word, articles: found }))
  return words.sort((a, b) => b.articles - a.articles || (a.word < b.word ? -1 : 1))
}

/** Lexicons beside the articles: file, and which of its columns are names. */
const lexicons: [file: string, columns: string[]][] = [
  ['company_short_names', ['name']],
  ['thuocl_domain_words', ['word']],
  ['car_brand_manufacturer_series', ['brand', 'manufacturer', 'series']],
]

function readNames(data: string): string[] {
  const names = new Set<string>()
  for (const [file, columns] of lexicons) {
    const path = join(data, 'lexicons', `${file}.jsonl.gz`)
    if (!existsSync(path)) continue
    for (const line of gunzipSync(readFileSync(path)).toString('utf8').split('\n')) {
      const row = line ? (JSON.parse(line) as Record<string, unknown>) : {}
      for (const column of columns)
        names.add(
          String(row[column] ?? '')
            .normalize('NFKC')
            .toLowerCase(),
        )
    }
  }
  return [...names].filter(name => usable.test(name))
}

/** Adds `wanted` new terms to `terms`, each two words of the news joined, as names of things are: rare or never seen. */
function joinWords(words: readonly string[], requested: number, known: Set<string>, terms: string[]): void {
  const luck = chance(5)
  const han = words.filter(word => word.length <= 3 && word > '\u2e80')
  // Fewer words than pairs of them: texts invented without the data may not have enough for all.
  const tries = Math.min(requested * 4, han.length ** 2)
  for (let i = 0, added = 0; i < tries && added < requested; i++) {
    const joined = luck.of(han) + luck.of(han)
    if (known.has(joined)) continue
    known.add(joined)
    terms.push(joined)
    added++
  }
}
