import { Button, confirm, Tag, useUndo, useWords } from '@guanlan/platform/web'
import type { Report, ReviewAct } from '../../contract.ts'
import { editingStrings as strings } from '../../strings/editing.ts'
import { fileStrings } from '../../strings/files.ts'
import { editing } from '../api.ts'
import { useUnfinished } from '../read/Unfinished.tsx'

const reported = { submit: 'submitted', sendBack: 'sentBack', release: 'releasedNow', takeBack: 'takenBack' } as const
const named = { submit: 'submit', sendBack: 'sendBack', release: 'releaseIt', takeBack: 'takeBack' } as const
const offered: Readonly<Partial<Record<Report['state'], readonly ReviewAct[]>>> = {
  draft: ['submit', 'release'],
  review: ['sendBack', 'release'],
  released: ['takeBack'],
}

/** How far a report is on its way to release, and the next step. */
export function ReviewActs({
  report,
  before,
  isSaid = true,
  unfinished = [],
  changed,
}: {
  report: Pick<Report, 'id' | 'version' | 'state' | 'reviewBy' | 'releasedBy'>
  /** What is written is saved first; answers the version that is there then. */
  before?: () => Promise<number>
  /** Whether the state stands beside the acts. */
  isSaid?: boolean
  /** What of it is not written yet: said before it is released. */
  unfinished?: readonly string[]
  changed: () => Promise<unknown>
}) {
  const t = useWords(strings)
  const act = useUndo(changed)
  const { id, state, reviewBy, releasedBy } = report
  const files = useWords(fileStrings)
  const loss = useUnfinished(unfinished)
  const run = async (which: ReviewAct) => {
    const question = { title: files('releaseUnfinished'), loss: loss ?? '', act: files('releaseAnyway'), danger: false }
    if (which === 'release' && loss && !(await confirm(question))) return
    const version = (await before?.()) ?? report.version
    await act(
      () => editing.review.act({ body: { reportId: id, version, act: which } }),
      () => t(reported[which]),
    )
  }
  return (
    <>
      {isSaid && state === 'review' && <Tag accent>{t('inReview', { by: reviewBy ?? '' })}</Tag>}
      {isSaid && state === 'released' && <Tag accent>{t('isReleased', { by: releasedBy ?? '' })}</Tag>}
      {offered[state]?.map(which => (
        <Button key={which} onClick={() => void run(which)}>
          {t(named[which])}
        </Button>
      ))}
    </>
  )
}
