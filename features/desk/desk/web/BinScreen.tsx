import { DeskOf } from './DeskOf.tsx'

const start = { range: '30d', place: 'bin' } as const

/** What was removed, to be brought back or deleted for good. */
export default function BinScreen() {
  return <DeskOf start={start} />
}
