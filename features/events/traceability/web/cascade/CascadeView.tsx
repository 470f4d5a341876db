import { type ReactNode, useState } from 'react'
import type { Cascade } from '../../contract/cascade.ts'
import { Amplifiers, CascadeSummary, WayToRepost } from './CascadeParts.tsx'
import { CascadePicture } from './CascadePicture.tsx'
import { CascadeTable } from './CascadeTable.tsx'
import styles from './cascade.module.css'

/** The reposts of one post. A repost that is chosen in one part is chosen in all. */
export default function CascadeView({
  cascade,
  onUnfold,
  before,
  withTable,
}: {
  cascade: Cascade
  /** Absent: branches stay folded. */
  onUnfold?: (number: number) => void
  /** What stands before the table of the page. */
  before: ReactNode
  /** Whether its table is the one of the page. */
  withTable: boolean
}) {
  // By its number, which stays when more of the branches are shown.
  const [number, setNumber] = useState<number | null>(null)
  const found = number === null ? -1 : cascade.nodes.findIndex(node => node.number === number)
  const chosen = found < 0 ? null : found
  const onChoose = (node: number) => setNumber(cascade.nodes[node]?.number ?? null)
  return (
    <>
      <CascadeSummary cascade={cascade} />
      <CascadePicture cascade={cascade} chosen={chosen} onChoose={onChoose} onUnfold={onUnfold} />
      <div className={styles.parts}>
        <Amplifiers cascade={cascade} onChoose={onChoose} />
        <WayToRepost cascade={cascade} chosen={chosen} />
      </div>
      <div>{before}</div>
      {withTable && <CascadeTable cascade={cascade} chosen={chosen} onChoose={onChoose} onUnfold={onUnfold} />}
    </>
  )
}
