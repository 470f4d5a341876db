import { ArticleTime, webAddress } from '@guanlan/features/articles/articles/web'
import {
  Button,
  DashboardFrame,
  EmptyState,
  ErrorOf,
  exact,
  Facts,
  Moment,
  Panel,
  PlainTable,
  Row,
  SkeletonRows,
  useMay,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { strings } from '../../strings.ts'
import { warningApi } from './api.ts'
import { SvwFrame } from './SvwFrame.tsx'

const steps = ['acknowledged', 'inHand', 'done', 'falseAlarm'] as const

/** One matter: its facts, its articles in their order, and what can be done. */
export default function ThingsLook() {
  const t = useWords(strings)
  const [search] = useSearchParams()
  const id = Number(search.get('id'))
  if (!Number.isSafeInteger(id) || id < 1)
    return (
      <SvwFrame>
        <EmptyState title={t('noRoom')} actions={<Link to="/svw/ThingsView">{t('back')}</Link>} />
      </SvwFrame>
    )
  return (
    <SvwFrame>
      <Matter id={id} />
    </SvwFrame>
  )
}

function Matter({ id }: { id: number }) {
  const t = useWords(strings)
  const may = useMay()
  const one = useQuery({
    queryKey: ['svw', 'matter', id],
    queryFn: ({ signal }) => warningApi.incident({ params: { id } }, { signal }),
  })
  const articles = useQuery({
    queryKey: ['svw', 'articles', id],
    queryFn: ({ signal }) => warningApi.incidentArticles({ params: { id }, query: { pageSize: 100 } }, { signal }),
  })
  const act = useUndo(one.refetch)
  const matter = one.data
  if (one.isError) return <ErrorOf error={one.error} onRetry={() => void one.refetch()} />
  if (!matter) return <SkeletonRows rows={8} />
  const list = articles.data?.list ?? []
  const media = [...Map.groupBy(list, each => each.media)]
    .map(([name, own]) => ({ name, count: own.length }))
    .sort((a, b) => b.count - a.count)
  return (
    <DashboardFrame title={matter.title || matter.warningName} controls={<Link to="/svw/ThingsView">{t('back')}</Link>}>
      <Panel title={t('thing')}>
        <Facts
          of="texts"
          facts={[
            [t('state'), t(matter.state)],
            [t('keeper'), matter.takenBy ?? t('nobody')],
            [t('warning'), matter.warningName],
            [t('age'), <Moment key="age" at={matter.openedAt} />],
            [t('articles'), exact(matter.articles)],
          ]}
        />
        {may('warnings.act') && (
          <Row gap={8} wrap={4}>
            {steps
              .filter(state => state !== matter.state)
              .map(state => (
                <Button
                  key={state}
                  size="small"
                  onClick={() =>
                    void act(
                      () => warningApi.act.act({ body: { ids: [id], state } }),
                      () => t('acted'),
                    )
                  }
                >
                  {t(state)}
                </Button>
              ))}
          </Row>
        )}
      </Panel>
      <Panel title={t('mediaTypes')}>
        {matter.articles > list.length && <p className="dim">{t('firstOf', { count: exact(list.length) })}</p>}
        <PlainTable label={t('mediaTypes')} head={[t('medium'), { number: t('articles') }]}>
          {media.slice(0, 10).map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-number>{exact(count)}</td>
            </tr>
          ))}
        </PlainTable>
      </Panel>
      <Panel title={t('course')} wide>
        {articles.isError && <ErrorOf error={articles.error} onRetry={() => void articles.refetch()} />}
        {matter.articles > list.length && <p className="dim">{t('firstOf', { count: exact(list.length) })}</p>}
        <PlainTable label={t('course')} head={[t('articles'), t('medium'), t('published')]}>
          {list.map(article => (
            <tr key={article.id}>
              <th scope="row">
                {webAddress(article.url) === null ? (
                  article.title
                ) : (
                  <a href={webAddress(article.url) ?? undefined} target="_blank" rel="noreferrer">
                    {article.title}
                  </a>
                )}
              </th>
              <td>{article.media}</td>
              <td>
                <ArticleTime at={article.publishedAt} ofArrival={article.timeOfArrival} />
              </td>
            </tr>
          ))}
        </PlainTable>
      </Panel>
    </DashboardFrame>
  )
}
