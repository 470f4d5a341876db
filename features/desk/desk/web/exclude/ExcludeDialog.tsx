import { strings } from '@guanlan/features/desk/article-list/strings'
import { useDetail } from '@guanlan/features/desk/article-list/web'
import { excludeAddress, similarAddress } from '@guanlan/features/monitors/filters/web'
import { Button, ErrorOf, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import styles from './exclude.module.css'
import { waysOf } from './ways.ts'

export interface Excluding {
  id: number
  /** What the reader had marked when the dialog was asked for. */
  marked: string
}

/** Asks what of an article is noise; the answer opens a filter that is begun with it, and shows what it would take. */
export function ExcludeDialog({
  of: { id, marked },
  monitor,
  onClose,
}: {
  of: Excluding
  monitor: number | null
  onClose: () => void
}) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const { data: article, error, refetch } = useDetail(id, monitor)
  useEffect(() => dialog.current?.showModal(), [])
  const isReady = article !== undefined
  useEffect(() => {
    if (isReady) dialog.current?.querySelector<HTMLElement>('li button')?.focus()
  }, [isReady])
  const go = (address: string) => {
    onClose()
    void navigate(address)
  }
  return (
    <dialog
      ref={dialog}
      className={`floating question ${styles.dialog}`}
      aria-labelledby="exclude-title"
      onClose={onClose}
    >
      <h3 id="exclude-title">{t('excludeTitle')}</h3>
      <p className="dim">{t('excludeHow')}</p>
      {article ? (
        <ul className={styles.ways}>
          {waysOf(article, marked).map(({ kind, shown, excluded }) => (
            <li key={`${kind} ${shown}`}>
              <button type="button" onClick={() => go(excludeAddress(excluded, monitor))}>
                <span className="dim">{t(`exclude_${kind}`)}</span> {shown}
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() =>
                go(
                  similarAddress(
                    {
                      articleId: id,
                      title: article.baseInfo.title,
                      text: article.baseInfo.body || article.baseInfo.title,
                    },
                    monitor,
                  ),
                )
              }
            >
              <span className="dim">{t('exclude_story')}</span> {article.baseInfo.title}
            </button>
          </li>
        </ul>
      ) : error ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows />
      )}
      <p className="question-acts">
        <Button onClick={onClose}>{t('excludeNothing')}</Button>
      </p>
    </dialog>
  )
}
