import { mayGo, Segmented, useWords, WritingDialog } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { EnterForm } from './EnterForm.tsx'
import styles from './enter.module.css'
import { closeEntering, type EnterWay, openEntering } from './entering.ts'
import { UploadForm } from './UploadForm.tsx'

/** Articles that collection did not bring: one by its address or by hand, or a file of them. */
export default function EnterDialog({ way, monitor }: { way: EnterWay; monitor: number | null }) {
  const t = useWords(strings)
  const ask = (act: () => void) => void mayGo().then(may => may && act())
  const chosen = monitor === null ? [] : [monitor]
  return (
    <WritingDialog label={t('enter')} size="tall" onClose={closeEntering}>
      {leave => (
        <>
          <div className={styles.ways}>
            <Segmented
              label={t('enter')}
              value={way}
              onChange={next => ask(() => openEntering(next))}
              options={[
                { value: 'one', label: t('enterOne') },
                { value: 'file', label: t('enterFile') },
              ]}
            />
          </div>
          {way === 'one' ? (
            <EnterForm monitors={chosen} onClose={() => void leave()} onDone={closeEntering} />
          ) : (
            <UploadForm monitors={chosen} onClose={() => void leave()} onDone={closeEntering} />
          )}
        </>
      )}
    </WritingDialog>
  )
}
