import { DocumentPage } from '@guanlan/features/reports/reports/web'
import { Button, ErrorOf, linkTo, Row, SkeletonPage, saveAs, toast, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import { api, casesKey } from './api.ts'
import styles from './cases.module.css'

/** A case as it is read: the document of a report; of a file its name and a way to have it. */
export function CaseReader({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useWords(strings)
  const may = useMay()
  const [adopted, setAdopted] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [casesKey, 'one', id],
    queryFn: ({ signal }) => api.get({ params: { id } }, { signal }),
  })
  const failed = (problem: unknown) => toast({ text: (problem as Error).message, tone: 'warning' })
  const adopt = () => api.copyTemplate({ params: { id } }).then(({ name }) => setAdopted(name), failed)
  const take = (name: string) =>
    api.file({ params: { id } }, { timeout: 'long' }).then(file => saveAs(file, name), failed)
  if (error && !data) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonPage />
  return (
    <section className={styles.screen} aria-label={data.title}>
      <Row as="header" gap={8} align="center" wrap={4}>
        <Button icon="left" onClick={onClose}>
          {t('back')}
        </Button>
        <h1>{data.title}</h1>
        <span className="grow" />
        {data.source === 'report' && may('reports.edit') && (
          <Button kind="primary" onClick={() => void adopt()}>
            {t('asTemplate')}
          </Button>
        )}
        {data.fileName !== null && (
          <Button icon="download" onClick={() => void take(data.fileName ?? '')}>
            {t('download')}
          </Button>
        )}
      </Row>
      {adopted && (
        <p role="status">
          {t('adopted', { name: adopted })} <Link to={linkTo('/addReport')}>{t('toTemplates')}</Link>
        </p>
      )}
      {data.remark && <p className="dim">{data.remark}</p>}
      {data.document ? (
        <Suspense fallback={<SkeletonPage />}>
          <DocumentPage document={data.document} />
        </Suspense>
      ) : (
        <p>{data.fileName}</p>
      )}
    </section>
  )
}
