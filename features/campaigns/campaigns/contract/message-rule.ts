import type { Message } from './campaign.ts'

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, String.raw`\$&`)}"`

/** In the rule language: its own rule or any of its words; with neither, the text itself. Pure. */
export function ruleOfMessage({ text, words, rule }: Pick<Message, 'text' | 'words' | 'rule'>): string {
  const parts = [...(rule.trim() === '' ? [] : [`(${rule.trim()})`]), ...words.map(quoted)]
  return parts.length === 0 ? quoted(text) : parts.join('|')
}
