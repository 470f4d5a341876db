import { Button, exact, Panel, Row, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { strings } from '../../strings.ts'
import { api, eventsKey } from '../api.ts'
import { Offer } from './Offer.tsx'
import styles from './offers.module.css'

/** Of the surest so many are shown at once: as many as stand whole in half of the height. Pixels. */
const shortScreen = 720
const fewestShown = 1
const fewerShown = 3

/** What may be an event, the surest first: made one by a press, renamed, merged or dismissed. */
export function Offers() {
  const t = useWords(strings)
  const may = useMay()
  const [isWhole, setWhole] = useState(false)
  const offers = useQuery({
    queryKey: [eventsKey, 'offers'],
    queryFn: ({ signal }) => api.listCandidates(undefined, { signal }),
    enabled: may('events.detect'),
    refetchInterval: 60_000,
  }).data
  if (!offers || offers.list.length === 0) return null
  const { list, total } = offers
  const fewShown = window.innerHeight < shortScreen ? fewestShown : fewerShown
  const shown = isWhole ? list : list.slice(0, fewShown)
  return (
    <Panel title={t('offers')} note={t('offersHint')} className={styles.panel ?? ''}>
      <ul>
        {shown.map(candidate => (
          <Offer key={candidate.id} candidate={candidate} others={list.filter(({ id }) => id !== candidate.id)} />
        ))}
      </ul>
      {list.length > fewShown && (
        <Row to="center">
          <Button kind="quiet" size="small" onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('offersFewer') : t('offersMore', { count: exact(total - fewShown) })}
          </Button>
        </Row>
      )}
    </Panel>
  )
}
