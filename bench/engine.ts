// What the engine costs, in microseconds an article, on real news where it is at hand.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createMatcher, evaluate, parse, type Rule } from '@guanlan/engine/rules'
import { canonicalise, grams, languageByScript, mentionedRegions, shinglesOf } from '@guanlan/engine/text'
import { dataBeside } from './data.ts'
import { machine } from './machine.ts'

const file = join(dataBeside, 'news/sina_2018.jsonl.gz')
const articles = existsSync(file) ? readNews() : inventNews()
const units = articles.reduce((sum, { title, body }) => sum + title.length + body.length, 0)
const canonical = articles.map(({ title, body }) => ({ title: canonicalise(title), body: canonicalise(body) }))

console.log(machine())
console.log(`${articles.length} articles, mean ${Math.round(units / articles.length)} characters with title`)

measure('canonicalise', i => [canonicalise(articles[i]!.title), canonicalise(articles[i]!.body)])
measure('grams', i => grams([canonical[i]!.title, canonical[i]!.body]))
measure('shingles', i => shinglesOf(canonical[i]!.body, canonical[i]!.title))
measure('language by script', i => languageByScript(articles[i]!.body))
measure('regions', i => mentionedRegions(canonical[i]!.body))
for (const count of [1000, 10_000]) measureMatcher(count)
measureParser()

interface Article {
  title: string
  body: string
}

function readNews(): Article[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n')
  const rows = lines.slice(0, 3000).flatMap(line => (line ? [JSON.parse(line) as Article] : []))
  return rows.map(({ title, body }) => ({ title, body }))
}

/** Without the data: sentences of invented words, so that the figures are at least of the right kind. */
function inventNews(): Article[] {
  const random = seeded(1)
  const words = Array.from({ length: 4000 }, () => word(random))
  const text = (length: number): string =>
    Array.from({ length }, () => words[Math.floor(random() ** 2 * words.length)] + (random() < 0.1 ? '，' : '')).join(
      '',
    )
  return Array.from({ length: 2000 }, () => ({ title: text(10), body: text(400) }))
}

function word(random: () => number): string {
  const han = (): string => String.fromCharCode(0x4e00 + Math.floor(random() ** 3 * 3000))
  return han() + han()
}

/** Numerical Recipes' generator: the same rules and texts in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Best of five passes: what the code costs, not what the neighbours do. */
function measure(name: string, act: (i: number) => unknown): void {
  let best = Number.POSITIVE_INFINITY
  for (let pass = 0; pass < 5; pass++) {
    const began = performance.now()
    for (let i = 0; i < articles.length; i++) act(i)
    best = Math.min(best, performance.now() - began)
  }
  const each = (best * 1000) / articles.length
  console.log(
    `${name.padEnd(24)} ${each.toFixed(1).padStart(8)} µs/article ${((units * 2) / best / 1000).toFixed(0).padStart(6)} MB/s`,
  )
}

/** Words cut from the articles themselves, joined as people do: half of two to five, a fifth with exclusions, some distances. */
function inventRules(count: number): Rule[] {
  const random = seeded(7)
  const take = (): string => {
    for (;;) {
      const { body } = articles[Math.floor(random() * articles.length)]!
      const from = Math.floor(random() * body.length)
      const cut = body.slice(from, from + 2 + Math.floor(random() * 3))
      if (/^\p{Script=Han}{2,4}$/u.test(cut)) return cut
    }
  }
  const many = (between: string): string => Array.from({ length: 2 + Math.floor(random() * 4) }, take).join(between)
  const make = (): string => {
    const kind = random()
    if (kind < 0.3) return `${take()}+(${many('|')})`
    if (kind < 0.6) return many('|')
    if (kind < 0.8) return `${take()}+${take()}-(${many('|')})`
    if (kind < 0.9) return `${take()}{10}${take()}`
    return `(${many('|')})^3`
  }
  return Array.from({ length: count }, () => parse(make()).rule!)
}

function measureMatcher(count: number): void {
  const rules = inventRules(count)
  const matcher = createMatcher()
  const began = performance.now()
  rules.forEach((rule, id) => void matcher.set(id, rule))
  const filing = ((performance.now() - began) * 1000) / count
  const matches = canonical.reduce((sum, article) => sum + matcher.match(article).length, 0) / canonical.length
  measure(`match ${count} rules`, i => matcher.match(canonical[i]!))
  console.log(`  ${filing.toFixed(1)} µs to file a rule, ${matches.toFixed(2)} matches an article`)
  const sample = canonical.slice(0, 20)
  const differing = sample.filter(article => {
    const expected = rules.flatMap((rule, id) => (evaluate(rule, article) ? [id] : []))
    return expected.join() !== matcher.match(article).sort().join()
  })
  console.log(`  ${differing.length} of ${sample.length} articles differ from the plain evaluation`)
}

function measureParser(): void {
  const text = inventedLongRule()
  let best = Number.POSITIVE_INFINITY
  for (let pass = 0; pass < 20; pass++) {
    const began = performance.now()
    parse(text)
    best = Math.min(best, performance.now() - began)
  }
  console.log(`parse a rule of ${text.length} characters: ${best.toFixed(1)} ms`)
}

function inventedLongRule(): string {
  const random = seeded(3)
  let text = word(random)
  while (text.length < 9980) text += `${'|+'[Math.floor(random() * 2)]}(${word(random)}{5}${word(random)})`
  return text
}
