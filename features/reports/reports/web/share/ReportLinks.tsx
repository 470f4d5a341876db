import type { Share } from '@guanlan/features/handling/shares/contract'
import {
  Button,
  ErrorOf,
  exact,
  Moment,
  PlainTable,
  SkeletonRows,
  Tag,
  toast,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { shareStrings } from '../../strings/share.ts'
import { api } from '../api.ts'

const everyMs = 5_000

/** The links to a report, how often each was opened, and the way to end one. */
export function ReportLinks({ id }: { id: number }) {
  const t = useWords(shareStrings)
  const format = useFormat()
  const client = useQueryClient()
  const links = useQuery({
    queryKey: ['report-links', id],
    queryFn: ({ signal }) => api.shares({ params: { reportId: id } }, { signal }),
    // Opened elsewhere while somebody looks.
    refetchInterval: everyMs,
  })
  const revoke = async (share: Share) => {
    try {
      await api.unshare({ params: { id: share.id } })
      toast({ text: t('ended') })
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
    await client.invalidateQueries({ queryKey: ['report-links', id] })
  }
  return (
    <section aria-label={t('links')}>
      <h3>{t('links')}</h3>
      {links.isPending && <SkeletonRows rows={2} />}
      {links.isError && <ErrorOf error={links.error} onRetry={() => void links.refetch()} />}
      {links.data?.length === 0 && <p className="dim">{t('noLinks')}</p>}
      {links.data && links.data.length > 0 && (
        <PlainTable
          label={t('links')}
          head={[t('made'), t('by'), t('ends'), { number: t('opens') }, t('last'), t('state'), '']}
        >
          {links.data.map(share => (
            <tr key={share.id}>
              <td>
                <Moment at={share.createdAt} /> {share.hasPassword && <Tag>{t('withPassword')}</Tag>}{' '}
                {share.downloads && <Tag>{t('withDownloads')}</Tag>}
              </td>
              <td>{share.createdBy}</td>
              <td>
                <Moment at={share.expiresAt} exact />
              </td>
              <td data-number>{exact(share.opens)}</td>
              <td>{share.lastOpenedAt ? <Moment at={share.lastOpenedAt} /> : t('never')}</td>
              <td>{t(share.state)}</td>
              <td>
                {share.state === 'open' && (
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={t('revokeOf', { made: format.moment(share.createdAt) })}
                    onClick={() => void revoke(share)}
                  >
                    {t('revoke')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </section>
  )
}
