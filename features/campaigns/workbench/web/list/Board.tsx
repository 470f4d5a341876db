import { type CampaignState, campaignStates } from '@guanlan/features/campaigns/campaigns/contract'
import { strings as campaignStrings } from '@guanlan/features/campaigns/campaigns/strings'
import { campaignAddress } from '@guanlan/features/campaigns/campaigns/web'
import { Button, ErrorOf, exact, Moment, SkeletonRows, Sparkline, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ListQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { campaignApi, campaignsKey } from '../api.ts'
import styles from './list.module.css'
import { Targets } from './Targets.tsx'

const shown = 50

interface Props {
  question: ListQuestion
  change: (part: Partial<ListQuestion>) => void
}

/** What is planned, running and over, beside each other; the number of each leads to its list. */
export default function Board(props: Props) {
  return (
    <div className={styles.board}>
      {campaignStates.map(state => (
        <State key={state} state={state} {...props} />
      ))}
    </div>
  )
}

function State({ state, question, change }: Props & { state: CampaignState }) {
  const t = useWords(strings)
  const c = useWords(campaignStrings)
  const { like, kind, ownerId } = question
  const { data, error, refetch } = useQuery({
    queryKey: [campaignsKey, 'board', state, like, kind, ownerId],
    queryFn: ({ signal }) =>
      campaignApi.list(
        { query: { like, state, ...(kind && { kind }), ...(ownerId && { ownerId }), pageSize: shown } },
        { signal },
      ),
    placeholderData: before => before,
  })
  const name = c(`state_${state}`)
  const toList = () => change({ view: 'list', state })
  const more = (data?.total ?? 0) - (data?.list.length ?? 0)
  return (
    <section className={styles.column} aria-label={t('boardOf', { state: name })}>
      <header>
        <h2>{name}</h2>
        <Button size="small" kind="quiet" onClick={toList}>
          {data ? exact(data.total ?? 0) : '…'}
        </Button>
      </header>
      {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={4} />}
      {data?.list.length === 0 && <p className="dim">{t('boardNone')}</p>}
      <ul>
        {data?.list.map(campaign => (
          <li key={campaign.id} className="panel">
            <Link to={campaignAddress(campaign.id)}>{campaign.name}</Link>
            <p>
              <Sparkline values={campaign.days} width={96} area />
              <span>{t('articlesOf', { count: exact(campaign.articles) })}</span>
              {state === 'running' && <b>{t('todayOf', { count: exact(campaign.days.at(-1) ?? 0) })}</b>}
            </p>
            {campaign.targets.length > 0 && <Targets of={campaign} />}
            <p className="dim">
              {c(`kind_${campaign.kind}`)} · {campaign.owner?.name ?? t('nobody')} · <Moment at={campaign.startTime} />
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button size="small" kind="quiet" onClick={toList}>
          {t('boardMore', { count: exact(more) })}
        </Button>
      )}
    </section>
  )
}
