import { ErrorOf, mayGo, SkeletonRows } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { articleApi } from '../desk-queries.ts'
import { EditForm } from './EditForm.tsx'
import styles from './edit.module.css'
import { closeEditor, type Editing } from './editing.ts'

/** One article as the organisation has it, to be written over. */
export default function EditDialog({ id, found }: Editing) {
  const dialog = useRef<HTMLDialogElement>(null)
  const one = useQuery({
    queryKey: ['desk', 'edited', id],
    queryFn: ({ signal }) => articleApi.edited({ params: { id }, query: { ...(found && { found: '1' }) } }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => void mayGo().then(may => may && closeEditor())
  return (
    <dialog
      ref={dialog}
      className={`floating ${styles.dialog}`}
      onCancel={event => {
        event.preventDefault()
        close()
      }}
      onClose={closeEditor}
    >
      {one.data ? (
        <EditForm start={one.data} found={found} onClose={close} />
      ) : (
        <div className={styles.waiting}>
          {one.error ? <ErrorOf error={one.error} onRetry={() => void one.refetch()} /> : <SkeletonRows />}
        </div>
      )}
    </dialog>
  )
}
