import { ErrorOf, SkeletonRows, useWords, WritingDialog } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { strings } from '../../strings.ts'
import { articleApi } from '../desk-queries.ts'
import { EditForm } from './EditForm.tsx'
import styles from './edit.module.css'
import { closeEditor, type Editing } from './editing.ts'

/** One article as the organisation has it, to be written over. */
export default function EditDialog({ id, found }: Editing) {
  const t = useWords(strings)
  const one = useQuery({
    queryKey: ['desk', 'edited', id],
    queryFn: ({ signal }) => articleApi.edited({ params: { id }, query: { ...(found && { found: '1' }) } }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <WritingDialog label={t('editTitle')} size="tall" onClose={closeEditor}>
      {leave =>
        one.data ? (
          <EditForm start={one.data} found={found} onClose={() => void leave()} />
        ) : (
          <div className={styles.waiting}>
            {one.error ? <ErrorOf error={one.error} onRetry={() => void one.refetch()} /> : <SkeletonRows />}
          </div>
        )
      }
    </WritingDialog>
  )
}
