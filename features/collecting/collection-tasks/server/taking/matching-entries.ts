/** Which entries the words of a task want. Names of companies and brands are not known before an article is stored: texts alone decide. */
import { prepare, type Rule, type RuleArticle } from '@guanlan/engine/rules'
import { ruleArticleOf } from '@guanlan/features/articles/articles/server/search'
import { ruleOfText } from '@guanlan/features/monitors/monitors/server'

export interface Text {
  title: string
  body: string
}

/** @param words '' wants everything; what cannot be read any more wants nothing */
export async function matchingEntries<E extends Text>(words: string, entries: readonly E[]): Promise<readonly E[]> {
  if (words === '' || entries.length === 0) return entries
  const rule = await ruleOfText(words)
  if (!rule) return []
  const wants = wantsOf(rule)
  return entries.filter(entry => wants(articleOf(entry)))
}

const prepared = new WeakMap<Rule, (article: RuleArticle) => boolean>()
function wantsOf(rule: Rule): (article: RuleArticle) => boolean {
  const known = prepared.get(rule)
  if (known) return known
  const wants = prepare(rule)
  prepared.set(rule, wants)
  return wants
}

/** Tasks on one source look at the same entries: a text is made canonical once. */
const canonical = new WeakMap<Text, RuleArticle>()
function articleOf(text: Text): RuleArticle {
  const known = canonical.get(text)
  if (known) return known
  const article = ruleArticleOf({ ...text, corps: [], brands: [], products: [] })
  canonical.set(text, article)
  return article
}
