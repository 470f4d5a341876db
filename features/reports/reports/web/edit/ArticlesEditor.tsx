import { IconButton, movedTo, SortableList, TextField, useWords } from '@guanlan/platform/web'
import type { Block, ReportArticle } from '../../contract.ts'
import { editingStrings } from '../../strings/editing.ts'
import { strings } from '../../strings.ts'
import styles from './edit.module.css'

type Articles = Extract<Block, { kind: 'articles' }>

/** Articles of a block: their order, titles and summaries; what is taken out stays with the question. */
export function ArticlesEditor({ block, onChange }: { block: Articles; onChange: (block: Block) => void }) {
  const t = useWords(strings)
  const said = useWords(editingStrings)
  const { articles } = block
  const change = (id: number, part: Partial<ReportArticle>) =>
    onChange({ ...block, articles: articles.map(each => (each.articleId === id ? { ...each, ...part } : each)) })
  return (
    <details className={styles.settings}>
      <summary>{t('articleOrder')}</summary>
      <SortableList<ReportArticle>
        label={t('articleOrder')}
        items={articles}
        idOf={article => article.articleId}
        nameOf={article => article.title}
        onMove={(id, to) =>
          onChange({
            ...block,
            articles: movedTo(
              articles,
              articles.findIndex(each => each.articleId === id),
              to,
            ),
          })
        }
      >
        {(article, handle) => (
          <div className={styles.article}>
            {handle}
            <div>
              <TextField
                label={`${t('blockTitleHere')} ${article.title}`}
                labelHidden
                value={article.title}
                maxLength={500}
                onChange={event => change(article.articleId, { title: event.target.value })}
              />
              {block.form === 'digests' && (
                <textarea
                  className="field"
                  aria-label={`${said('summary')} ${article.title}`}
                  rows={3}
                  maxLength={20_000}
                  value={article.summary}
                  onChange={event => change(article.articleId, { summary: event.target.value })}
                />
              )}
            </div>
            <IconButton
              icon="trash"
              size="small"
              label={`${t('dropArticle')} ${article.title}`}
              onClick={() =>
                onChange({ ...block, articles: articles.filter(({ articleId }) => articleId !== article.articleId) })
              }
            />
          </div>
        )}
      </SortableList>
    </details>
  )
}
