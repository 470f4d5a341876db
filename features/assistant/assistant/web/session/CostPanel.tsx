import { ModelWay } from '@guanlan/features/handling/models/web'
import { Button, ErrorOf, exact, Note, Row, Stack, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { AmountSent, Plan } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { api, assistantKey } from '../api.ts'
import styles from './session.module.css'

/** What would leave the house and what it costs, before anything does; and what costs less. */
export default function CostPanel({
  question,
  plan: { from, to, monitors, filters, query },
  isBusy,
  onRun,
  onClose,
}: {
  question: string
  plan: Plan
  isBusy: boolean
  onRun: (amount: AmountSent) => void
  onClose: () => void
}) {
  const t = useWords(screenStrings)
  const plan = { from, to, monitors, filters, query }
  const { data, error, refetch } = useQuery({
    queryKey: [assistantKey, 'cost', question, plan],
    queryFn: ({ signal }) => api.cost({ body: { question, plan } }, { signal, timeout: 'long' }),
    gcTime: 0,
  })
  const [usual, ...less] = data?.offers ?? []
  const shown = (limit: string | null) => limit ?? t('noLimit')
  return (
    <Stack as="section" gap={8} className={styles.plan} aria-label={t('costTitle')}>
      <Row gap={8} align="center">
        <b>{t('costTitle')}</b>
        <span className="grow" />
        <Button size="small" kind="quiet" onClick={onClose}>
          {t('cancelCost')}
        </Button>
      </Row>
      {error && !data && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <p className="dim" role="status">
          {t('counting')}
        </p>
      )}
      {data?.absence && (
        <Row gap={8} align="center" wrap={4}>
          <span>{t(`absent_${data.absence}`)}</span>
          {data.absence !== 'forbidden' && <ModelWay />}
        </Row>
      )}
      {data && !data.absence && data.articles < 2 && <p>{t('tooFewArticles')}</p>}
      {data?.leaves && data.articles > 1 && usual && (
        <>
          <p>
            {t(`sends_${data.leaves}`, {
              count: usual.passages,
              model: data.model,
              characters: exact(usual.characters),
            })}
          </p>
          <p className="dim">{t('maskedNote')}</p>
          <p>
            {t('costOf', { tokensIn: exact(usual.tokensIn), tokensOut: exact(usual.tokensOut), yuan: usual.yuan })}
            {data.isCorrected && <span className="dim">{` · ${t('corrected')}`}</span>}
          </p>
          <p className="dim">
            {t('limitsAre', {
              spent: data.spentToday,
              run: shown(data.limits.run),
              person: shown(data.limits.person),
              all: shown(data.limits.all),
            })}
          </p>
          {usual.over && <Note>{usual.over}</Note>}
          <Row gap={8} align="center" to="end" wrap={4}>
            {less.map(({ amount, yuan, over }) => (
              <Button key={amount} disabled={isBusy || over !== null} onClick={() => onRun(amount)}>
                {t(amount === 'few' ? 'run_few' : 'run_titles', { yuan })}
              </Button>
            ))}
            <Button kind="primary" icon="send" disabled={isBusy || usual.over !== null} onClick={() => onRun('usual')}>
              {t('run_usual')}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  )
}
