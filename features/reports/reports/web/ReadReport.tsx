import {
  Button,
  EmptyState,
  ErrorOf,
  linkTo,
  OwnQueries,
  ProgressLine,
  SkeletonPage,
  useMay,
  useTabTitle,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { unfinishedIn } from '../contract.ts'
import { shareStrings } from '../strings/share.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { ReviewActs } from './edit/ReviewActs.tsx'
import { DocumentPage } from './read/DocumentPage.tsx'
import { Download } from './read/Download.tsx'
import styles from './read/read.module.css'
import { Unfinished } from './read/Unfinished.tsx'
import { SharedReport } from './share/SharedReport.tsx'

const everyMs = 700
const ShareReport = lazy(() => import('./share/ShareReport.tsx'))

/** What features above do with the report that is read. */
export type ReadActs = (report: {
  id: number
  name: string
  isMade: boolean
  /** Says what of it is not written yet; null: all is. */
  unfinished: ReactNode
}) => ReactNode

/** What a link opens (`?token=`), for whoever holds it; else a report of the member's organisation (`?id=`). */
export default function ReadReport({ acts }: { acts?: ReadActs }) {
  const token = useSearchParams()[0].get('token')
  if (!token) return <OwnReport acts={acts} />
  return (
    <OwnQueries>
      <SharedReport token={token} />
    </OwnQueries>
  )
}

/** A report as it is read, block by block while it is being made. */
function OwnReport({ acts }: { acts?: ReadActs | undefined }) {
  const t = useWords(strings)
  const share = useWords(shareStrings)
  const [isSharing, setSharing] = useState(false)
  const may = useMay()
  const navigate = useNavigate()
  const id = Number(useSearchParams()[0].get('id'))
  const { data, error, refetch } = useQuery({
    queryKey: ['report', id],
    queryFn: ({ signal }) => api.get({ params: { id } }, { signal }),
    enabled: id > 0,
    refetchInterval: query => (query.state.data?.state === 'making' ? everyMs : false),
  })
  useTabTitle(data?.reportName)
  const back = <Button onClick={() => void navigate(linkTo('/report'))}>{t('back')}</Button>
  if (!(id > 0)) return <EmptyState title={t('notChosen')} actions={back} />
  if (error && !data) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonPage />
  const unfinished = unfinishedIn(data.document)
  const isMade = data.state !== 'making' && data.state !== 'failed'
  const makeAgain = async () => {
    await api.generate.act({ body: { reportId: id } })
    await refetch()
  }
  return (
    <div className={styles.room}>
      <header className={styles.bar}>
        {back}
        <span className="grow" />
        {isMade && <Download id={id} name={data.reportName} unfinished={unfinished} />}
        {may('reports.share') && isMade && <Button onClick={() => setSharing(true)}>{share('share')}</Button>}
        {acts?.({ id, name: data.reportName, isMade, unfinished: <Unfinished names={unfinished} /> })}
        {data.state === 'failed' && <span role="status">{t('failed')}</span>}
        {may('reports.edit') && data.state !== 'making' && data.state !== 'released' && (
          <Button onClick={() => void makeAgain()}>{t('makeAgain')}</Button>
        )}
        {may('reports.edit') && isMade && <ReviewActs report={data} unfinished={unfinished} changed={refetch} />}
        {may('reports.edit') && (data.state === 'draft' || data.state === 'review') && (
          <Button kind="primary" onClick={() => void navigate(linkTo('/updateReport', null, { id }))}>
            {t('edit')}
          </Button>
        )}
      </header>
      {data.state === 'making' && <ProgressLine title={t('making')} done={data.made} total={data.blocks} />}
      <DocumentPage document={data.document} />
      {isSharing && (
        <Suspense fallback={null}>
          <ShareReport id={id} name={data.reportName} unfinished={unfinished} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </div>
  )
}
