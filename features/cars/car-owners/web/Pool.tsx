import { OwnerList } from './OwnerList.tsx'

export default function Pool() {
  return <OwnerList pool />
}
