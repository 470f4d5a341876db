import type { ArticleRow } from '@guanlan/features/articles/articles/contract'
import { Icon, useFormat, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import styles from './Rows.module.css'

/** Opens the similar articles in place. */
export function FoldButton({
  article,
  unfolded,
  onUnfold,
}: {
  article: ArticleRow
  unfolded: boolean
  onUnfold: (id: number | null) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  return (
    <button
      type="button"
      className={styles.fold}
      tabIndex={-1}
      aria-expanded={unfolded}
      onClick={() => onUnfold(unfolded ? null : article.id)}
    >
      <Icon name={unfolded ? 'down' : 'fold'} size={12} />
      {t('similar', { count: format.exact(article.similar) })}
    </button>
  )
}
