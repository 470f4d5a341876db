/** Searches of one to six words with every operator, apart by what they cost: words alone, distances, frequencies. */
import { parse } from '../../engine/rules/index.ts'
import { type Chance, chance } from '../rules/random.ts'
import type { Texts } from './texts.ts'

export const kinds = ['words', 'distance', 'frequency'] as const
export type Kind = (typeof kinds)[number]

export function queriesOf(kind: Kind, texts: Texts, count: number): string[] {
  const luck = chance(1 + kinds.indexOf(kind))
  return Array.from({ length: count }, () => queryOf(kind, texts, luck))
}

function queryOf(kind: Kind, texts: Texts, luck: Chance): string {
  const word = () => wordOf(texts, luck)
  for (;;) {
    let text = beginnings[kind](word, luck)
    for (let more = luck.upTo(kind === 'words' ? 6 : 5); more > 0; more--)
      text = luck.of([`(${text})+${word()}`, `(${text})|${word()}`, `(${text})-${word()}`, `(${text})|t:${word()}`])
    const { rule, problems } = parse(text)
    if (rule && problems.every(problem => problem.severity !== 'error')) return text
  }
}

const beginnings: Record<Kind, (word: () => string, luck: Chance) => string> = {
  words: word => word(),
  distance: (word, luck) => `${word()}{${5 + luck.upTo(30)}}${word()}`,
  frequency: (word, luck) => `${word()}^${2 + luck.upTo(4)}`,
}

/** Two to four characters that follow each other in some text: as frequent as words are. */
export function wordOf(texts: Texts, { of, upTo }: Chance): string {
  for (;;) {
    const { title, body } = texts.textOf(upTo(1_000_000))
    const runs = `${title} ${body}`.match(/\p{Script=Han}{4,}/gu)
    if (!runs) continue
    const run = of(runs)
    const at = upTo(run.length - 3)
    return run.slice(at, at + 2 + upTo(3))
  }
}
