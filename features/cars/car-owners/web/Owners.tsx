import { OwnerList } from './OwnerList.tsx'

export default function Owners() {
  return <OwnerList pool={false} />
}
