import type { ArticleRow } from '@guanlan/features/articles/contract'
import { Button, Checkbox, Icon, IconButton, Kbd, useFormat, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import { SentimentMenu } from '../parts/SentimentMenu.tsx'
import type { JudgementByHand } from '../use-correct.ts'
import type { Selection } from '../use-selection.ts'
import styles from './ListPane.module.css'

/** Acts on what is selected; stands in the place of the note line, so that nothing jumps. */
export function BulkBar({
  selection,
  rows,
  onMark,
  onSay,
  onStories,
  onTogether,
}: {
  selection: Selection
  rows: readonly ArticleRow[]
  onMark: (ids: readonly number[], read: boolean) => void
  onSay: (ids: readonly number[], said: JudgementByHand) => void
  onStories: () => void
  onTogether: (ids: readonly number[]) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const { ids, clear, selectAll } = selection
  const all = rows.length > 0 && rows.every(row => ids.has(row.id))
  return (
    <div className={styles.line} data-on role="toolbar" aria-label={t('bulk')}>
      <Checkbox label={t('selectNone')} checked={all} some onChange={clear} />
      <span>{t('selected', { count: format.exact(ids.size) })}</span>
      {!all && (
        <button type="button" className={styles.link} onClick={() => selectAll(rows.map(row => row.id))}>
          {t('selectLoaded', { count: format.exact(rows.length) })}
        </button>
      )}
      <span className={styles.acts}>
        <Button size="small" kind="quiet" icon="check" onClick={() => onMark([...ids], true)}>
          {t('markRead')} <Kbd>R</Kbd>
        </Button>
        <Button size="small" kind="quiet" icon="eye" onClick={() => onMark([...ids], false)}>
          {t('markUnread')}
        </Button>
        <SentimentMenu
          label={t('correctSentiment')}
          className="button quiet small"
          face={
            <>
              <Icon name="tag" size={14} />
              {t('field_sentiment')}
            </>
          }
          onSay={said => onSay([...ids], said)}
          story={{ label: t('wholeStories'), run: onStories }}
        />
        {ids.size > 1 && (
          <Button size="small" kind="quiet" icon="fold" onClick={() => onTogether([...ids])}>
            {t('putTogether')}
          </Button>
        )}
        <IconButton size="small" icon="close" label={`${t('selectNone')} Esc`} onClick={clear} />
      </span>
    </div>
  )
}
