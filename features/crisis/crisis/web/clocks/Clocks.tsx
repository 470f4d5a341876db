import { Button, Moment, Row, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Clock, Crisis } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import { ReasonButton } from '../parts/ReasonButton.tsx'
import { refreshedOf, useCrisisAct } from '../use-crisis.ts'
import styles from './clocks.module.css'
import { shownClocks, useTimeWords } from './time-left.ts'

/** What has to be done until when, counting down; red once it is over. */
export function Clocks({ crisis }: { crisis: Crisis }) {
  const t = useWords(strings)
  const requested = useQuery({
    queryKey: [crisesKey, 'clocks', crisis.id],
    queryFn: ({ signal }) => api.clocks({ query: { crisisId: crisis.id } }, { signal }),
    refetchInterval: refreshedOf(crisis),
  })
  const [now, setNow] = useState(Date.now)
  const clocks = shownClocks(requested.data ?? [])
  const isTicking = clocks.some(({ state }) => state === 'running')
  useEffect(() => {
    if (!isTicking) return
    const ticking = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(ticking)
  }, [isTicking])
  if (clocks.length === 0) return null
  return (
    <section className={styles.clocks} aria-label={t('clocks')}>
      {clocks.map(clock => (
        <OneClock
          key={clock.id}
          clock={clock}
          now={now}
          isOpen={crisis.status !== 'closed'}
          isNext={clock.id === nextOf(clocks)}
        />
      ))}
    </section>
  )
}

/** The one that runs out first. */
const nextOf = (clocks: readonly Clock[]): number | undefined =>
  clocks
    .filter(({ state, dueAt }) => state === 'running' && dueAt !== null)
    .sort((a, b) => Date.parse(a.dueAt as string) - Date.parse(b.dueAt as string))[0]?.id

function OneClock({ clock, now, isOpen, isNext }: { clock: Clock; now: number; isOpen: boolean; isNext: boolean }) {
  const t = useWords(strings)
  const may = useMay()
  const act = useCrisisAct()
  const timeWords = useTimeWords()
  const { id, kind, dueAt, state, late, endedAt, endedBy, pauseReason, pausedBy } = clock
  const leftMs = dueAt === null ? null : Date.parse(dueAt) - now
  const isRunning = state === 'running'
  const isLate = isRunning ? leftMs !== null && leftMs < 0 : late
  const turn = (what: 'acknowledge' | 'done' | 'pause' | 'resume', reason?: string) =>
    act(
      () => api.actOnClock.act({ body: { id, act: what, ...(reason && { reason }) } }),
      () => t(`didClock_${what}`),
    )
  const text =
    isRunning && leftMs !== null
      ? t(leftMs < 0 ? 'clockLate' : 'clockLeft', { time: timeWords(leftMs) })
      : t(`clockState_${state === 'done' && late ? 'late' : isRunning ? 'done' : state}`)
  const mayAct = may('crisis.act') && isOpen && (isRunning || state === 'paused')
  return (
    <div data-late={isLate || undefined} data-rests={!isRunning || undefined}>
      <div>
        <small className="dim">{t(`clockName_${kind}`)}</small>
        <b>{text}</b>
        <small className="dim">
          {state === 'paused' ? (
            <span title={pauseReason ?? ''}>
              {pausedBy} · {pauseReason}
            </span>
          ) : endedAt ? (
            <>
              {endedBy && `${endedBy} · `}
              <Moment at={endedAt} exact />
            </>
          ) : (
            dueAt && <Moment at={dueAt} exact />
          )}
        </small>
      </div>
      {mayAct && (
        <Row gap={4} data-key={isNext ? 'clock' : undefined} data-focus={kind !== 'acknowledge' || undefined}>
          <Button size="small" onClick={() => void turn(kind === 'acknowledge' ? 'acknowledge' : 'done')}>
            {t(`act_${kind}`)}
          </Button>
          {state === 'paused' ? (
            <Button size="small" kind="quiet" onClick={() => void turn('resume')}>
              {t('act_resume')}
            </Button>
          ) : (
            <ReasonButton
              label={t('act_pause')}
              icon="pause"
              isIconOnly
              size="small"
              field={t('reasonTitle')}
              act={reason => turn('pause', reason)}
            />
          )}
        </Row>
      )}
    </div>
  )
}
