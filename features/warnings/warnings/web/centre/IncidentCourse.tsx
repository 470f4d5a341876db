import { ArticleTime, mediaIcon, sentimentName } from '@guanlan/features/articles/articles/web'
import { Button, Checkbox, exact, Icon, ScreenPart, Sentiment, Tag, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Incident, IncidentArticle } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from './centre.module.css'

/** Of an incident at most so many are shown. */
const mostShown = 200

/** The articles in the order in which they came: what was told, and how many folded in without a message. */
export function IncidentCourse({
  incident: { id, articles },
  onSplit,
}: {
  incident: Incident
  onSplit: (articleIds: readonly number[]) => Promise<unknown>
}) {
  const t = useWords(strings)
  const may = useMay()
  const [isWhole, setWhole] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { data } = useQuery({
    queryKey: ['incidents', 'articles', id],
    queryFn: ({ signal }) =>
      api.incidentArticles({ params: { id }, query: { page: 1, pageSize: mostShown } }, { signal }),
  })
  const all = data?.list ?? []
  const notified = all.filter((article, place) => place === 0 || article.told !== null)
  const folded = articles - notified.length
  const shown = isWhole ? all : notified
  const maySplit = may('warnings.act') && isWhole && all.length > 1
  const turn = (article: number, on: boolean) =>
    setChosen(before => new Set(all.flatMap(each => ((each.id === article ? on : before.has(each.id)) ? each.id : []))))
  const split = async () => {
    await onSplit([...chosen])
    setChosen(new Set())
  }
  return (
    <section aria-label={t('course')}>
      <h3 className={styles.heading}>{t('course')}</h3>
      <ol className={styles.course}>
        {shown.map(article => (
          <li key={article.id} data-told={article.told !== null || undefined}>
            {maySplit && (
              <Checkbox label={article.title} checked={chosen.has(article.id)} onChange={on => turn(article.id, on)} />
            )}
            <CourseArticle article={article} />
          </li>
        ))}
      </ol>
      <ScreenPart
        id="assistant.askAbout"
        given={{ articles: all.map(({ id: article }) => article) }}
        meanwhile={null}
      />
      {folded > 0 && !isWhole && (
        <Button size="small" kind="quiet" className="accent" onClick={() => setWhole(true)}>
          {t('foldedMore', { count: exact(folded) })} · {t('showAll')}
        </Button>
      )}
      {!isWhole && folded <= 0 && all.length > 1 && may('warnings.act') && (
        <Button size="small" kind="quiet" onClick={() => setWhole(true)}>
          {t('splitOff')}…
        </Button>
      )}
      {chosen.size > 0 && chosen.size < all.length && (
        <Button size="small" onClick={() => void split()}>
          {t('splitOff')}（{exact(chosen.size)}）
        </Button>
      )}
    </section>
  )
}

function CourseArticle({ article }: { article: IncidentArticle }) {
  const t = useWords(strings)
  const { id, title, media, mediaType, publishedAt, timeOfArrival, sentiment, told: notified, shared } = article
  return (
    <div className={styles.article}>
      <p>
        <Sentiment value={sentimentName(sentiment)} wordless />{' '}
        <Link to={`/monitorDetail?id=${id}`} data-keeps>
          {title || '—'}
        </Link>
      </p>
      <p className="dim">
        <Icon name={mediaIcon[mediaType]} size={12} /> {media} ·{' '}
        <ArticleTime at={publishedAt} ofArrival={timeOfArrival} />{' '}
        {notified ? (
          <Tag accent>{t(`reason_${notified}`)}</Tag>
        ) : shared ? (
          t('foldedShared', { words: shared.join('、') })
        ) : (
          t('foldedStory')
        )}
      </p>
    </div>
  )
}
