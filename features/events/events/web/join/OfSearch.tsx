import { IconButton, linkTo, useMay, useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { strings } from '../../strings.ts'

/** What a new event begins with: a rule, and in words what of the question it could not take. */
export interface StartedEvent {
  rule: string
  left: readonly string[]
}
/** Of the state of an address, which anything may have been put into. */
export const startedOf = (state: unknown): StartedEvent | null =>
  (state as { event?: StartedEvent } | null)?.event ?? null

/** At the head of a search: an event of its rule. Conditions that an event cannot have are named in its form. */
export default function OfSearch(event: StartedEvent) {
  const t = useWords(strings)
  const navigate = useNavigate()
  if (!useMay()('events.edit')) return null
  const begin = () => navigate(linkTo('/eventAnalysis/myEvent', null, { open: 'new' }), { state: { event } })
  return <IconButton size="small" icon="events" label={t('eventOfSearch')} onClick={() => void begin()} />
}
