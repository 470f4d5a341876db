import { EmptyState, OwnQueries, PhoneFrame, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { api, policiesKey } from './api.ts'
import { PolicyFacts } from './PolicyFacts.tsx'
import styles from './policies.module.css'

/** A policy without a session: one for everybody by its number (`?id=`), or an organisation's own by a link (`?token=`). */
export default function PublicPolicyPage() {
  return (
    <OwnQueries>
      <Page />
    </OwnQueries>
  )
}

function Page() {
  const t = useWords(strings)
  const [search] = useSearchParams()
  const token = search.get('token')
  const id = Number(search.get('id'))
  const { data, isError } = useQuery({
    queryKey: [policiesKey, 'public', token, id],
    queryFn: ({ signal }) =>
      token === null ? api.open({ params: { id } }, { signal }) : api.shared({ params: { token } }, { signal }),
    enabled: token !== null || id > 0,
    retry: false,
  })
  const isMissing = isError || (token === null && !(id > 0))
  return (
    <PhoneFrame title={data?.title ?? t('detail')} isWide>
      {isMissing ? (
        <EmptyState title={t('missing')} />
      ) : data ? (
        <>
          <PolicyFacts policy={data} />
          <p className={styles.body}>{data.body}</p>
        </>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </PhoneFrame>
  )
}
