import { Tag, useWords } from '@guanlan/platform/web'
import type { Incident } from '../../contract.ts'
import { strings } from '../../strings.ts'

/** Where it stands: what waits for a person says so first. */
export function IncidentState({ incident: { state, review } }: { incident: Pick<Incident, 'state' | 'review'> }) {
  const t = useWords(strings)
  return review === 'waiting' ? (
    <Tag accent>{t('review_waiting')}</Tag>
  ) : (
    <Tag accent={state === 'open'}>{t(`state_${state}`)}</Tag>
  )
}
