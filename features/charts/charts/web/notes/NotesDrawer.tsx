import { Button, IconButton, mayGo, Row, useMay, useWords } from '@guanlan/platform/web'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ChartNote } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { NoteForm } from './NoteForm.tsx'
import { NoteList } from './NoteList.tsx'
import type { NoteStart } from './note-start.ts'
import styles from './notes.module.css'
import type { ChartMark, MarksQuery } from './use-marks.ts'

/** All notes of a chart beside it: read, written, changed and removed. The chart stays in sight. */
export function NotesDrawer({
  title,
  marks,
  asked: query,
  start,
  onClose,
}: {
  title: string
  marks: readonly ChartMark[]
  asked: MarksQuery
  start: NoteStart
  onClose: () => void
}) {
  const t = useWords(strings)
  const may = useMay()
  const panel = useRef<HTMLDivElement>(null)
  const [written, setWritten] = useState<ChartNote | NoteStart>(start)
  const leave = (then: () => void) => void mayGo().then(may => may && then())
  useEffect(() => setWritten(start), [start])
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    return () => before?.focus()
  }, [])
  const isWriting = written !== null
  // A form that is gone takes the focus with it, and Escape would reach nobody.
  useEffect(() => {
    if (!isWriting || !panel.current?.contains(document.activeElement)) panel.current?.focus()
  }, [isWriting])
  return createPortal(
    <div
      ref={panel}
      tabIndex={-1}
      className={`floating ${styles.drawer}`}
      role="dialog"
      aria-label={t('notesOf', { title })}
      onKeyDown={event => {
        // Keys of the screen behind mean nothing here; Ctrl+S still saves.
        if (!event.ctrlKey && !event.metaKey) event.nativeEvent.stopPropagation()
        if (event.key !== 'Escape' || event.defaultPrevented) return
        // Else the same key closes the question whether to leave.
        event.preventDefault()
        leave(onClose)
      }}
    >
      {/* Heads within a section are no head of the page. */}
      <section className={styles.inside} aria-label={t('notesOf', { title })}>
        {written ? (
          <NoteForm
            key={'id' in written ? written.id : written.from}
            start={written}
            monitor={query.monitor ?? (query.monitors?.length === 1 ? query.monitors[0] : undefined)}
            entry={query.entry ?? null}
            onDone={() => setWritten(null)}
            onClose={() => leave(() => setWritten(null))}
          />
        ) : (
          <>
            <Row as="header" gap={8} align="center" className={styles.head}>
              <h2 className="cut">{t('notesOf', { title })}</h2>
              <span className="grow" />
              {may('charts.annotate') && (
                <Button
                  kind="primary"
                  size="small"
                  icon="plus"
                  onClick={() => setWritten({ from: query.to, until: null })}
                >
                  {t('noteAdd')}
                </Button>
              )}
              <IconButton icon="close" label={t('noteCancel')} onClick={onClose} />
            </Row>
            <NoteList marks={marks} onEdit={setWritten} />
          </>
        )}
      </section>
    </div>,
    document.body,
  )
}
