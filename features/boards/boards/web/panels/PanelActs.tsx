import { Button, IconButton, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Opens } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { addressOf, type Opened } from './opening.ts'

/** At the head of a panel: opens the list that it counts, changes it, takes it away. */
export function PanelActs({
  name,
  opens,
  onOpen,
  onEdit,
  onRemove,
}: {
  name: string
  opens: Opens | null
  /** Opens articles beside; absent: where they are listed. */
  onOpen: ((opened: Opened) => void) | undefined
  onEdit: (() => void) | undefined
  onRemove: (() => void) | undefined
}) {
  const t = useWords(strings)
  return (
    <>
      {opens && 'question' in opens && onOpen ? (
        <Button
          size="small"
          kind="quiet"
          aria-label={t('openBehind', { name })}
          onClick={() => onOpen({ name, question: opens.question })}
        >
          {t('open')}
        </Button>
      ) : (
        opens && (
          <Link to={addressOf(opens)} aria-label={t('openBehind', { name })}>
            {t('open')}
          </Link>
        )
      )}
      {onEdit && <IconButton icon="edit" size="small" label={t('editPanel', { name })} onClick={onEdit} />}
      {onRemove && <IconButton icon="close" size="small" label={t('removePanel', { name })} onClick={onRemove} />}
    </>
  )
}
