import { FoundContext, ReadingPane, useMark, WithQueries } from '@guanlan/features/desk/article-list/web'
import { IconButton, useWords } from '@guanlan/platform/web'
import { useEffect, useMemo, useRef } from 'react'
import { screenStrings } from '../../strings/screens.ts'
import styles from './answer.module.css'
import type { OpenedArticle } from './open-article.ts'

/** An article that carries a sentence, beside the answer. Escape closes it, and the focus goes back to the source. */
export default function ArticleDrawer({
  article: { id, query },
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
      <WithQueries>
        <FoundContext value={found}>
          <Reading id={id} onOpen={other => onOpen({ id: other, query })} />
        </FoundContext>
      </WithQueries>
    </aside>
  )
}

function Reading({ id, onOpen }: { id: number; onOpen: (id: number) => void }) {
  const { markByReading } = useMark()
  return <ReadingPane id={id} monitor={null} place={null} onRead={markByReading} onOpen={onOpen} />
}
