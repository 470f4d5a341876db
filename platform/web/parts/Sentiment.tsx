import { useWords } from '../language/words.ts'
import type { SentimentName } from '../theme/tokens.ts'
import { partStrings } from './strings.ts'

const shapes: Readonly<Record<SentimentName, string>> = {
  positive: 'M6 1.6 11 10.4H1z',
  neutral: 'M6 2.1a3.9 3.9 0 1 0 0 7.8 3.9 3.9 0 0 0 0-7.8zm0 1.8a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2z',
  negative: 'M6 10.4 1 1.6h10z',
}

/** ▲ 正面 · ○ 中性 · ▼ 负面: a shape and a word, never colour alone. `wordless` keeps the word for screen readers. */
export function Sentiment({ value, wordless = false }: { value: SentimentName; wordless?: boolean }) {
  const t = useWords(partStrings)
  return (
    <span className={`sentiment ${value}`}>
      <svg width="10" height="10" viewBox="0 0 12 12" aria-hidden="true">
        <path d={shapes[value]} />
      </svg>
      <span className={wordless ? 'unseen' : undefined}>{t(value)}</span>
    </span>
  )
}
