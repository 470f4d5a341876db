import { SharedEvent } from './SharedEvent.tsx'

export default function EveryScreen() {
  return <SharedEvent page="eventPage" />
}
