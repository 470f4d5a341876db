import type { ArticleDetail } from '@guanlan/features/articles/articles/contract'
import { sentimentName } from '@guanlan/features/articles/articles/web'
import { editMonitor } from '@guanlan/features/monitors/monitors/web'
import { Button, Icon, Sentiment, useWords } from '@guanlan/platform/web'
import { lazy, type RefObject, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import { flash, paragraphAt, rangeIn } from './hit-place.ts'
import styles from './ReadingPane.module.css'
import { WhyParts } from './WhyParts.tsx'
import treeStyles from './WhyTree.module.css'
import type { Hit } from './WhyTree.tsx'

const WhyNone = lazy(() => import('./WhyNone.tsx'))

/** The monitors that wanted the article, each with the rule that was true, and on demand every part of it. */
export function WhyHere({ article, text }: { article: ArticleDetail; text: RefObject<HTMLElement | null> }) {
  const t = useWords(strings)
  const { monitors } = article.monitorProcess
  // Of two subjects one may come off well and the other badly.
  const differ = new Set(monitors.map(monitor => monitor.sentiment)).size > 1
  /** Stays open from article to article: somebody who checks a rule reads on. */
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  const show = (hit: Hit) => {
    const range = rangeOf(text.current, article.baseInfo.body, hit)
    if (range) flash(range)
  }
  return (
    <section
      className={`${styles.why} ${treeStyles.open}`}
      aria-label={t('why')}
      data-open={monitors.some(({ id }) => open.has(id)) || undefined}
    >
      <h3>
        <Icon name="help" /> {t('why')}
      </h3>
      {monitors.length === 0 && (
        <Suspense fallback={null}>
          <WhyNone id={article.id} place={article.place} />
        </Suspense>
      )}
      <ul>
        {monitors.map(({ id, name, rule, version, sentiment }) => (
          <li key={id}>
            <p>
              <Icon name="check" size={14} className={styles.true} />
              <b className="cut">{name}</b>
              {differ && <Sentiment value={sentimentName(sentiment)} wordless />}
              <small>{t('version', { version })}</small>
              <Button size="small" kind="quiet" aria-expanded={open.has(id)} onClick={() => toggle(id)}>
                <Icon name={open.has(id) ? 'down' : 'right'} size={12} />
                {t('whyParts')}
              </Button>
              <Link to={editMonitor(id)}>{t('editRule')}</Link>
            </p>
            {open.has(id) ? <WhyParts monitor={id} article={article.id} onHit={show} /> : <code>{rule}</code>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The hit as it is drawn: the title is the heading, the body its paragraphs. */
function rangeOf(pane: HTMLElement | null, body: string, { field, from, to }: Hit): Range | null {
  if (field === 'title') {
    const title = pane?.querySelector('h2')
    return title ? rangeIn(title, from, to) : null
  }
  const place = paragraphAt(body, from)
  const paragraph = place && pane?.querySelectorAll(`.${styles.text} > p`)[place.paragraph]
  return place && paragraph ? rangeIn(paragraph, place.offset, place.offset + to - from) : null
}
