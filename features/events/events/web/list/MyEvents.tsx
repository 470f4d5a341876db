import { EventList } from './EventList.tsx'

/** Events that the reader owns or made. */
export default function MyEvents() {
  return <EventList scope="mine" />
}
