// Which of all rules want this article? Each rule is filed under words it cannot match without; only rules reached are asked.
import type { CanonicalText } from '../text/index.ts'
import { evaluate, type Finder, type Place } from './evaluate.ts'
import { bordersAgree, bucketOf, PairIndex } from './places.ts'
import { type Key, required } from './required.ts'
import { FIELDS, type Field, type NameScope, namesIn, type Rule, type RuleArticle, type Term } from './rule.ts'

export interface Matcher {
  /** Files a rule under an id of the caller's, in place of any rule it had; the next `match` knows it. */
  set(id: number, rule: Rule): void
  remove(id: number): void
  /** Ids of the rules that want the article, ascending; exactly those `evaluate` says. */
  match(article: RuleArticle): number[]
  readonly size: number
}

interface Filed {
  id: number
  rule: Rule
  /** The last article that reached it: a rule with several keys is asked once. */
  askedFor: number
}

/** One word with the rules filed under it. */
interface Entry {
  term: Term
  chars: string
  rules: Set<Filed>
  /** The last text it was found in: once is enough. */
  foundIn: number
}

/** @throws when a rule would match every article; `parse` and `fromForm` never give such a rule. */
export function createMatcher(): Matcher {
  const rules = new Map<number, { filed: Filed; leave: () => void }>()
  const words = new WordIndex()
  const names = new Map<string, Set<Filed>>()
  let articles = 0

  function file(filed: Filed): () => void {
    const keys = required(filed.rule)
    if (!keys) throw new Error('a rule that wants every article cannot be filed')
    const exits = keys.map(key => (key.kind === 'word' ? words.add(key.term, filed) : addName(key, filed)))
    return () => {
      for (const exit of exits) exit()
    }
  }

  function addName(key: Key & { kind: 'name' }, filed: Filed): () => void {
    const name = `${key.scope}:${key.name}`
    const filedUnder = names.get(name) ?? new Set()
    names.set(name, filedUnder.add(filed))
    return () => {
      if (filedUnder.delete(filed) && filedUnder.size === 0) names.delete(name)
    }
  }

  const matcher = {
    get size() {
      return rules.size
    },
    set(id: number, rule: Rule) {
      const filed = { id, rule: words.shareTerms(rule), askedFor: 0 }
      const leave = file(filed)
      matcher.remove(id)
      rules.set(id, { filed, leave })
    },
    remove(id: number) {
      rules.get(id)?.leave()
      rules.delete(id)
    },
    match(article: RuleArticle) {
      articles++
      const find = remember(article)
      const wanted: number[] = []
      const ask = (filed: Filed): void => {
        if (filed.askedFor === articles) return
        filed.askedFor = articles
        if (evaluate(filed.rule, article, find)) wanted.push(filed.id)
      }
      for (const field of FIELDS) words.reach(article[field], ask)
      if (names.size > 0) {
        for (const scope of ['corp', 'brand', 'prod'] satisfies NameScope[]) {
          for (const name of namesIn(article, scope)) names.get(`${scope}:${name}`)?.forEach(ask)
        }
      }
      return wanted.sort((a, b) => a - b)
    },
  }
  return matcher
}

/** A finder for one article that looks for every term once. Equal terms are one object: see `shareTerms`. */
function remember(article: RuleArticle): Finder {
  const title = rememberField(article.title, 'title')
  const body = rememberField(article.body, 'body')
  return (term, field) => (field === 'title' ? title(term) : body(term))
}

function rememberField(text: CanonicalText, field: Field): (term: Term) => readonly Place[] {
  const known = new Map<Term, readonly Place[]>()
  let index: PairIndex | undefined
  return term => {
    let places = known.get(term)
    if (!places) {
      index ??= new PairIndex(text)
      places = index.find(term, term.tokens.join(''), field)
      known.set(term, places)
    }
    return places
  }
}

/** Words by their first two units; a word of one unit by that unit and 0, which no canonical text holds. */
class WordIndex {
  private readonly byStart = new Map<number, Entry[]>()
  /** How many words begin with a pair of this bucket, and how many are this unit alone: mostly none. */
  private readonly pairs = new Uint32Array(4096)
  private readonly alone = new Uint32Array(65536)
  private texts = 0
  private readonly shared = new Map<string, WeakRef<Term>>()

  add(term: Term, filed: Filed): () => void {
    const chars = term.tokens.join('')
    const start = (chars.charCodeAt(0) << 16) | (chars.length > 1 ? chars.charCodeAt(1) : 0)
    const entries = this.byStart.get(start) ?? []
    let entry = entries.find(each => each.term === term)
    if (!entry) {
      entry = { term, chars, rules: new Set(), foundIn: 0 }
      entries.push(entry)
      this.byStart.set(start, entries)
      this.tally(chars, 1)
    }
    const { rules } = entry.rules.add(filed) && entry
    return () => {
      if (!rules.delete(filed) || rules.size > 0) return
      entries.splice(entries.indexOf(entry), 1)
      this.tally(chars, -1)
      if (entries.length === 0) this.byStart.delete(start)
    }
  }

  /** The same rule with equal terms being one object, so that an article's places can be remembered by it. */
  shareTerms(rule: Rule): Rule {
    if (rule.kind === 'term') return this.share(rule)
    if (rule.kind === 'near') return { ...rule, left: this.shareTerms(rule.left), right: this.shareTerms(rule.right) }
    if (Array.isArray(rule.of)) return { ...rule, of: rule.of.map(part => this.shareTerms(part)) } as Rule
    return { ...rule, of: this.shareTerms(rule.of) } as Rule
  }

  private share(term: Term): Term {
    const name = `${term.tokens.join(' ')}${term.prefix ? ' *' : ''}`
    const known = this.shared.get(name)?.deref()
    if (known) return known
    this.shared.set(name, new WeakRef(term))
    return term
  }

  private tally(chars: string, change: 1 | -1): void {
    const first = chars.charCodeAt(0)
    if (chars.length === 1) this.alone[first]! += change
    else this.pairs[bucketOf(first, chars.charCodeAt(1))]! += change
  }

  /** Asks the rules of every word that occurs in the text. */
  reach(text: CanonicalText, ask: (filed: Filed) => void): void {
    const { chars, starts } = text
    this.texts++
    const tokens = starts.length - 1
    for (let token = 0; token < tokens; token++) {
      const at = starts[token]!
      const first = chars.charCodeAt(at)
      const second = chars.charCodeAt(at + 1)
      if (this.pairs[bucketOf(first, second)]! > 0) this.reachAt(text, token, (first << 16) | second, ask)
      if (this.alone[first]! > 0) this.reachAt(text, token, first << 16, ask)
    }
  }

  private reachAt({ chars, starts }: CanonicalText, token: number, start: number, ask: (filed: Filed) => void): void {
    const entries = this.byStart.get(start)
    if (!entries) return
    for (const entry of entries) {
      if (entry.foundIn === this.texts || !chars.startsWith(entry.chars, starts[token])) continue
      if (!bordersAgree(starts, token, entry.term)) continue
      entry.foundIn = this.texts
      for (const filed of entry.rules) ask(filed)
    }
  }
}
