import {
  Button,
  confirm,
  EmptyState,
  ErrorOf,
  Moment,
  Segmented,
  SkeletonRows,
  Tag,
  toast,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type ObjectLayout, objectLayouts, type Share, type ShareLayout } from '../contract.ts'
import { strings } from '../strings.ts'
import { shareApi } from './api.ts'
import styles from './shares.module.css'

const pageSize = 50

/** The links one has shared, or all of the organisation: how often they were opened, and the way to end them. */
export default function Shares() {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  const [of, setOf] = useState<'own' | 'all'>('own')
  const query = useInfiniteQuery({
    queryKey: ['shares', of],
    queryFn: ({ pageParam, signal }) => shareApi.list({ query: { of, page: pageParam, pageSize } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: last => (last.page * pageSize < last.total ? last.page + 1 : undefined),
  })
  const rows = (query.data?.pages ?? []).flatMap(page => page.list)
  return (
    <section className={styles.shares} aria-labelledby="shares-title">
      <header>
        <h1 id="shares-title">{t('mine')}</h1>
        {may('shares.oversee') && (
          <Segmented
            label={t('mine')}
            value={of}
            onChange={setOf}
            options={[
              { value: 'own', label: t('mine') },
              { value: 'all', label: t('everybodys') },
            ]}
          />
        )}
      </header>
      {query.isPending && <SkeletonRows rows={5} />}
      {query.isError && <ErrorOf error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && rows.length === 0 && (
        <EmptyState
          title={t(of === 'all' ? 'noneSeen' : 'none')}
          actions={<Button onClick={() => void navigate('/monitorData')}>{t('toDesk')}</Button>}
        >
          {of === 'own' && t('noneText')}
        </EmptyState>
      )}
      {rows.length > 0 && <ShareTable rows={rows} shows={of} />}
      {query.hasNextPage && (
        <p>
          <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </p>
      )}
    </section>
  )
}

const isObject = (layout: ShareLayout): layout is ObjectLayout => (objectLayouts as readonly string[]).includes(layout)

function ShareTable({ rows, shows }: { rows: readonly Share[]; shows: 'own' | 'all' }) {
  const t = useWords(strings)
  const client = useQueryClient()
  const revoke = async ({ id, title }: Share) => {
    if (!(await confirm({ title: t('revokeTitle', { title }), loss: t('revokeLoss'), act: t('revoke') }))) return
    try {
      await shareApi.revoke({ params: { id } })
      toast({ text: t('revoked', { title }) })
    } catch (error) {
      toast({ text: error instanceof Error ? error.message : '', tone: 'warning' })
    }
    await client.invalidateQueries({ queryKey: ['shares'] })
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <div className={styles.scroll} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('column_title')}</th>
            <th scope="col">{t('column_articles')}</th>
            {shows === 'all' && <th scope="col">{t('column_by')}</th>}
            <th scope="col">{t('column_made')}</th>
            <th scope="col">{t('column_ends')}</th>
            <th scope="col">{t('column_opens')}</th>
            <th scope="col">{t('column_last')}</th>
            <th scope="col">{t('column_state')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id} data-ended={row.state !== 'open' || undefined}>
              <th scope="row">
                {row.title} {row.hasPassword && <Tag>{t('withPassword')}</Tag>}
              </th>
              <td>{isObject(row.layout) ? <Tag>{t(`object_${row.layout}`)}</Tag> : row.articles}</td>
              {shows === 'all' && <td>{row.createdBy}</td>}
              <td>
                <Moment at={row.createdAt} exact />
              </td>
              <td>
                <Moment at={row.expiresAt} exact />
              </td>
              <td>{row.opens}</td>
              <td>{row.lastOpenedAt ? <Moment at={row.lastOpenedAt} exact /> : t('never')}</td>
              <td>{t(`state_${row.state}`)}</td>
              <td>
                {row.state === 'open' && (
                  <Button size="small" kind="quiet" onClick={() => void revoke(row)}>
                    {t('revoke')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
