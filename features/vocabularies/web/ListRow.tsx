import { Tag, useFormat, useWords } from '@guanlan/platform/web'
import type { KeyboardEvent } from 'react'
import { strings } from '../strings.ts'
import type { Row } from './sections.ts'
import styles from './Vocabularies.module.css'

/** One vocabulary or general dimension of the list. */
export function ListRow({
  row,
  isChosen,
  isReached,
  onOpen,
  onKeyDown,
}: {
  row: Row
  isChosen: boolean
  /** The one the tab key goes to. */
  isReached: boolean
  onOpen: () => void
  onKeyDown: (event: KeyboardEvent) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const isOff = row.kind === 'kept' && !row.enabled
  return (
    <li>
      <button
        type="button"
        data-row
        className={styles.row}
        data-off={isOff || undefined}
        tabIndex={isReached ? 0 : -1}
        aria-current={isChosen ? 'true' : undefined}
        title={row.name}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      >
        <span className="cut">{row.name}</span>
        {isOff && <Tag>{t('off')}</Tag>}
        {row.kind === 'general' && <Tag>{t('general')}</Tag>}
        {row.kind === 'kept' && row.replaces !== null && <Tag accent>{t('changedGeneral')}</Tag>}
        <span className="grow" />
        <small>{format.exact(row.count)}</small>
      </button>
    </li>
  )
}
