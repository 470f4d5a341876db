import {
  Button,
  EmptyState,
  ErrorOf,
  Moment,
  Row,
  SkeletonRows,
  Stack,
  Tag,
  TextField,
  toast,
  useMay,
  useRole,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ReportCase } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, casesKey } from './api.ts'
import { CaseForm } from './CaseForm.tsx'
import { CaseReader } from './CaseReader.tsx'
import styles from './cases.module.css'

const perPage = 60

/** Sample reports: searched by title, read on the page (`?id=`), published and deleted by whoever may. */
export default function ReportCases() {
  const t = useWords(strings)
  const isOperator = useRole('operator')
  const mayPublish = useMay()('resources.publish') || isOperator
  const [search, setSearch] = useSearchParams()
  const id = Number(search.get('id'))
  const [titleLike, setTitleLike] = useState('')
  const [edited, setEdited] = useState<ReportCase | 'new' | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [casesKey, 'list', titleLike],
    queryFn: ({ signal }) => api.list({ query: { titleLike, kind: '', page: 1, pageSize: perPage } }, { signal }),
    placeholderData: before => before,
  })
  if (id > 0) return <CaseReader id={id} onClose={() => setSearch({})} />
  const remove = async (one: ReportCase) => {
    const { operation } = await api.remove.act({ query: { id: one.id }, body: null })
    toast({ text: t('removed'), ...(operation !== undefined && { operation }) })
    await refetch()
  }
  return (
    <section className={styles.screen} aria-label={t('title')}>
      <Row as="header" gap={8} align="center" wrap={4}>
        <h1>{t('title')}</h1>
        <TextField
          label={t('find')}
          labelHidden
          icon="search"
          placeholder={t('find')}
          value={titleLike}
          onChange={({ target }) => setTitleLike(target.value)}
        />
        <span className="grow" />
        {mayPublish && (
          <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
            {t('publish')}
          </Button>
        )}
      </Row>
      {edited && (
        <CaseForm
          key={edited === 'new' ? 'new' : edited.id}
          start={edited === 'new' ? null : edited}
          isOperator={isOperator}
          onClose={() => setEdited(null)}
          onSaved={async () => {
            setEdited(null)
            await refetch()
          }}
        />
      )}
      {error && !data ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={6} />
      ) : data.list.length === 0 ? (
        <EmptyState title={t(titleLike ? 'noneFound' : 'none')}>{titleLike ? null : t('noneText')}</EmptyState>
      ) : (
        <ul className={styles.cases}>
          {data.list.map(one => (
            <li key={one.id} className={`panel ${styles.form}`}>
              <Stack gap={8}>
                <p className={styles.cover}>{one.title}</p>
                <span className="dim">{one.cover}</span>
                <Row gap={6} wrap={4} align="center">
                  <Tag>{t(one.source === 'report' ? 'ofReport' : 'ofFile')}</Tag>
                  {one.kind && <Tag>{one.kind}</Tag>}
                  {one.everybody && <Tag accent>{t('forEverybody')}</Tag>}
                  <span className="dim">
                    <Moment at={one.publishedAt} />
                  </span>
                </Row>
                {one.remark && <span className="dim">{one.remark}</span>}
                <Row gap={8} wrap={4}>
                  <Button kind="primary" onClick={() => setSearch({ id: String(one.id) })}>
                    {t('read')}
                  </Button>
                  {mayPublish && one.own && (
                    <>
                      <Button onClick={() => setEdited(one)}>{t('change')}</Button>
                      <Button onClick={() => void remove(one)}>{t('remove')}</Button>
                    </>
                  )}
                </Row>
              </Stack>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
