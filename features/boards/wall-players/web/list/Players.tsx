import {
  Button,
  confirm,
  DashboardFrame,
  EmptyState,
  ErrorOf,
  Moment,
  Panel,
  PlainTable,
  Row,
  SkeletonRows,
  Tag,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Player } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, playersKey, wallAddress } from '../api.ts'
import { PlayerForm } from './PlayerForm.tsx'

const everyMs = 30_000

/** Televisions of the organisation: where they hang, what they show, when they last asked. `?code=` pairs the one that shows it. */
export default function Players() {
  const t = useWords(strings)
  const [search, setSearch] = useSearchParams()
  const [edited, setEdited] = useState<Player | 'new' | null>(null)
  const code = search.get('code')
  const { data, error, refetch } = useQuery({
    queryKey: [playersKey],
    queryFn: ({ signal }) => api.list(undefined, { signal }),
    refetchInterval: everyMs,
  })
  const act = useUndo(refetch)
  const end = async ({ id, name }: Player) => {
    const isSure = await confirm({
      title: t('endQuestion', { name }),
      loss: t('endText'),
      act: t('end'),
    })
    if (isSure)
      void act(
        () => api.remove.act({ query: { id } }),
        () => t('ended', { name }),
      )
  }
  const form = edited ?? (code === null ? null : 'new')
  return (
    <DashboardFrame
      title={t('players')}
      controls={
        <>
          <Link to="/bigScreen">{t('back')}</Link>
          <Button icon="plus" kind="primary" onClick={() => setEdited('new')}>
            {t('pair')}
          </Button>
        </>
      }
    >
      {!data && (error ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={4} />)}
      {data?.length === 0 && (
        <EmptyState title={t('none')} data-wide>
          {t('pairHow', { address: wallAddress() })}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Panel title={t('players')} wide>
          <PlainTable
            label={t('players')}
            head={[t('place'), t('screen'), t('online'), t('seen'), t('size'), t('pairedBy'), '']}
          >
            {data.map(player => (
              <tr key={player.id}>
                <th scope="row">{player.name}</th>
                <td>{player.title ?? <span className="problem">{t('screenLost')}</span>}</td>
                <td>
                  <Tag>{t(player.isSilent ? 'silent' : 'online')}</Tag>
                </td>
                <td>{player.seenAt === null ? t('never') : <Moment at={player.seenAt} />}</td>
                <td>{player.width === null ? '—' : `${player.width} × ${player.height}`}</td>
                <td>{player.pairedBy ?? '—'}</td>
                <td>
                  <Row gap={8}>
                    <Button size="small" onClick={() => setEdited(player)}>
                      {t('edit')}
                    </Button>
                    <Button size="small" onClick={() => void end(player)}>
                      {t('end')}
                    </Button>
                  </Row>
                </td>
              </tr>
            ))}
          </PlainTable>
        </Panel>
      )}
      {form && (
        <PlayerForm
          key={form === 'new' ? 'new' : form.id}
          start={form === 'new' ? null : form}
          code={code ?? ''}
          onClose={() => {
            setEdited(null)
            setSearch({}, { replace: true })
          }}
        />
      )}
    </DashboardFrame>
  )
}
