import { ModelWay } from '@guanlan/features/handling/models/web'
import { Button, ErrorOf, exact, Note, Row, Stack, toast, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlanMade, PlanProposed } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { api, assistantKey } from '../api.ts'
import styles from './session.module.css'

/** What it costs to let the model read the question, and then what it made of it. */
export default function ProposePlan({
  question,
  onPlan,
  onClose,
}: {
  question: string
  onPlan: (plan: PlanMade) => void
  onClose: () => void
}) {
  const t = useWords(screenStrings)
  const [isSending, setSending] = useState(false)
  const [made, setMade] = useState<PlanProposed | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [assistantKey, 'propose', question],
    queryFn: ({ signal }) => api.proposePlan({ body: { question } }, { signal }),
    gcTime: 0,
  })
  const send = async () => {
    setSending(true)
    try {
      const proposed = await api.proposePlan({ body: { question, send: true } }, { timeout: 'long' })
      setMade(proposed)
      if (proposed.plan && proposed.taken.length > 0) onPlan(proposed.plan)
    } catch (failed) {
      toast({ text: (failed as Error).message, tone: 'warning' })
    } finally {
      setSending(false)
    }
  }
  const named = (parts: PlanProposed['taken']) => parts.map(part => t(`proposed_${part}`)).join('、')
  return (
    <Stack as="section" gap={8} className={styles.plan} aria-label={t('proposeTitle')}>
      <Row gap={8} align="center">
        <b>{t('proposeTitle')}</b>
        <span className="grow" />
        <Button size="small" kind="quiet" onClick={onClose}>
          {t('cancelCost')}
        </Button>
      </Row>
      {error && !data && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {data?.absence && (
        <Row gap={8} align="center" wrap={4}>
          <span>{t(`absent_${data.absence}`)}</span>
          {data.absence !== 'forbidden' && <ModelWay />}
        </Row>
      )}
      {made && (
        <div role="status">
          <p>
            {made.taken.length > 0
              ? t('proposed', { parts: named(made.taken), yuan: made.yuan ?? '0' })
              : t('proposedNothing', { yuan: made.yuan ?? '0' })}
          </p>
          {made.refused.length > 0 && <p className="dim">{t('proposedRefused', { parts: named(made.refused) })}</p>}
        </div>
      )}
      {data?.cost && !made && (
        <>
          <p>{t('proposeSends', { model: data.cost.model })}</p>
          <p className="dim">
            {t('costOf', {
              ...{ tokensIn: exact(data.cost.tokensIn), tokensOut: exact(data.cost.tokensOut) },
              yuan: data.cost.yuan,
            })}
          </p>
          {data.cost.over && <Note>{data.cost.over}</Note>}
          <Row to="end">
            <Button kind="primary" disabled={isSending || data.cost.over !== null} onClick={() => void send()}>
              {t('proposeSend')}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  )
}
