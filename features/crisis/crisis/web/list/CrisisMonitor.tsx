import { useSearchParams } from 'react-router'
import { Room } from '../room/Room.tsx'
import { StatementPage } from '../statements/StatementPage.tsx'
import { useLiveCrises } from '../use-crisis.ts'
import { Crises } from './Crises.tsx'

/** All crises, or the room of one: `?crisis=` names it, `&statement=` one of its statements (0: a new one). */
export default function CrisisMonitor() {
  const [search] = useSearchParams()
  useLiveCrises()
  const id = Number(search.get('crisis')) || 0
  const statement = search.get('statement')
  if (id <= 0) return <Crises />
  if (statement !== null) return <StatementPage key={`${id}/${statement}`} crisisId={id} id={Number(statement) || 0} />
  return <Room key={id} id={id} />
}
