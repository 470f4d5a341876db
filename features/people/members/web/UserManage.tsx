import { useSearchParams } from 'react-router'
import { Invitations } from './Invitations.tsx'
import { useManaged } from './organisation.ts'
import { People } from './People.tsx'

/** Members of an organisation, and (`?view=invitations`) those who are invited; of all organisations for an operator. */
export default function UserManage() {
  const [search] = useSearchParams()
  const managed = useManaged()
  const isInvited = search.get('view') === 'invitations' && managed.isOne
  // Another organisation is another list: nothing of the one before stays open or chosen.
  return isInvited ? (
    <Invitations key={managed.orgId} managed={managed} />
  ) : (
    <People key={managed.orgId} managed={managed} />
  )
}
