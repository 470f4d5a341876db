import { QuotaUsageLine } from '@guanlan/features/people/organisations/web'
import { useQuery } from '@tanstack/react-query'
import { api, eventsKey } from '../api.ts'
import { EventList } from './EventList.tsx'
import styles from './list.module.css'

/** Events that the reader owns or made, and how many the organisation may have. */
export default function MyEvents() {
  const { data } = useQuery({
    queryKey: [eventsKey, 'used'],
    queryFn: ({ signal }) => api.listAll({ body: { pageSize: 1 } }, { signal }),
  })
  return (
    <EventList
      scope="mine"
      above={
        typeof data?.total === 'number' && (
          <div className={styles.used}>
            <QuotaUsageLine quota="eventCount" used={data.total} />
          </div>
        )
      }
    />
  )
}
