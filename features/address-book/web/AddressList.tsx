import { useSearchParams } from 'react-router'
import AddressBook from './AddressBook.tsx'
import { WorkingDays } from './days/WorkingDays.tsx'
import { viewOf } from './ViewSwitch.tsx'

/** Who receives messages, and which days are worked: `?view=days`. */
export default function AddressList() {
  const [search] = useSearchParams()
  return viewOf(search) === 'days' ? <WorkingDays /> : <AddressBook />
}
