import { chosenOrganisation, ErrorOf, freshToken, SkeletonRows, useRole, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { CallCatalogue } from './CallCatalogue.tsx'
import { sendExample } from './send.ts'

/** For developers: every call of the product, tried out as the one who is signed in. */
export default function EveryCall() {
  const t = useWords(strings)
  const isOperator = useRole('operator')
  const every = useQuery({
    queryKey: ['apiKeys', 'everyCall', isOperator],
    queryFn: ({ signal }) => api.everyCall(undefined, { signal, ...(isOperator && { organisation: null }) }),
  })
  if (every.error) return <ErrorOf error={every.error} onRetry={() => void every.refetch()} />
  if (!every.data) return <SkeletonRows />
  return (
    <CallCatalogue
      title={t('everyCall')}
      lead={<p>{t('everyLead')}</p>}
      calls={every.data}
      send={async (call, request) => {
        const organisation = chosenOrganisation()
        return sendExample(call, request, {
          Authorization: `Bearer ${await freshToken()}`,
          ...(organisation !== null && { orgId: String(organisation) }),
        })
      }}
    />
  )
}
