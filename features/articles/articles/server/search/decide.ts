/** Which articles a rule wants, decided by the engine on their texts. */
import { prepare, type Rule, type RuleArticle } from '@guanlan/engine/rules'
import { canonicalise, type RuleNames } from '@guanlan/engine/text'

/** As it is stored. */
export interface RuleText extends RuleNames {
  title: string
  body: string
}

/** What rules are asked about, from what is stored. */
export const ruleArticleOf = ({ title, body, corps, brands, products }: RuleText): RuleArticle => ({
  title: canonicalise(title),
  body: canonicalise(body),
  corps,
  brands,
  products,
})

/** For each text whether it is wanted. */
type Decide = (texts: readonly RuleText[]) => Promise<boolean[]>

const elsewhere = new WeakMap<Rule, Decide>()

/** Texts are decided by `decide`, a thread beside for instance, for as long as somebody holds the rule. */
export const decideElsewhere = (rule: Rule, decide: Decide): void => void elsewhere.set(rule, decide)

let last: { rule: WeakRef<Rule>; wants: (article: RuleArticle) => boolean } | null = null

/** A walk asks the same rule piece after piece, and a long one takes a tenth of a second to prepare. */
function prepared(rule: Rule): (article: RuleArticle) => boolean {
  if (last?.rule.deref() !== rule) last = { rule: new WeakRef(rule), wants: prepare(rule) }
  return last.wants
}

export async function matchesOf(rule: Rule, texts: readonly RuleText[]): Promise<boolean[]> {
  const decide = elsewhere.get(rule)
  if (decide) return decide(texts)
  const wants = prepared(rule)
  return texts.map(text => wants(ruleArticleOf(text)))
}
