/** Phrases for measuring the conversion between the ways of writing Chinese; for tests and tools/eval. */
import { readFileSync } from 'node:fs'

export interface ConversionPhrase {
  target: 'zh-TW' | 'zh-CN'
  phrase: string
  /** What is right; the first is what this project prefers. */
  right: readonly string[]
}

export function conversionPhrases(): ConversionPhrase[] {
  const lines = readFileSync(new URL('./conversion-phrases.txt', import.meta.url), 'utf8').split('\n')
  return lines.flatMap((line): ConversionPhrase[] => {
    const found = /^([<>]?)([^ #]+) ([^ ]+)$/.exec(line)
    if (!found) return []
    const [, direction, simplified = '', written = ''] = found
    const traditional = written.split('/')
    const toTaiwan = { target: 'zh-TW' as const, phrase: simplified, right: traditional }
    const toMainland = traditional.map(phrase => ({ target: 'zh-CN' as const, phrase, right: [simplified] }))
    return [...(direction === '<' ? [] : [toTaiwan]), ...(direction === '>' ? [] : toMainland.slice(0, 1))]
  })
}
