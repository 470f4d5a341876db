import { EmptyState, Icon, IconButton, Moment, Row, Tag, useUndo, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ChartNote } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './notes.module.css'
import { type ChartMark, noteApi, useAutomatic } from './use-marks.ts'

export const markIcons = {
  note: 'flag',
  rule: 'history',
  warning: 'warnings',
  crisis: 'crisis',
  event: 'events',
  campaign: 'calendar',
} as const

/** In the order of time; what marks itself can be hidden. */
export function NoteList({ marks, onEdit }: { marks: readonly ChartMark[]; onEdit: (note: ChartNote) => void }) {
  const t = useWords(strings)
  const { shown, show } = useAutomatic()
  const client = useQueryClient()
  const changed = useCallback(() => client.invalidateQueries({ queryKey: ['charts', 'notes'] }), [client])
  const act = useUndo(changed)
  const remove = async ({ id }: ChartNote) => {
    await act(
      () => noteApi.removeNote.act({ params: { id } }),
      () => t('noteRemoved'),
    )
    await changed()
  }
  const inOrder = marks.toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from))
  return (
    <div className={styles.scroll}>
      <Row as="label" gap={8} align="center" className={styles.automatic}>
        <input type="checkbox" checked={shown} onChange={event => show(event.target.checked)} />
        {t('noteAutomatic')}
      </Row>
      {marks.length === 0 && <EmptyState title={t('annotate')}>{t('noteNone')}</EmptyState>}
      <ul className={styles.list}>
        {inOrder.map(mark => (
          <li key={mark.note ? mark.note.id : `${mark.kind} ${mark.from} ${mark.text}`} data-kind={mark.kind}>
            <Icon name={markIcons[mark.kind]} size={14} />
            <div className={styles.said}>
              <p className={styles.when}>
                <Moment at={mark.from} exact />
                {mark.until && (
                  <>
                    {' – '}
                    <Moment at={mark.until} exact />
                  </>
                )}
              </p>
              <p className={styles.text}>{mark.text}</p>
              {mark.note && (
                <p className={styles.by}>
                  {mark.note.writer}{' '}
                  <Tag>{mark.note.monitor ?? t(mark.note.entry === null ? 'noteForAll' : 'noteForEntry')}</Tag>
                </p>
              )}
            </div>
            {mark.note?.mayChange && (
              <span className={styles.acts}>
                <IconButton
                  size="small"
                  icon="edit"
                  label={t('noteEdit')}
                  onClick={() => mark.note && onEdit(mark.note)}
                />
                <IconButton
                  size="small"
                  icon="trash"
                  label={t('noteRemove')}
                  onClick={() => mark.note && void remove(mark.note)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
