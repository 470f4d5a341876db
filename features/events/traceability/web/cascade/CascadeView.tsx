import type { Cascade } from '../../contract/cascade.ts'
import { Amplifiers, CascadeSummary, WayToRepost } from './CascadeParts.tsx'
import { CascadePicture } from './CascadePicture.tsx'
import styles from './cascade.module.css'

/** The reposts of one post: what they amount to, drawn, and who was passed on most. */
export default function CascadeView({
  cascade,
  chosen,
  onChoose,
  onUnfold,
}: {
  cascade: Cascade
  chosen: number | null
  onChoose: (node: number) => void
  /** Absent: branches stay folded. */
  onUnfold: ((number: number) => void) | undefined
}) {
  return (
    <>
      <CascadeSummary cascade={cascade} />
      <CascadePicture cascade={cascade} chosen={chosen} onChoose={onChoose} onUnfold={onUnfold} />
      <div className={styles.parts}>
        <Amplifiers cascade={cascade} onChoose={onChoose} />
        <WayToRepost cascade={cascade} chosen={chosen} />
      </div>
    </>
  )
}
