/** Main text and title of pages. English pages by four-word shingles, Chinese ones by characters. */
import { extractPage } from '../../../engine/text/clean/index.ts'
import type { Data, Measured, Task } from '../shape.ts'
import { filesOf } from './packed.ts'

interface Page {
  id: string
  file: string
  body: Uint8Array
  expectedText?: string
  title?: string
  url?: string
}
interface Score {
  precision: number
  recall: number
}

export const extraction: Task = {
  name: 'extraction',
  needs: ['extraction/scrapinghub_aeb.files.tar.gz', 'extraction/gne_chinese_pages.files.tar.gz'],
  run: ({ folder }: Data): Measured[] => [...english(folder), ...chinese(folder)],
}

/** Of this process, not of the clock: other work on the machine does not count. */
function secondsSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1e6
}

const now = new Date('2026-11-21T00:00:00Z')
const clean = (page: Page) => extractPage(page.body, { url: page.url, now })

function english(folder: string): Measured[] {
  const set = 'scrapinghub_aeb'
  const pages = filesOf<Page>(folder, `extraction/${set}`)
  if (!pages) return []
  const began = process.cpuUsage()
  const texts = pages.map(page => clean(page).text)
  const seconds = secondsSince(began)
  const scores = pages.map((page, i) => compare(shinglesOf(page.expectedText ?? ''), shinglesOf(texts[i]!)))
  show(pages, scores)
  const precision = mean(scores.map(score => score.precision))
  const recall = mean(scores.map(score => score.recall))
  const row = { task: 'extraction', set, n: pages.length }
  return [
    { ...row, metric: 'F1 of mean precision and recall', value: f1({ precision, recall }), must: 0.955, aim: 0.97 },
    { ...row, metric: 'precision', value: precision },
    { ...row, metric: 'recall', value: recall },
    { ...row, metric: 'pages/s', value: pages.length / seconds, must: 15, aim: 40 },
  ]
}

function chinese(folder: string): Measured[] {
  const set = 'gne_chinese_pages'
  const pages = filesOf<Page>(folder, `extraction/${set}`)?.filter(page => page.expectedText)
  if (!pages) return []
  const began = process.cpuUsage()
  const found = pages.map(clean)
  const seconds = secondsSince(began)
  const scores = pages.map((page, i) => compare(charactersOf(page.expectedText ?? ''), charactersOf(found[i]!.text)))
  show(pages, scores)
  const titled = pages.filter((page, i) => sameTitle(found[i]!.title, page.title ?? '', pages[i]!.id))
  const row = { task: 'extraction', set, n: pages.length }
  return [
    { ...row, metric: 'mean F1 of characters', value: mean(scores.map(f1)), must: 0.98, aim: 0.99 },
    { ...row, metric: 'titles', value: titled.length / pages.length, must: 1, aim: 1 },
    { ...row, metric: 'published time found', value: found.filter(page => page.publishedAt).length / pages.length },
    { ...row, metric: 'pages/s', value: pages.length / seconds, must: 15, aim: 40 },
  ]
}

/** The expected titles were cut at brackets and keep the site behind: equal, or one begins the other. */
function sameTitle(found: string | null, expected: string, id: string): boolean {
  const [a, b] = [found ?? '', expected].map(title => title.normalize('NFKC').replace(/\s+/g, ''))
  const same = a !== '' && (a === b || a!.startsWith(b!) || b!.startsWith(a!))
  if (!same && process.env.SHOW) console.error('title', id, found, '|', expected)
  return same
}

function show(pages: readonly Page[], scores: readonly Score[]): void {
  if (!process.env.SHOW) return
  for (const [i, score] of scores.entries())
    if (f1(score) < 0.985) console.error(pages[i]!.id, 'P', score.precision.toFixed(3), 'R', score.recall.toFixed(3))
}

/** As the evaluation script of the set counts them: runs of four words, each as often as it stands there. */
function shinglesOf(text: string): Map<string, number> {
  const words = text.match(/[\p{L}\p{N}\p{M}_]+/gu) ?? []
  return counted(Array.from({ length: Math.max(1, words.length - 3) }, (_, i) => words.slice(i, i + 4).join(' ')))
}
const charactersOf = (text: string) => counted([...text.normalize('NFKC').replace(/\s+/g, '')])

function counted(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

function compare(expected: Map<string, number>, found: Map<string, number>): Score {
  let both = 0
  for (const [item, count] of found) both += Math.min(count, expected.get(item) ?? 0)
  const [all, requested] = [found, expected].map(counts => [...counts.values()].reduce((sum, count) => sum + count, 0))
  return { precision: all ? both / all : 0, recall: requested ? both / requested : 1 }
}

const f1 = ({ precision, recall }: Score): number =>
  precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

if (import.meta.main) console.table(await extraction.run({ folder: process.argv[2] ?? '../shared/data', part: 'all' }))
