import { Button, IconButton, useWords } from '@guanlan/platform/web'
import { editingStrings as strings } from '../../strings/editing.ts'
import styles from './edit.module.css'
import type { Editing, EditingState } from './editing.ts'

/** Whether what is written is saved, and the steps back and forth. */
export function SaveState({ editor, state }: { editor: Editing; state: EditingState }) {
  const t = useWords(strings)
  return (
    <>
      <IconButton icon="undo" label={t('undo')} disabled={!state.hasBack} onClick={editor.undo} />
      <IconButton
        icon="undo"
        className={styles.redo ?? ''}
        label={t('redo')}
        disabled={!state.hasForth}
        onClick={editor.redo}
      />
      <span role="status" className={styles.state} data-state={state.state}>
        {state.state === 'failed' ? t('failed', { reason: state.fault ?? '' }) : t(state.state)}
      </span>
      {state.state === 'failed' && (
        <Button size="small" onClick={() => void editor.save()}>
          {t('retry')}
        </Button>
      )}
    </>
  )
}
