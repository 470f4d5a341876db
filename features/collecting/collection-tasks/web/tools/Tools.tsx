import { openEntering } from '@guanlan/features/collecting/intake/web'
import { Button, DashboardFrame, ErrorOf, exact, linkTo, Panel, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { states } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from '../collection-tasks.module.css'
import { Trend } from '../tasks/Trend.tsx'

/** Every way in which articles get in, with an example and the way to it; and what tasks brought. */
export default function Tools() {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery({
    queryKey: ['collectionTasks', 'overview'],
    queryFn: ({ signal }) => api.overview({ body: {} }, { signal }),
  })
  const enter = (way: 'one' | 'file') => {
    openEntering(way)
    void navigate(linkTo('/monitorData'))
  }
  const sources = <Link to={linkTo('/sourceMange')}>{t('toSources')}</Link>
  return (
    <DashboardFrame
      title={t('tools')}
      controls={
        may('collectionTasks.edit') && (
          <Button kind="primary" icon="plus" onClick={() => void navigate(linkTo('/createTask'))}>
            {t('add')}
          </Button>
        )
      }
    >
      <Panel title={t('title')} more={<Link to={linkTo('/collectTask')}>{t('toTasks')}</Link>}>
        {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
        {data && (
          <div className={styles.figures}>
            {states.map(state => (
              <Link key={state} to={linkTo('/collectTask', null, { status: state })}>
                <b>{exact(data.states[state])}</b> {t(state)}
              </Link>
            ))}
            <span>
              <b>{exact(data.freshToday)}</b> {t('today')}
            </span>
          </div>
        )}
      </Panel>
      {data && <Trend id={null} found={data.found} />}
      <Tool title={t('toolFeed')} text={t('toolFeedText')} example="https://www.chinanews.com.cn/rss/scroll-news.xml">
        {sources}
      </Tool>
      <Tool title={t('toolSite')} text={t('toolSiteText')} example="https://example.com/sitemap.xml">
        {sources}
      </Tool>
      <Tool title={t('toolTask')} text={t('toolTaskText')} example={t('toolTaskExample')}>
        <Link to={linkTo('/createTask')}>{t('add')}</Link>
      </Tool>
      <Tool title={t('toolCycle')} text={t('toolCycleText')} example="30 8 * * 1-5">
        <Link to={linkTo('/updateOperationLog')}>{t('toCycles')}</Link>
      </Tool>
      <Tool
        title={t('toolPush')}
        text={t('toolPushText')}
        example="POST /ua/upload/article/addBatch  {&quot;items&quot;:[{&quot;title&quot;:&quot;…&quot;,&quot;url&quot;:&quot;…&quot;}]}"
      />
      <Tool title={t('toolFile')} text={t('toolFileText')} example="articles-2026-11.xlsx">
        <Button size="small" onClick={() => enter('file')}>
          {t('toFile')}
        </Button>
      </Tool>
      <Tool title={t('toolEnter')} text={t('toolEnterText')} example="https://example.com/news/1.html">
        <Button size="small" onClick={() => enter('one')}>
          {t('toEnter')}
        </Button>
      </Tool>
      <Tool title={t('toolReport')} text={t('toolReportText')} example={t('toolReportExample')}>
        <Link to={linkTo('/demandPool')}>{t('toReports')}</Link>
      </Tool>
    </DashboardFrame>
  )
}

function Tool({
  title,
  text,
  example,
  children,
}: {
  title: string
  text: string
  example: string
  children?: ReactNode
}) {
  return (
    <Panel title={title}>
      <div className={styles.tool}>
        <p>{text}</p>
        <code>{example}</code>
        {children}
      </div>
    </Panel>
  )
}
