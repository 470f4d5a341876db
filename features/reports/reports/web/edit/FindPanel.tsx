import { Button, Column, Row, TextField, toast, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { editingStrings as strings } from '../../strings/editing.ts'
import { useBlockName } from './block-name.ts'
import styles from './edit.module.css'
import type { Editing, EditingState } from './editing.ts'
import { countIn, replaceIn } from './find.ts'
import { goTo } from './Outline.tsx'

/** Finds words in all texts of the report, and replaces them as one step. */
export function FindPanel({ editor, state }: { editor: Editing; state: EditingState }) {
  const t = useWords(strings)
  const nameOf = useBlockName()
  const [what, setWhat] = useState('')
  const [by, setBy] = useState('')
  const { blocks } = state.written.document
  const found = blocks.map(block => ({ block, count: countIn(block, what) })).filter(({ count }) => count > 0)
  const total = found.reduce((sum, { count }) => sum + count, 0)
  const replace = () => {
    editor.changeBlocks(
      blocks.map(block => (countIn(block, what) > 0 ? { ...replaceIn(block, what, by), edited: true } : block)),
      'replace',
    )
    toast({ text: t('found', { count: total }), onUndo: editor.undo, isDraft: true })
  }
  return (
    <Column gap={12} data-own-steps>
      <TextField label={t('findWhat')} value={what} maxLength={200} onChange={event => setWhat(event.target.value)} />
      <TextField label={t('replaceWith')} value={by} maxLength={200} onChange={event => setBy(event.target.value)} />
      <Row gap={6} align="center" to="end">
        <span role="status">{what !== '' && t('found', { count: total })}</span>
        <Button size="small" kind="primary" disabled={total === 0} onClick={replace}>
          {t('replaceAll')}
        </Button>
      </Row>
      <ul className={styles.differences}>
        {found.map(({ block, count }) => (
          <li key={block.id}>
            <button type="button" className={styles.of} onClick={() => goTo(block.id)}>
              {nameOf(block)} · {count}
            </button>
          </li>
        ))}
      </ul>
    </Column>
  )
}
