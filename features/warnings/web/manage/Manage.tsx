import { useSearchParams } from 'react-router'
import { Proposals } from '../proposals/Proposals.tsx'
import { Warnings } from './Warnings.tsx'

/** Warnings; `?view=proposals` what receivers would leave out of them. */
export default function Manage() {
  const [search] = useSearchParams()
  return search.get('view') === 'proposals' ? <Proposals /> : <Warnings />
}
