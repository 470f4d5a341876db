// The word-group form of a monitor item: another way to write a rule, and back (query-language.md, "Grammar").
import { FREQUENCY, MAX_GROUPS } from './limits.ts'
import { collect, fix, type Problem, type Report } from './problems.ts'
import { all, any, type Rule, type Term } from './rule.ts'
import { at, isWhite } from './units.ts'
import { isName, readReference, startsReference, type Vocabularies, withNames } from './vocabulary.ts'
import { opensExact, opensQuote, quote, readExact, readQuoted, readWord, type SourceWord, termsOf } from './words.ts'

/** `words`: `a,b` any of, `a+b` all of; both must occur `frequency` (1–10) times: together for any of, each for all of. */
export interface WordGroup {
  words: string
  frequency: number
}

/** 1 to 5 groups, of which any is enough; `excluded`: `x,y`, none of which may occur; empty for none. */
export interface MonitorForm {
  groups: WordGroup[]
  excluded: string
}

/** Offsets are in the words of the group with this index; without one, in the excluded words. */
export interface FormProblem extends Problem {
  group?: number
}

/** @param vocabularies the lists that `@name` may stand for; without them it is a word like any other */
export function fromForm(
  form: MonitorForm,
  vocabularies?: Vocabularies,
): { rule: Rule | null; problems: FormProblem[] } {
  const { groups, excluded } = form
  const notes = groups.slice(0, MAX_GROUPS).map(collect)
  const beyond = collect()
  const excludedNotes = collect()
  if (groups.length === 0) beyond.report('form.empty', 0, 0)
  if (groups.length > MAX_GROUPS) beyond.report('form.groups', 0, 0, undefined, { max: MAX_GROUPS })
  const requested = notes.map(({ report }, i) => readGroup(groups[i]!, report, vocabularies))
  const unwanted = readExcluded(excluded, excludedNotes.report, vocabularies)
  const problems: FormProblem[] = [
    ...[...notes, beyond].flatMap((note, group) => note.problems().map(found => ({ ...found, group }))),
    ...excludedNotes.problems(),
  ]
  if ([...notes, beyond, excludedNotes].some(({ broken }) => broken)) return { rule: null, problems }
  const rule = joinGroups(requested.map(group => group!))
  return { rule: unwanted ? all([rule, { kind: 'not', of: unwanted }]) : rule, problems }
}

/** The form that says the same; null when the rule says more than a form can. */
export function toForm(full: Rule): MonitorForm | null {
  const rule = withNames(full)
  const parts = rule.kind === 'all' ? rule.of : [rule]
  const requested = parts.filter(part => part.kind !== 'not')
  if (requested.length === 0) return null
  const excluded = parts.flatMap(part => (part.kind === 'not' ? (part.of.kind === 'any' ? part.of.of : [part.of]) : []))
  const groups = splitGroups(all(requested)).map(toGroup)
  if (groups.length > MAX_GROUPS || groups.includes(null) || !excluded.every(isTerm)) return null
  return { groups: groups as WordGroup[], excluded: excluded.map(printWord).join(',') }
}

/*
 * Groups of one plain word each would read as one group of several words. A `^1` on the first, which changes nothing,
 * keeps them apart; everything else is told by its brackets.
 */
function joinGroups(groups: Rule[]): Rule {
  const [first, ...rest] = groups
  if (rest.length === 0 || !groups.every(isWord)) return any(groups)
  return any([{ kind: 'frequency', of: first!, count: 1 }, ...rest])
}

const splitGroups = (rule: Rule): Rule[] => (rule.kind === 'any' && !rule.of.every(isTerm) ? rule.of : [rule])

function toGroup(rule: Rule): WordGroup | null {
  const [of, frequency] = rule.kind === 'frequency' ? [rule.of, rule.count] : [rule, 1]
  if (of.kind === 'term') return { words: printWord(of), frequency }
  if ((of.kind !== 'any' && of.kind !== 'all') || !of.of.every(isTerm)) return null
  return { words: of.of.map(printWord).join(of.kind === 'any' ? ',' : '+'), frequency }
}

