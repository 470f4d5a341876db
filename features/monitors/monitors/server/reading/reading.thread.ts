/** The thread that reads long rules, prices them and asks them about texts; it loads nothing but the engine. */
import { parentPort } from 'node:worker_threads'
import { createCostMeter, parse, prepare, type Rule, type RuleArticle } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { checkRule } from './check-rule.ts'
import type { ThreadAnswer, ThreadAsk } from './read-rule.ts'
import { ruleCache } from './rule-cache.ts'

/** What was read last; the second half is made when it is first asked for. */
interface HeldRule {
  rule: Rule
  wants?: (article: RuleArticle) => boolean
}
const stored = ruleCache<HeldRule>({ rules: 8, units: 2_000_000 })

parentPort?.on('message', (ask: ThreadAsk) => parentPort?.postMessage(answerTo(ask)))

function answerTo(ask: ThreadAsk): ThreadAnswer {
  switch (ask.kind) {
    case 'read': {
      const checked = checkRule(ask.written, ask.vocabularies)
      if (checked.rule && checked.text !== null) stored.keep(checked.text, { rule: checked.rule })
      return { checked }
    }
    case 'price':
      return { cost: createCostMeter(ask.learned).costOf(heldRule(ask.rule).rule) }
    case 'decide': {
      const requested = heldRule(ask.rule)
      const wants = requested.wants ?? prepare(requested.rule)
      requested.wants = wants
      const wanted = ask.texts.map(({ title, body, ...names }) =>
        wants({ title: canonicalise(title), body: canonicalise(body), ...names }),
      )
      return { wanted }
    }
  }
}

/** Read again when the thread was a new one, or has met many rules since. */
function heldRule(text: string): HeldRule {
  const known = stored.get(text)
  if (known) return known
  const { rule } = parse(text)
  if (!rule) throw new Error('The canonical text of a rule cannot be read')
  stored.keep(text, { rule })
  return stored.get(text) as HeldRule
}
