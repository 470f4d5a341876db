import { deskApi, FoundContext, ReadingPane, useMark, WithQueries } from '@guanlan/features/desk/article-list/web'
import { IconButton, Note, RefusalError, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { screenStrings } from '../../strings/screens.ts'
import { assistantKey } from '../api.ts'
import styles from './answer.module.css'
import type { OpenedArticle } from './open-article.ts'

/** An article that carries a sentence, beside the answer. Escape closes it, and the focus goes back to the source. */
export default function ArticleDrawer({
  article: { id, query, quoted },
  onOpen,
  onClose,
}: {
  article: OpenedArticle
  onOpen: (article: OpenedArticle) => void
  onClose: () => void
}) {
  const t = useWords(screenStrings)
  const room = useRef<HTMLElement>(null)
  const found = useMemo(() => ({ query: query || null }), [query])
  useEffect(() => {
    const before = document.activeElement
    room.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <aside
      ref={room}
      className={styles.drawer}
      aria-label={t('article')}
      tabIndex={-1}
      onKeyDown={event => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <IconButton className={styles.close ?? ''} icon="close" label={t('closeArticle')} onClick={onClose} />
      {quoted && <SinceThen id={id} quoted={quoted} />}
      <WithQueries>
        <FoundContext value={found}>
          <Reading id={id} onOpen={other => onOpen({ id: other, query })} />
        </FoundContext>
      </WithQueries>
    </aside>
  )
}

/** Says that the article was edited or removed since it was quoted. */
function SinceThen({ id, quoted }: { id: number; quoted: string }) {
  const t = useWords(screenStrings)
  const article = useQuery({
    queryKey: [assistantKey, 'quoted', id],
    queryFn: ({ signal }) => deskApi.foundDetail({ body: { id } }, { signal }),
    retry: false,
  })
  const isGone = article.error instanceof RefusalError && article.error.kind === 'missing'
  const body = article.data?.baseInfo
  const isEdited = body !== undefined && !`${body.title}\n${body.body}`.includes(quoted)
  if (!isGone && !isEdited) return null
  return (
    <p className={styles.changed}>
      <Note>{t(isGone ? 'articleGone' : 'articleEdited')}</Note>
    </p>
  )
}

function Reading({ id, onOpen }: { id: number; onOpen: (id: number) => void }) {
  const { markByReading } = useMark()
  return <ReadingPane id={id} monitor={null} place={null} onRead={markByReading} onOpen={onOpen} />
}
