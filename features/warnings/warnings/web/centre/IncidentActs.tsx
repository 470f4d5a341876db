import { Button, useWords } from '@guanlan/platform/web'
import { type Incident, type IncidentState, states } from '../../contract.ts'
import { strings } from '../../strings.ts'
import type { IncidentActions } from './use-incident-acts.ts'
import { keyOf } from './use-incident-keys.ts'

/** What can be done with one incident, or with those chosen; the next step of one stands first and is marked. */
export function IncidentActs({
  acts,
  ids,
  incident,
  size = 'normal',
}: {
  acts: IncidentActions
  /** Null: those chosen. */
  ids: readonly number[] | null
  incident?: Incident
  size?: 'normal' | 'small'
}) {
  const t = useWords(strings)
  const offered: readonly IncidentState[] = incident ? nextOf[incident.state] : [...states.slice(1), 'open']
  return (
    <>
      {offered.map((state, place) => (
        <Button
          key={state}
          size={size}
          kind={incident && place === 0 && state !== 'open' ? 'primary' : 'plain'}
          title={`${t(`act_${state}`)} ${keyOf[state]}`}
          onClick={() => void acts.settle(ids, state)}
        >
          {t(`act_${state}`)}
        </Button>
      ))}
      {ids === null && acts.mayJoin && (
        <Button size={size} onClick={() => void acts.join()}>
          {t('join')}
        </Button>
      )}
    </>
  )
}

const nextOf: Readonly<Record<IncidentState, readonly IncidentState[]>> = {
  open: ['acknowledged', 'inHand', 'done', 'falseAlarm'],
  acknowledged: ['inHand', 'done', 'falseAlarm', 'open'],
  inHand: ['done', 'falseAlarm', 'open'],
  done: ['open'],
  falseAlarm: ['open'],
}
