import {
  Button,
  DashboardFrame,
  EmptyState,
  ErrorOf,
  Moment,
  Panel,
  PlainTable,
  SkeletonRows,
  toast,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { severities } from '../contract.ts'
import { strings } from '../strings.ts'
import { addressOf, api } from './api.ts'
import { OwnInspection } from './OwnInspection.tsx'

const pageSize = 50

/** The inspection of the address (`?open=`), or all of them. */
export default function Inspections() {
  const [search] = useSearchParams()
  const open = Number(search.get('open'))
  return open > 0 ? <OwnInspection key={open} id={open} /> : <List />
}

/** All inspections of the organisation, newest first. */
function List() {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isMaking, setMaking] = useState(false)
  const query = useInfiniteQuery({
    queryKey: ['monitoringCheck'],
    queryFn: ({ pageParam, signal }) => api.list({ body: { page: pageParam, pageSize } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: last => (last.page * pageSize < last.total ? last.page + 1 : undefined),
  })
  const rows = query.data?.pages.flatMap(page => page.list) ?? []
  const make = async () => {
    setMaking(true)
    try {
      const { id } = await api.make(undefined, { timeout: 'long' })
      await client.invalidateQueries({ queryKey: ['monitoringCheck'] })
      void navigate(addressOf(id))
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    } finally {
      setMaking(false)
    }
  }
  const makeNow = may('monitoringCheck.make') && (
    <Button kind="primary" icon="check" disabled={isMaking} onClick={() => void make()}>
      {isMaking ? t('making') : t('make')}
    </Button>
  )
  return (
    <DashboardFrame title={t('title')} controls={rows.length > 0 && makeNow}>
      <Panel title={t('title')} wide note={t('intro')}>
        {query.isPending && <SkeletonRows rows={5} />}
        {query.isError && <ErrorOf error={query.error} onRetry={() => void query.refetch()} />}
        {query.data && rows.length === 0 && (
          <EmptyState title={t('none')} actions={makeNow}>
            {t('noneText')}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <PlainTable
            label={t('title')}
            head={[
              t('madeAt'),
              t('madeBy'),
              { number: t('score') },
              ...severities.map(each => ({ number: t(`severity${each}`) })),
            ]}
          >
            {rows.map(({ id, madeAt, madeBy, score, found }) => (
              <tr key={id}>
                <td>
                  <Link to={addressOf(id)}>
                    <Moment at={madeAt} exact />
                  </Link>
                </td>
                <td>{madeBy ?? t('byItself')}</td>
                <td data-number>{score}</td>
                {severities.map((severity, at) => (
                  <td key={severity} data-number>
                    {found[at]}
                  </td>
                ))}
              </tr>
            ))}
          </PlainTable>
        )}
        {query.hasNextPage && (
          <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </Panel>
    </DashboardFrame>
  )
}
