import { useSearchParams } from 'react-router'
import AddressBook from './AddressBook.tsx'
import { WorkingDays } from './days/WorkingDays.tsx'
import { Duty } from './duty/Duty.tsx'
import { viewOf } from './ViewSwitch.tsx'

/** Who receives messages, who is on duty (`?view=duty`), and which days are worked (`?view=days`). */
export default function AddressList() {
  const [search] = useSearchParams()
  const view = viewOf(search)
  return view === 'duty' ? <Duty /> : view === 'days' ? <WorkingDays /> : <AddressBook />
}
