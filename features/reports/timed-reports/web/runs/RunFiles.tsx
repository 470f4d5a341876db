import { Button, Stack, useFormat, useWords } from '@guanlan/platform/web'
import type { Run, RunFile } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from '../timed-reports.module.css'

/** The files of a run: those that are sent, and those that edited ones have replaced. */
export function RunFiles({ run, onFetch }: { run: Run; onFetch: (file: RunFile) => void }) {
  const t = useWords(strings)
  const format = useFormat()
  return (
    <>
      {run.files.length === 0 && <p className="dim">{t('noFiles')}</p>}
      <Stack as="ul" gap={8} className={styles.rows}>
        {run.files.map(file => (
          <li key={file.id} data-old={file.isCurrent ? undefined : true}>
            <Button size="small" icon="download" onClick={() => onFetch(file)}>
              {file.name}
            </Button>
            <span className="dim">
              {[
                ...(file.uploadedBy ? [t('uploaded', { by: file.uploadedBy })] : []),
                ...(file.isCurrent ? [] : [t('replaced')]),
                format.moment(file.at),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </Stack>
      {run.leftOut.length > 0 && <p className="dim">{t('leftOut', { formats: run.leftOut.join('、') })}</p>}
    </>
  )
}
