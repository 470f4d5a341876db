import { ErrorState, OwnQueries, PhoneFrame, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { addressOf, api } from './api.ts'
import { Findings } from './Findings.tsx'
import styles from './monitoring-check.module.css'
import { Period } from './Period.tsx'

/** What a link opens (`?token=`); a member's own (`?id=`) stands with the list. */
export default function InspectionScreen() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const id = Number(search.get('id'))
  if (token === null && id > 0) return <Navigate to={addressOf(id)} replace />
  return (
    <OwnQueries>
      <SharedInspection token={token} />
    </OwnQueries>
  )
}

function SharedInspection({ token }: { token: string | null }) {
  const t = useWords(strings)
  const query = useQuery({
    queryKey: ['monitoringCheck', 'shared', token],
    queryFn: ({ signal }) => api.shared({ params: { token: token ?? '' } }, { signal }),
    enabled: token !== null,
    retry: false,
  })
  if (token === null || query.isError)
    return (
      <PhoneFrame title={t('one')}>
        <ErrorState title={t('gone')} meaning={t('goneText')} />
      </PhoneFrame>
    )
  return (
    <PhoneFrame title={t('one')} {...(query.data && { from: query.data.organisation })} isWide>
      {query.data ? (
        <>
          <p className={styles.head}>
            <Period inspection={query.data} />
          </p>
          <Findings inspection={query.data} isMember={false} />
        </>
      ) : (
        <SkeletonRows rows={6} />
      )}
    </PhoneFrame>
  )
}
