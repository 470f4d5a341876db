import { IconButton, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Opens } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { addressOf } from './opening.ts'

/** At the head of a panel: opens the list that it counts, takes it away. */
export function PanelActs({
  name,
  opens,
  onRemove,
}: {
  name: string
  opens: Opens | null
  onRemove: (() => void) | undefined
}) {
  const t = useWords(strings)
  return (
    <>
      {opens && (
        <Link to={addressOf(opens)} aria-label={t('openBehind', { name })}>
          {t('open')}
        </Link>
      )}
      {onRemove && <IconButton icon="close" size="small" label={t('removePanel', { name })} onClick={onRemove} />}
    </>
  )
}
