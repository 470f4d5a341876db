import { SharedEvent } from './SharedEvent.tsx'

export default function Phone() {
  return <SharedEvent page="event" />
}