function readGroup({ words, frequency }: WordGroup, report: Report, vocabularies?: Vocabularies): Rule | null {
  const { terms, plus, comma } = readWords(words, report, vocabularies)
  if (terms.length === 0) report('form.empty', 0, words.length)
  if (plus !== null && comma !== null) reportBoth(words, Math.max(plus, comma), report)
  if (!Number.isInteger(frequency) || frequency < FREQUENCY.min || frequency > FREQUENCY.max) {
    report('form.frequency', 0, words.length)
  }
  if (terms.length === 0) return null
  const of = plus === null ? any(terms) : all(terms)
  return frequency > 1 ? { kind: 'frequency', of, count: frequency } : of
}

const reportBoth = (words: string, from: number, report: Report): void =>
  report('form.plusComma', from, from + 1, () => [
    fix('comma', 0, words.length, words.replace(/[+＋]/g, ',')),
    fix('and', 0, words.length, words.replace(/[,，、]/g, '+')),
  ])

function readExcluded(words: string, report: Report, vocabularies?: Vocabularies): Rule | null {
  const { terms, plus } = readWords(words, report, vocabularies)
  if (plus !== null) report('form.excludedPlus', plus, plus + 1, () => [fix('comma', plus, plus + 1, ',')])
  return terms.length === 0 ? null : any(terms)
}

const isSeparator = (words: string, i: number): boolean => at(words, i) === ',' || words[i] === '、'
const isOperator = (words: string, i: number): boolean => '|(){}^'.includes(at(words, i))
const endsWord = (words: string, i: number): boolean =>
  isSeparator(words, i) || isOperator(words, i) || at(words, i) === '+' || opensQuote(words, i)

/** The words of a group, and where its first `+` and first `,` stand. Separators with nothing between them are ignored. */
function readWords(
  words: string,
  report: Report,
  vocabularies?: Vocabularies,
): { terms: Rule[]; plus: number | null; comma: number | null } {
  const found: (SourceWord | Rule)[] = []
  const readBare = (at: number) => readWord(words, at, k => endsWord(words, k), report)
  let plus: number | null = null
  let comma: number | null = null
  for (let i = 0; i < words.length; ) {
    const from = i++
    if (isWhite(words, from)) continue
    if (isSeparator(words, from)) comma ??= from
    else if (at(words, from) === '+') plus ??= from
    else if (isOperator(words, from)) report('form.operator', from, i, () => [fix('remove', from, from + 1, '')])
    else if (vocabularies && startsReference(words, from)) {
      const { rule, to } = readReference(words, from, readBare, vocabularies, report)
      found.push(rule)
      i = to
    } else {
      const word = opensExact(words, from)
        ? readExact(words, from, report)
        : opensQuote(words, from)
          ? readQuoted(words, from, report)
          : readBare(from)
      found.push(word)
      i = Math.max(word.to, i)
    }
  }
  const terms = termsOf(
    found.filter((each): each is SourceWord => !('kind' in each)),
    words,
    report,
  )
  let read = 0
  return { terms: found.map(each => ('kind' in each ? each : terms[read++]!)), plus, comma }
}

const isTerm = (rule: Rule): rule is Term => rule.kind === 'term'
/** A word, or a list under its name. */
const isWord = (rule: Rule): boolean => isTerm(rule) || (rule.kind === 'any' && rule.vocabulary !== undefined)

function printWord(rule: Rule): string {
  const { text, prefix, exact } = rule as Term
  if (isName(rule as Term)) return text
  if (exact) return `=${quote(text)}`
  const special = /^[@＠]|[+＋,，、|｜()（）{}｛｝^＾"＂“\\*＊]/g
  if (prefix) return `${text.replace(special, '\\$&')}*`
  return special.test(text) ? quote(text) : text
}
