import { EventList } from './EventList.tsx'

/** Events that are over. */
export default function EarlierEvents() {
  return <EventList scope="before" />
}
