/** Are the answers right? Held to the definition itself, each word of an article looked for once. */
import { evaluate, type Rule, type RuleArticle } from '@guanlan/engine/rules'

type Finder = NonNullable<Parameters<typeof evaluate>[2]>
type Place = ReturnType<Finder>[number]

/** How many of the asked pairs of rule and article the matcher answered otherwise than `evaluate`. */
export interface Exactness {
  pairs: number
  wanted: number
  differing: number
}

/** `rules`: id and rule, a sample or all; `answers[i]`: what the matcher said of article `i`. */
export function compare(
  rules: ReadonlyMap<number, Rule>,
  articles: readonly RuleArticle[],
  answers: readonly (readonly number[])[],
): Exactness {
  const result = { pairs: 0, wanted: 0, differing: 0 }
  articles.forEach((article, i) => {
    const reported = new Set(answers[i])
    const find = remembering()
    for (const [id, rule] of rules) {
      const wants = evaluate(rule, article, find)
      result.pairs++
      if (wants) result.wanted++
      if (wants !== reported.has(id)) result.differing++
    }
  })
  return result
}

/** The plain reading of an article, token by token, which remembers each word it was asked for. */
function remembering(): Finder {
  const known = new Map<string, readonly Place[]>()
  return (term, field, article) => {
    const name = `${field} ${term.prefix} ${term.tokens.join(' ')}`
    let places = known.get(name)
    if (!places) known.set(name, (places = readPlainly(term.tokens, term.prefix, field, article)))
    return places
  }
}

function readPlainly(tokens: string[], prefix: boolean, field: 'title' | 'body', article: RuleArticle): Place[] {
  const { chars, starts } = article[field]
  const places: Place[] = []
  for (let start = 0; start + tokens.length < starts.length; start++) {
    const agrees = tokens.every((token, i) => {
      const here = chars.slice(starts[start + i], starts[start + i + 1])
      return prefix && i === tokens.length - 1 ? here.startsWith(token) : here === token
    })
    if (!agrees) continue
    places.push({ field, start, end: start + tokens.length })
    start += tokens.length - 1
  }
  return places
}
