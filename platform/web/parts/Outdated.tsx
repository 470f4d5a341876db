import { useFormat } from '../language/format.ts'
import { useWords } from '../language/words.ts'
import { Button } from './Button.tsx'
import { partStrings } from './strings.ts'

/** Beside figures that could not be asked again: since when they are, and why. Nothing while they are current, or where there are none. */
export function Outdated({
  of: { data, error, dataUpdatedAt, refetch },
}: {
  of: { data: unknown; error: unknown; dataUpdatedAt: number; refetch: () => unknown }
}) {
  const t = useWords(partStrings)
  const format = useFormat()
  if (!error || data === undefined) return null
  const why = (error as { message?: string }).message || t('unreachable')
  return (
    <span role="alert" className="problem">
      {t('outdated', { at: format.moment(new Date(dataUpdatedAt)).slice(11, 16), why })}
      <Button size="small" kind="quiet" onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </span>
  )
}
