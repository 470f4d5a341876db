import { Button, ErrorOf, Row, Stack, toast, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import type { Received, ReceiverState } from '../../contract.ts'
import { receiverStrings, strings } from '../../strings.ts'
import { FalseAlarm } from './FalseAlarm.tsx'
import { LessLikeThis } from './LessLikeThis.tsx'
import { PassOn } from './PassOn.tsx'
import { Pause } from './Pause.tsx'
import type { PanelProps } from './panel-props.ts'
import { receiverApi, useReceiverAct } from './queries.ts'
import styles from './receiving.module.css'

type Panel = 'callFalse' | 'passOn' | 'less' | 'pause'

/** What a receiver can do with an incident. Everything happens by a tap, nothing by opening the page. */
export function ReceiverActs({ token, received }: { token: string; received: Received }) {
  const t = useWords(receiverStrings)
  const w = useWords(strings)
  const act = useReceiverAct(token)
  const [panel, setPanel] = useState<Panel | null>(null)
  const [isUnderWay, setUnderWay] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const { state } = received.incident
  const run: PanelProps['run'] = async work => {
    setUnderWay(true)
    setError(null)
    try {
      await act(work)
      return true
    } catch (problem) {
      setError(problem as Error)
      return false
    } finally {
      setUnderWay(false)
    }
  }
  const become = async (requested: ReceiverState) => {
    const done = await run(() => receiverApi.receivedState({ params: { token }, body: { state: requested, note: '' } }))
    if (done) toast({ text: w(`state_${requested}`) })
  }
  const isSettled = state === 'done' || state === 'falseAlarm'
  const panels: readonly Panel[] = [
    ...(isSettled ? [] : (['callFalse'] as const)),
    ...(received.people.length > 0 ? (['passOn'] as const) : []),
    ...(received.mayPropose ? (['less'] as const) : []),
    ...(received.mayPause ? (['pause'] as const) : []),
  ]
  const props: PanelProps = { token, received, run, onClose: () => setPanel(null) }
  return (
    <Stack aria-label={t('acts')} as="section" gap={12} className={styles.acts}>
      <Row gap={12} className={styles.main}>
        {state === 'open' && (
          <Button kind="primary" disabled={isUnderWay} onClick={() => void become('acknowledged')}>
            {t('acknowledge')}
          </Button>
        )}
        {(state === 'open' || state === 'acknowledged') && (
          <Button disabled={isUnderWay} onClick={() => void become('inHand')}>
            {t('takeInHand')}
          </Button>
        )}
      </Row>
      <Row gap={8} wrap className={styles.more}>
        {panels.map(each => (
          <Button
            key={each}
            size="small"
            aria-expanded={panel === each}
            onClick={() => setPanel(panel === each ? null : each)}
          >
            {t(each)}
          </Button>
        ))}
      </Row>
      {error && <ErrorOf error={error} />}
      {panel === 'callFalse' && !isSettled && <FalseAlarm {...props} />}
      {panel === 'passOn' && <PassOn {...props} />}
      {panel === 'less' && <LessLikeThis {...props} />}
      {panel === 'pause' && <Pause {...props} />}
    </Stack>
  )
}
