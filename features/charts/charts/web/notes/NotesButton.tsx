import { Button, useWords } from '@guanlan/platform/web'
import { useCallback, useState } from 'react'
import { strings } from '../../strings.ts'
import { NotesDrawer } from './NotesDrawer.tsx'
import type { NoteStart } from './note-start.ts'
import { type MarksQuery, useMarks } from './use-marks.ts'

/** The notes of one chart: what is marked on it, the button of its head, and the drawer that it opens. */
export function useNotes(title: string, query: MarksQuery) {
  const marks = useMarks(query)
  const [opened, setOpened] = useState<{ start: NoteStart } | null>(null)
  const open = useCallback((start: NoteStart = null) => setOpened({ start }), [])
  const button = <NotesButton title={title} count={marks.filter(({ note }) => note).length} onOpen={() => open()} />
  const drawer = opened && (
    <NotesDrawer title={title} marks={marks} asked={query} start={opened.start} onClose={() => setOpened(null)} />
  )
  return { marks, open, button, drawer }
}

function NotesButton({ title, count, onOpen }: { title: string; count: number; onOpen: () => void }) {
  const t = useWords(strings)
  const shown = count > 0 ? `${t('annotate')} ${count}` : t('annotate')
  // The name begins with what is shown, so that it can be said to a voice control.
  return (
    <Button size="small" kind="quiet" icon="flag" aria-label={t('notesButton', { shown, title })} onClick={onOpen}>
      {shown}
    </Button>
  )
}
