import { BriefPanel } from '@guanlan/features/handling/briefs/web'
import { Button, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../strings.ts'
import styles from './clippings.module.css'

/** The articles in their order as a text to paste, or a file. */
export function Brief({ ids }: { ids: readonly number[] }) {
  const t = useWords(strings)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="reports" disabled={ids.length === 0} onClick={() => setOpen(true)}>
        {t('brief')}
      </Button>
      {isOpen && (
        <dialog
          ref={dialog => {
            if (dialog && !dialog.open) dialog.showModal()
          }}
          className={`floating ${styles.brief}`}
          aria-label={t('brief')}
          onClose={() => setOpen(false)}
        >
          <BriefPanel chosen={{ idList: [...ids], found: true }} onClose={() => setOpen(false)} />
        </dialog>
      )}
    </>
  )
}
