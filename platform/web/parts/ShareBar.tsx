import { percent } from '../language/count.ts'
import { useWords } from '../language/words.ts'
import { partStrings } from './strings.ts'

/** Three shares of one whole; gaps keep neighbours apart without colour, negative is hatched too. Takes counts, shows shares. */
export function ShareBar({
  positive,
  neutral,
  negative,
  large = false,
}: {
  positive: number
  neutral: number
  negative: number
  large?: boolean
}) {
  const t = useWords(partStrings)
  const all = positive + neutral + negative || 1
  const label = t('share', {
    positive: percent(positive / all),
    neutral: percent(neutral / all),
    negative: percent(negative / all),
  })
  return (
    <span className={large ? 'share-bar large' : 'share-bar'} role="img" aria-label={label} title={label}>
      {positive > 0 && <i className="fill-positive" style={{ flexGrow: positive }} />}
      {neutral > 0 && <i className="fill-neutral" style={{ flexGrow: neutral }} />}
      {negative > 0 && <i className="fill-negative" style={{ flexGrow: negative }} />}
    </span>
  )
}
