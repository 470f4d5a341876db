/** Sentences in which a few words turn all the others, with what they are; for tests and tools/eval. */
import { readFileSync } from 'node:fs'

export interface HardSentence {
  sentiment: -1 | 0 | 1
  mediaType: string
  /** doubled, turn, repeated, topic, denial */
  kind: string
  title: string
  body: string
}

export function hardSentences(): HardSentence[] {
  const lines = readFileSync(new URL('./hard-sentences.txt', import.meta.url), 'utf8').split('\n')
  return lines.flatMap((line): HardSentence[] => {
    const found = /^([-+0]) (\S+) (\S+) (\S+)$/.exec(line)
    if (!found) return []
    const [, label, mediaType = '', kind = '', text = ''] = found
    const isHeadline = mediaType === 'web'
    const sentiment = label === '+' ? 1 : label === '-' ? -1 : 0
    return [{ sentiment, mediaType, kind, title: isHeadline ? text : '', body: isHeadline ? '' : text }]
  })
}
