import { EventList } from './EventList.tsx'
import { TopTen } from './TopTen.tsx'

/** Events of the organisation, the ten with most heat above them. */
export default function AllEvents() {
  return <EventList scope="all" above={<TopTen />} />
}
