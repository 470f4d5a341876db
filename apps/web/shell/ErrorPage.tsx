import { useSearchParams } from 'react-router'
import { NotHere } from './NotHere.tsx'

/** /error: an address of its own for what failed, for links from elsewhere. */
export default function ErrorPage() {
  const [query] = useSearchParams()
  const why = query.get('why')
  return <NotHere why={why === 'missing' || why === 'forbidden' ? why : 'failed'} path={query.get('from') ?? ''} />
}
