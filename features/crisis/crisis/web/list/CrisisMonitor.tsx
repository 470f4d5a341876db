import { useSearchParams } from 'react-router'
import { Room } from '../room/Room.tsx'
import { useLiveCrises } from '../use-crisis.ts'
import { Crises } from './Crises.tsx'

/** All crises, or the room of one: `?crisis=` names it. */
export default function CrisisMonitor() {
  const [search] = useSearchParams()
  useLiveCrises()
  const id = Number(search.get('crisis')) || 0
  return id > 0 ? <Room key={id} id={id} /> : <Crises />
}
