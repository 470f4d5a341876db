import { Button, ChoiceMenu, IconButton, TextField, useWords } from '@guanlan/platform/web'
import { type Block, type ChartKind, chartKinds } from '../../contract.ts'
import { madeStrings } from '../../strings/made.ts'
import { strings } from '../../strings.ts'
import styles from '../read/read.module.css'
import { moved } from '../templates/order.ts'
import { paragraphsOf, textOf } from '../text.ts'

/** What of a block a person may write; figures themselves stay as they were counted. */
export function BlockEditor({ block, onChange }: { block: Block; onChange: (block: Block) => void }) {
  const t = useWords(strings)
  const named = useWords(madeStrings)
  if (block.kind === 'heading')
    return (
      <TextField
        label={named('heading')}
        value={block.text}
        maxLength={500}
        onChange={event => onChange({ ...block, text: event.target.value })}
      />
    )
  if (block.kind === 'text')
    return (
      <textarea
        className="field"
        aria-label={named('text')}
        rows={Math.max(3, block.paragraphs.length + 1)}
        maxLength={20_000}
        value={textOf(block.paragraphs)}
        onChange={event => onChange({ ...block, paragraphs: paragraphsOf(event.target.value, block.paragraphs) })}
      />
    )
  if (block.kind === 'pageBreak' || block.kind === 'columns' || block.kind === 'quote' || block.kind === 'picture')
    return null
  return (
    <div className={styles.settings}>
      <TextField
        label={t('blockTitleHere')}
        value={block.title}
        maxLength={500}
        onChange={event => onChange({ ...block, title: event.target.value })}
      />
      {block.sentence !== undefined && (
        <TextField
          label={t('sentence')}
          value={block.sentence}
          onChange={event => onChange({ ...block, sentence: event.target.value })}
        />
      )}
      {block.kind === 'chart' && (
        <ChoiceMenu<ChartKind>
          values={kindsFor(block)}
          value={block.chart}
          name={kind => t(kind)}
          onChange={chart => onChange({ ...block, chart })}
        />
      )}
      {block.kind === 'articles' && <ArticleOrder block={block} onChange={onChange} />}
    </div>
  )
}

/** Shares, words and areas show one series. */
const kindsFor = ({ data }: Extract<Block, { kind: 'chart' }>) =>
  data.series.length === 1 ? chartKinds : chartKinds.filter(kind => !['share', 'cloud', 'treeMap'].includes(kind))

function ArticleOrder({
  block,
  onChange,
}: {
  block: Extract<Block, { kind: 'articles' }>
  onChange: (block: Block) => void
}) {
  const t = useWords(strings)
  const { articles } = block
  return (
    <details>
      <summary>{t('articleOrder')}</summary>
      <ol>
        {articles.map((article, at) => (
          <li key={article.articleId} className={styles.tools}>
            <TextField
              label={article.title}
              labelHidden
              value={article.title}
              maxLength={500}
              onChange={event =>
                onChange({ ...block, articles: articles.with(at, { ...article, title: event.target.value }) })
              }
            />
            <IconButton
              icon="up"
              label={`${t('moveUp')} ${article.title}`}
              disabled={at === 0}
              onClick={() => onChange({ ...block, articles: moved(articles, at, -1) })}
            />
            <Button size="small" onClick={() => onChange({ ...block, articles: articles.toSpliced(at, 1) })}>
              {t('dropArticle')}
            </Button>
          </li>
        ))}
      </ol>
    </details>
  )
}
