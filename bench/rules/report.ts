/** The figures as a person reads them. */
import type { Cost } from './passes.ts'
import type { Reading } from './reading.ts'
import type { SizeFigures } from './size.ts'
import type { Steps } from './steps.ts'
import { SHARE } from './workload.ts'

export interface Figures {
  machine: string
  date: string
  articles: { real: boolean; measured: number; statistics: number; warmUp: number; meanLength: number }
  skew: number
  steps: Steps
  reading: Reading
  sizes: SizeFigures[]
}

/** What is wrong with the figures, one sentence each: they must not be quoted as long as there is one. */
export function doubts({ sizes }: Figures): string[] {
  return sizes.flatMap(({ rules, share, exact, changes }) => {
    const found: string[] = []
    const inside = share >= SHARE.min && share <= SHARE.max
    if (!inside)
      found.push(
        `${percent(share)} of the rules match an average article, outside ${percent(SHARE.min)} to ${percent(SHARE.max)}`,
      )
    if (exact.differing > 0) found.push(`${exact.differing} of ${exact.pairs} answers differ from the definition`)
    if (changes.seen < changes.tried)
      found.push(`${changes.tried - changes.seen} of ${changes.tried} new rules were not known to the next article`)
    if (changes.gone < changes.tried)
      found.push(`${changes.tried - changes.gone} of ${changes.tried} removed rules matched on`)
    return found.map(sentence => `${whole(rules)} rules: ${sentence}`)
  })
}

export function describe(figures: Figures): string {
  const { machine, articles, steps, sizes } = figures
  const { bufferToString, textDecoder, canonicalise } = steps
  const kind = articles.real ? 'real' : 'invented'
  return [
    machine,
    `${whole(articles.measured)} ${kind} articles, mean ${whole(articles.meanLength)} characters; frequencies from ${whole(articles.statistics)} others, warm-up with ${whole(articles.warmUp)}`,
    'quiet: best time of each article in all passes; cpu: processor time of the mean pass; µs an article',
    '',
    ...[
      ['canonical text', canonicalise],
      ['UTF-8 by Buffer', bufferToString],
      ['UTF-8 by TextDecoder', textDecoder],
    ].map(([name, cost]) => line(name as string, cost as Cost)),
    '',
    ...describeReading(figures.reading),
    ...sizes.flatMap(size => ['', ...describeSize(size, figures)]),
  ].join('\n')
}

const line = (name: string, { quiet, cpu }: Cost): string =>
  `${name.padEnd(28)} quiet ${micro(quiet)}  cpu ${micro(cpu)}  ${whole(1e6 / quiet).padStart(9)} articles/s quiet, ${whole(1e6 / cpu)} cpu`

function describeReading({ first, worst, typical, longest }: Reading): string[] {
  const slowest = worst.map(({ piece, best }) => `${JSON.stringify(piece)} ${fixed(best)}`).join(', ')
  return [
    `reading a rule of 10,000 characters ${fixed(typical)} ms, of 750,000 ${fixed(longest, 0)} ms; the first of all ${fixed(first)} ms`,
    `  slowest 10,000 characters of one kind: ${slowest} ms`,
  ]
}

function describeSize(size: SizeFigures, { articles, steps }: Figures): string[] {
  const { match, matches, bytes, changes, exact } = size
  const decode = Math.min(steps.bufferToString.quiet, steps.textDecoder.quiet)
  return [
    line(`${whole(size.rules)} rules`, match),
    `  ${fixed(matches)} matches an article (${percent(size.share)}) of ${fixed(size.organisations)} organisations; ${fixed((match.quiet * 1000) / articles.meanLength)} ns a character, ${fixed(match.quiet / matches)} µs a match`,
    `  p50 ${fixed(match.p50, 3)} ms, p99 ${fixed(match.p99, 3)} ms quiet; p99 over all ${match.passes} passes ${fixed(match.p99OfAll, 3)} ms`,
    `  a rule: ${fixed(size.parse)} µs to parse, ${fixed(size.file)} µs to file, ${whole(bytes.said / size.rules)} bytes; in all ${megabytes(bytes.grown)} more alive, ${megabytes(bytes.said)} by its own account; tidied in ${fixed(size.tidy)} s`,
    `  add ${fixed(changes.add.mean)} µs (p99 ${fixed(changes.add.p99)}), remove ${fixed(changes.remove.mean, 2)} µs (p99 ${fixed(changes.remove.p99, 2)}); ${changes.seen} of ${changes.tried} known to the next article, ${changes.gone} gone at once`,
    `  exact: ${exact.differing} of ${whole(exact.pairs)} answers differ from the definition (${whole(exact.wanted)} wanted)`,
    `  ${fixed(match.quiet / decode, 2)} × the cost of decoding the article's UTF-8`,
  ]
}

const fixed = (value: number, digits = 1): string => value.toFixed(digits)
const micro = (value: number): string => fixed(value).padStart(8)
const whole = (value: number): string => Math.round(value).toLocaleString('en')
const percent = (value: number): string => `${fixed(value * 100, 3)} %`
const megabytes = (bytes: number): string => `${fixed(bytes / 1e6)} MB`
