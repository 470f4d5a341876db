import { QuotaGauge } from '@guanlan/features/organisations/web'
import {
  Button,
  EmptyState,
  ErrorOf,
  IconButton,
  Moment,
  PlainTable,
  SkeletonRows,
  Tag,
  useMay,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Listed } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './comparison.module.css'
import { Page } from './Page.tsx'
import { comparisonsAt, placeOf } from './places.ts'
import { useSaved } from './use-saved.ts'
import { useSavedCount } from './use-saved-count.ts'
import { Winner } from './Winner.tsx'

/** Saved comparisons: their subjects, and who leads. */
export default function Comparisons() {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  const base = comparisonsAt(useLocation().pathname)
  const mayEdit = may('comparison.edit')
  const { data, error, refetch } = useComparisons()
  const used = useSavedCount()
  const act = useUndo(useSaved())
  const remove = ({ id, name }: Listed) =>
    act(
      () => api.remove.act({ params: { id } }),
      () => t('removed', { name }),
    )
  const add = (
    <Button kind="primary" icon="plus" onClick={() => void navigate(placeOf(base, 'settings', 'new'))}>
      {t('add')}
    </Button>
  )
  return (
    <Page
      title={t('title')}
      controls={
        mayEdit && (
          <>
            {used !== undefined && <QuotaGauge quota="monitorVsCount" used={used} />}
            {add}
          </>
        )
      }
    >
      {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data?.length === 0 && (
        <EmptyState title={t('none')} actions={mayEdit && add}>
          {t('noneText')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <section className="panel">
          <PlainTable
            label={t('title')}
            head={[t('name'), t('subjects'), t('share'), t('daysField'), t('updated'), t('acts')]}
          >
            {data.map(row => (
              <tr key={row.id}>
                <td>
                  <Link to={placeOf(base, 'detail', row.id)}>{row.name}</Link>
                </td>
                <td>
                  <span className={styles.tags}>
                    {row.subjects.map(({ key, name, gone }) => (
                      <Tag key={key}>{gone ? `${name} · ${t('gone')}` : name}</Tag>
                    ))}
                  </span>
                </td>
                <td>
                  <Winner id={row.id} />
                </td>
                <td>{t('lastDays', { days: row.days })}</td>
                <td>
                  <Moment at={row.updatedAt} /> <span className="dim">{row.updatedBy}</span>
                </td>
                <td className={styles.acts}>
                  {mayEdit && (
                    <>
                      <IconButton
                        icon="edit"
                        label={`${t('edit')}: ${row.name}`}
                        onClick={() => void navigate(placeOf(base, 'settings', row.id))}
                      />
                      <IconButton icon="trash" label={`${t('remove')}: ${row.name}`} onClick={() => void remove(row)} />
                    </>
                  )}
                </td>
              </tr>
            ))}
          </PlainTable>
        </section>
      )}
    </Page>
  )
}

/** As many as an organisation usually has; more are found by their name in a later page. */
const shown = 100

export const useComparisons = () =>
  useQuery({
    queryKey: ['comparison', 'list'],
    queryFn: async ({ signal }) => (await api.list({ body: { pageSize: shown } }, { signal })).list,
  })
