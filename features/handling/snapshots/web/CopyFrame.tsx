import { ErrorOf, IconButton, Moment, SkeletonPage, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Snapshot } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './snapshots.module.css'

/** The copy in a frame without leave for anything: no scripts, no forms, no windows, an origin of its own. */
export function CopyFrame({ copy, load, onClose }: { copy: Snapshot; load: () => Promise<Blob>; onClose: () => void }) {
  const t = useWords(strings)
  const format = useFormat()
  const dialog = useRef<HTMLDialogElement>(null)
  const page = useQuery({
    queryKey: ['snapshots', 'page', copy.id],
    queryFn: async () => (await load()).text(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={`floating ${styles.frame}`} aria-label={t('copies')} onClose={onClose}>
      <header>
        <div>
          <b className="cut">{copy.answered}</b>
          <small>
            <Moment at={copy.copiedAt} exact /> · SHA-256 <code>{copy.sha256}</code>
          </small>
        </div>
        <IconButton icon="close" label={`${t('close')} Esc`} onClick={() => dialog.current?.close()} />
      </header>
      {page.isPending && <SkeletonPage />}
      {page.isError && <ErrorOf error={page.error} onRetry={() => void page.refetch()} />}
      {page.data !== undefined && (
        <iframe sandbox="" srcDoc={page.data} title={t('frame', { at: format.moment(copy.copiedAt) })} />
      )}
    </dialog>
  )
}
