import { Button, SkeletonRows, Stack, useFormat, useWords } from '@guanlan/platform/web'
import type { Directory, Suggestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './clippings.module.css'
import { useClippingActs, useSuggestions } from './use-clipping-acts.ts'

/** Hottest stories and worst negatives of the time that do not lie here yet. */
export function Suggestions({ directory, mayEdit }: { directory: Directory; mayEdit: boolean }) {
  const t = useWords(strings)
  const { data } = useSuggestions(directory.id)
  const of = { directory, mayEdit }
  return (
    <aside className={styles.suggestions} aria-label={t('suggestions')}>
      <h2>{t('suggestions')}</h2>
      {!data && <SkeletonRows rows={6} />}
      {data && <Some title={t('hottest')} list={data.hottest} {...of} />}
      {data && <Some title={t('worst')} list={data.negative} {...of} />}
    </aside>
  )
}

function Some({
  title,
  list,
  directory,
  mayEdit,
}: {
  title: string
  list: readonly Suggestion[]
  directory: Directory
  mayEdit: boolean
}) {
  const t = useWords(strings)
  const format = useFormat()
  const act = useClippingActs()
  const take = (articleId: number) =>
    act(
      () => api.put.act({ body: { idList: [articleId], directoryId: directory.id } }),
      () => t('put', { count: 1, name: directory.name }),
    )
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {list.length === 0 && <p className="dim">{t('noSuggestion')}</p>}
      <ul>
        {list.map(({ articleId, title: headline, media, count }) => (
          <li key={articleId}>
            <Stack as="span" gap={4} className={styles.words}>
              <span>{headline}</span>
              <span className="dim">
                {media} · {t('articles', { count: format.exact(count) })}
              </span>
            </Stack>
            {mayEdit && (
              <Button size="small" aria-label={t('takeIn', { title: headline })} onClick={() => void take(articleId)}>
                {t('takeInShort')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
