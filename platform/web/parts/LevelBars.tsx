import { useWords } from '../language/words.ts'
import type { Level } from '../theme/tokens.ts'
import { partStrings } from './strings.ts'

const bars = [0, 1, 2, 3] as const

/** Negativity as water marks: four bars and a word; 1 is the worst and fills all four. `word` replaces the default words. */
export function LevelBars({ level, word, wordless = false }: { level: Level; word?: string; wordless?: boolean }) {
  const t = useWords(partStrings)
  return (
    <span className={`level level-${level}`}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        {bars.map(bar => (
          <rect
            key={bar}
            x={bar * 3}
            y={9 - bar * 2.6}
            width="2"
            height={3 + bar * 2.6}
            rx=".5"
            opacity={bar < 5 - level ? 1 : 0.22}
          />
        ))}
      </svg>
      <span className={wordless ? 'unseen' : undefined}>{word ?? t(`level${level}`)}</span>
    </span>
  )
}
