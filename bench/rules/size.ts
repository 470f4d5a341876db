/** One size in a process of its own, so that no other size's garbage is in its way: `size.ts WORKLOAD COUNT`; the figures as JSON. */
import { readFileSync } from 'node:fs'
import { createMatcher, type Rule, type RuleArticle } from '@guanlan/engine/rules'
import { type Changes, measureChanges } from './changes.ts'
import { compare, type Exactness } from './exact.ts'
import { ORGANISATIONS, owners, ruleTexts } from './mix.ts'
import { type Cost, passes } from './passes.ts'
import { chance } from './random.ts'
import { ruleOf, toCanonical, type Workload } from './workload.ts'

export interface SizeFigures {
  rules: number
  /** Microseconds. */
  parse: number
  file: number
  match: Cost
  matches: number
  organisations: number
  share: number
  /** Seconds to put everything together after filing. */
  tidy: number
  /** Alive after filing more than before; what the matcher itself says it holds. */
  bytes: { grown: number; said: number }
  changes: Changes
  exact: Exactness
}

const NEW_RULES = 1000

const say = (line: string): void => void process.stderr.write(`  ${line}\n`)
const [file, size] = process.argv.slice(2)
const workload = JSON.parse(readFileSync(file!, 'utf8')) as Workload
process.stdout.write(JSON.stringify(measure(workload, Number(size))))

function measure(given: Workload, count: number): SizeFigures {
  const measured = given.measured.map(toCanonical)
  const warmUp = given.warmUp.map(toCanonical)
  const statistics = given.statistics.map(toCanonical)
  const { vocabulary, skew } = given
  const sampled = count <= 1000 ? count : Math.max(1000, 5000 - count / 250)
  const built = build(() => ruleTexts(vocabulary, skew), count, statistics)
  const { matcher, fresh } = built
  for (let pass = 0; pass < 2; pass++) for (const article of warmUp) matcher.match(article)
  say('Matching …')
  const [match] = passes(measured.length, count > 100_000 ? 15 : 6, i => matcher.match(measured[i]!))
  const answers = measured.map(article => [...matcher.match(article)].sort((a, b) => a - b))
  say('Comparing with the definition …')
  const some = measured.slice(0, count <= 1000 ? 100 : 10)
  const exact = compare(
    sample(() => ruleTexts(vocabulary, skew), count, sampled, answers.slice(0, some.length)),
    some,
    answers,
  )
  const changes = measureChanges(matcher, fresh, count + 1, measured)
  const matches = answers.reduce((sum, ids) => sum + ids.length, 0) / measured.length
  return {
    rules: count,
    parse: built.parse,
    file: built.file,
    tidy: built.tidy,
    match: match!,
    matches,
    share: matches / count,
    organisations: meanOrganisations(answers, count),
    bytes: built.bytes,
    changes,
    exact,
  }
}

/** Reads rules a thousand at a time and files them; their trees are garbage at once unless the matcher keeps them. */
function build(texts: () => () => string, count: number, statistics: RuleArticle[]) {
  say(`Filing ${count.toLocaleString('en')} rules …`)
  const next = texts()
  const before = heldBytes()
  const matcher = createMatcher()
  for (const article of statistics) matcher.learn(article)
  const owner = owners(count)
  let parse = 0
  let file = 0
  for (let id = 1; id <= count; ) {
    const chunk = Array.from({ length: Math.min(1000, count - id + 1) }, next)
    const started = performance.now()
    const rules = chunk.map(ruleOf)
    const parsed = performance.now()
    for (const rule of rules) matcher.set(id, rule, { organisation: owner[id++]! })
    parse += parsed - started
    file += performance.now() - parsed
  }
  if (matcher.size !== count) throw new Error(`${count} rules were filed, the matcher has ${matcher.size}`)
  const begun = performance.now()
  matcher.tidy()
  const tidy = (performance.now() - begun) / 1000
  const bytes = { grown: heldBytes() - before, said: matcher.bytes }
  const fresh = Array.from({ length: NEW_RULES }, () => ruleOf(next()))
  return { matcher, parse: (parse * 1000) / count, file: (file * 1000) / count, tidy, bytes, fresh }
}

/** Everything alive, on the heap and in buffers. */
function heldBytes(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Rules by id: some of all, and every one that was said to want one of the articles. */
function sample(texts: () => () => string, count: number, some: number, answers: number[][]): Map<number, Rule> {
  const luck = chance(11)
  const requested = new Set(answers.flat())
  const next = texts()
  const rules = new Map<number, Rule>()
  for (let id = 1; id <= count; id++) {
    const text = next()
    if (requested.has(id) || luck.next() * count < some) rules.set(id, ruleOf(text))
  }
  return rules
}

/** Different organisations an average article concerns. */
function meanOrganisations(answers: number[][], count: number): number {
  const owner = owners(count)
  const here = (ids: number[]): number => new Set(ids.map(id => owner[id])).size
  return Math.min(ORGANISATIONS, answers.reduce((sum, ids) => sum + here(ids), 0) / answers.length)
}
