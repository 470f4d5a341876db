import { exact, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import styles from '../parts/parts.module.css'
import { refreshMs } from '../use-crisis.ts'

/** How many proposals of rules nobody has decided about, as a link to them; nothing where there is none. */
export function WaitingOpenings() {
  const t = useWords(strings)
  const waiting = useQuery({
    queryKey: [crisesKey, 'waitingOpenings'],
    queryFn: ({ signal }) => api.openings({ body: { status: 'open', page: 1, pageSize: 1 } }, { signal }),
    refetchInterval: refreshMs * 3,
  })
  const count = waiting.data?.total ?? 0
  if (count === 0) return null
  return (
    <Link to="/dataEarlyWarning" className={styles.waiting}>
      {t('waitingHere', { count: exact(count) })}
    </Link>
  )
}
