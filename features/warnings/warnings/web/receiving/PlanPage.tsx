import {
  Button,
  exact,
  Moment,
  OwnQueries,
  PhoneFrame,
  RefusalError,
  Row,
  TextField,
  Toasts,
  toast,
  UsageLine,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { noteLength, type Plan } from '../../contract.ts'
import { planStrings } from '../../strings.ts'
import { LinkOver } from './LinkOver.tsx'
import { receiverApi } from './queries.ts'
import styles from './receiving.module.css'

/** What the plan of an organisation holds, and asking for renewal: `/warningPay?token=`. */
export default function PlanPage() {
  return (
    <OwnQueries>
      <PlanOfLink />
    </OwnQueries>
  )
}

const keyOf = (token: string) => ['warnings', 'plan', token]

function PlanOfLink() {
  const t = useWords(planStrings)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => receiverApi.plan({ params: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
  })
  if (!data) return <LinkOver error={error} hasLink={token !== ''} onRetry={() => void refetch()} />
  return (
    <PhoneFrame title={t('plan')} from={data.organisation} foot={t('shareNotice')}>
      <p className={styles.small}>{t('planText')}</p>
      <Gauges gauges={data.gauges} />
      <Renewal token={token} plan={data} />
      <Toasts />
    </PhoneFrame>
  )
}

function Gauges({ gauges: usages }: Pick<Plan, 'gauges'>) {
  const t = useWords(planStrings)
  return (
    <ul className={styles.choices}>
      {usages.map(({ quota, title, used, limit }) => (
        <li key={quota}>
          {used !== null && limit !== null ? (
            <UsageLine title={title} used={used} limit={limit} />
          ) : (
            <p>
              <b>{title}</b>{' '}
              <span className={styles.small}>
                {used !== null && `${t('usedOf', { used: exact(used) })} · `}
                {limit === null ? t('unlimited') : t('mostOf', { limit: exact(limit) })}
              </span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Renewal({ token, plan: { askedAt, reachesOperator } }: { token: string; plan: Plan }) {
  const t = useWords(planStrings)
  const client = useQueryClient()
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    try {
      client.setQueryData(keyOf(token), await receiverApi.askForRenewal({ params: { token }, body: { note } }))
      toast({ text: t('renewalSent') })
    } catch (failed) {
      toast({ text: failed instanceof RefusalError ? failed.message : (failed as Error).message, tone: 'warning' })
      // Somebody else asked meanwhile.
      void client.invalidateQueries({ queryKey: keyOf(token) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles.part} aria-label={t('renewal')}>
      <h2>{t('renewal')}</h2>
      {askedAt !== null ? (
        <p>
          {t('askedAtTime')}
          <Moment at={askedAt} exact />
        </p>
      ) : (
        <TextField
          label={t('renewalNoteLabel')}
          maxLength={noteLength}
          value={note}
          onChange={event => setNote(event.target.value)}
        />
      )}
      <p className={styles.small}>{t(reachesOperator ? 'renewalHint' : 'renewalHintWithoutOperator')}</p>
      <Row gap={12} className={styles.main}>
        <Button kind="primary" disabled={busy || askedAt !== null} onClick={() => void ask()}>
          {t('askForRenewal')}
        </Button>
      </Row>
    </section>
  )
}
