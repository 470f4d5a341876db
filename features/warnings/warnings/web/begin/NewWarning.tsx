import { Note, SkeletonPage, useAppearance, useUndo, useWords, WritingDialog } from '@guanlan/platform/web'
import { lazy, Suspense, useMemo } from 'react'
import { elsewhere as strings } from '../../strings/elsewhere.ts'
import { blankWarning, type WarningFormValues } from '../manage/warning-form.ts'
import styles from './begin.module.css'

// The form travels when somebody begins a warning.
const WarningForm = lazy(() =>
  import('../manage/WarningForm.tsx').then(({ WarningForm }) => ({ default: WarningForm })),
)

/** A warning that another screen begins, written and tried over that screen. */
export function NewWarning({
  started,
  left = [],
  onClose,
}: {
  started: Partial<WarningFormValues>
  /** Conditions of that screen which no warning can ask, as it says them. */
  left?: readonly string[]
  onClose: () => void
}) {
  const t = useWords(strings)
  const zone = useAppearance(state => state.timeZone)
  const start = useMemo(() => ({ ...blankWarning(zone), ...started }), [started, zone])
  const act = useUndo(nothingShown)
  return (
    <WritingDialog label={t('add')} size="wide" onClose={onClose}>
      {leave => (
        <>
          {left.length > 0 && (
            <div className={styles.left}>
              <Note>
                {t('notCarried')} {left.join('；')}
              </Note>
            </div>
          )}
          <Suspense fallback={<SkeletonPage />}>
            <WarningForm start={start} list={{ act, saved: onClose, leave: onClose, open: leave }} />
          </Suspense>
        </>
      )}
    </WritingDialog>
  )
}

/** The screen below shows no warnings. */
const nothingShown = async () => {}
