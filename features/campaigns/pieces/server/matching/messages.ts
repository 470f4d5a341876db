/** Which messages of a campaign a text carries. Pure. */
import { parse, type Rule, wants } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { type Message, ruleOfMessage } from '@guanlan/features/campaigns/campaigns/contract'

export interface ReadMessage {
  text: string
  rule: Rule
}

/** A message whose rule cannot be read any more is left out. */
export const readMessages = (messages: readonly Message[]): ReadMessage[] =>
  messages.flatMap(message => {
    const { rule } = parse(ruleOfMessage(message))
    return rule ? [{ text: message.text, rule }] : []
  })

export function carriedBy(
  messages: readonly ReadMessage[],
  { title, text }: { title: string; text: string },
): string[] {
  if (messages.length === 0) return []
  const article = { title: canonicalise(title), body: canonicalise(text) }
  return messages.filter(({ rule }) => wants(rule, article)).map(message => message.text)
}
