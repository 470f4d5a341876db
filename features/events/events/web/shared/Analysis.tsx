import { SharedEvent } from './SharedEvent.tsx'

export default function Analysis() {
  return <SharedEvent page="eventAnalysis" />
}
