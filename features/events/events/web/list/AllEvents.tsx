import { Offers } from '../detecting/Offers.tsx'
import { EventList } from './EventList.tsx'
import styles from './list.module.css'
import { TopTen } from './TopTen.tsx'

/** Events of the organisation; what may be one and the ten with most heat above them. */
export default function AllEvents() {
  return <EventList scope="all" above={<Above />} />
}

const Above = () => (
  <div className={styles.above}>
    <Offers />
    <TopTen />
  </div>
)
