/** What is shown elsewhere: where, until when, when it was last asked for, and the way to end it. */
import {
  Button,
  connect,
  ErrorOf,
  Moment,
  PlainTable,
  Row,
  Segmented,
  SkeletonRows,
  toast,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { charts, type Embed } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './embeds.module.css'

const api = connect(charts)
const pageSize = 20

export function EmbedList({ onChange }: { onChange: (embed: Embed) => void }) {
  const t = useWords(strings)
  const may = useMay()
  const client = useQueryClient()
  const [of, setOf] = useState<'own' | 'all'>('own')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: ['chart embeds', of, page],
    queryFn: ({ signal }) => api.embeds({ query: { of, page, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const revoke = async ({ id, title }: Embed) => {
    try {
      await api.revokeEmbed({ params: { id } })
      toast({ text: t('embedRevoked', { title }) })
    } catch (reason) {
      toast({ text: (reason as Error).message, tone: 'warning' })
    }
    await client.invalidateQueries({ queryKey: ['chart embeds'] })
  }
  return (
    <section className={styles.list} aria-label={t('embeds')}>
      <Row gap={12} align="center" className={styles.listHead}>
        <h3>{t('embeds')}</h3>
        {may('charts.oversee') && (
          <Segmented
            label={t('embedsOf')}
            value={of}
            options={[
              { value: 'own', label: t('embedsOwn') },
              { value: 'all', label: t('embedsAll') },
            ]}
            onChange={value => {
              setOf(value)
              setPage(1)
            }}
          />
        )}
      </Row>
      {error && !data && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={3} />}
      {data && data.total === 0 && <p className="dim">{t('noEmbeds')}</p>}
      {data && data.total > 0 && (
        <PlainTable
          label={t('embeds')}
          head={[
            t('embedName'),
            t('embedSites'),
            ...(of === 'all' ? [t('madeBy')] : []),
            t('embedUntil'),
            t('embedLast'),
            { number: t('embedUses') },
            t('embedState'),
            '',
          ]}
        >
          {data.list.map(row => (
            <tr key={row.id} data-ended={row.state !== 'open' || undefined}>
              <td>{row.title}</td>
              <td className={styles.sites}>{row.sites.join(' ')}</td>
              {of === 'all' && <td>{row.createdBy}</td>}
              <td>
                <Moment at={row.expiresAt} exact />
              </td>
              <td>{row.lastUsedAt ? <Moment at={row.lastUsedAt} exact /> : t('embedNever')}</td>
              <td data-number>{row.uses}</td>
              <td>{t(`embed_${row.state}`)}</td>
              <td>
                {row.state !== 'revoked' && of === 'own' && (
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={t('embedChangeOf', { title: row.title })}
                    onClick={() => onChange(row)}
                  >
                    {t('embedChange')}
                  </Button>
                )}
                {row.state === 'open' && (
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={t('embedRevokeOf', { title: row.title })}
                    onClick={() => void revoke(row)}
                  >
                    {t('embedRevoke')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
      {data && data.total > pageSize && (
        <footer>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('embedsBefore')}
          </Button>
          <Button size="small" disabled={page * pageSize >= data.total} onClick={() => setPage(page + 1)}>
            {t('embedsNext')}
          </Button>
        </footer>
      )}
    </section>
  )
}
