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
import type { CompetitorAnalysis } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from '../comparison.module.css'
import { Page } from '../Page.tsx'
import { analysesAt, placeOf } from '../places.ts'
import { useSaved } from '../use-saved.ts'
import { useSavedCount } from '../use-saved-count.ts'

/** Competitor analyses: own brands and who stands against them. */
export default function Competitors() {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  const base = analysesAt(useLocation().pathname)
  const mayEdit = may('comparison.edit')
  const used = useSavedCount()
  const { data, error, refetch } = useQuery({
    queryKey: ['comparison', 'analyses'],
    queryFn: async ({ signal }) => (await api.rivalsList({ query: { pageSize: 100 } }, { signal })).list,
  })
  const act = useUndo(useSaved())
  const remove = ({ id, name }: CompetitorAnalysis) =>
    act(
      () => api.rivalsRemove.act({ query: { id }, body: {} }),
      () => t('removed', { name }),
    )
  const add = (
    <Button kind="primary" icon="plus" onClick={() => void navigate(placeOf(base, 'settings', 'new'))}>
      {t('addRivals')}
    </Button>
  )
  return (
    <Page
      title={t('competitors')}
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
        <EmptyState title={t('noRivals')} actions={mayEdit && add}>
          {t('noRivalsText')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <section className="panel">
          <PlainTable
            label={t('competitors')}
            head={[t('name'), t('ownField'), t('rivalsField'), t('daysField'), t('updated'), t('acts')]}
          >
            {data.map(row => (
              <tr key={row.id}>
                <td>
                  <Link to={placeOf(base, 'detail', row.id)}>{row.name}</Link>
                </td>
                <td>
                  <Names of={row.own} />
                </td>
                <td>
                  <Names of={row.rivals} />
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

const Names = ({ of }: { of: readonly string[] }) => (
  <span className={styles.tags}>
    {of.map(name => (
      <Tag key={name}>{name}</Tag>
    ))}
  </span>
)
