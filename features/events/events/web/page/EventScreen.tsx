import { EmptyState, ErrorOf, Icon, SkeletonPage, useWords } from '@guanlan/platform/web'
import { Link, useSearchParams } from 'react-router'
import { strings } from '../../strings.ts'
import { useEvent, useLiveEvents } from '../use-events.ts'
import { EventPage } from './EventPage.tsx'
import styles from './page.module.css'

/** One event: `?id=` names it. */
export default function EventScreen() {
  const t = useWords(strings)
  const [search] = useSearchParams()
  const id = Number(search.get('id')) || 0
  useLiveEvents()
  const { data: event, isPending, error, refetch } = useEvent(id)
  if (event) return <EventPage key={id} event={event} />
  if (isPending && id > 0) return <SkeletonPage />
  return (
    <div className={styles.gone}>
      {id > 0 ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <EmptyState title={t('missing')} isPage />}
      <Link to="/eventAnalysis/allEvent">
        <Icon name="left" size={14} /> {t('backToList')}
      </Link>
    </div>
  )
}
