import { Button, Column, FileDrop, toast, useFormat, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import type { TreeCheck } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { monitorApi } from '../tree/monitor-queries.ts'
import { CheckedLines } from './CheckedLines.tsx'
import styles from './tree-files.module.css'

/** A file becomes monitors: first what each line would do, then a task. */
export function TreeImport({ onClose }: { onClose: () => void }) {
  const t = useWords(strings)
  const format = useFormat()
  const [isBusy, setBusy] = useState(false)
  const [found, setFound] = useState<{ file: number; name: string; check: TreeCheck } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function act(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem((error as Error).message || t('actFailed'))
    } finally {
      setBusy(false)
    }
  }
  const look = (chosen: File) =>
    act(async () => {
      const { id, name } = await monitorApi.treeFile({ files: [chosen] }, { timeout: 'long' })
      setFound({ file: id, name, check: await monitorApi.checkTree({ body: { file: id } }, { timeout: 'long' }) })
    })
  const begin = (file: number) =>
    act(async () => {
      await monitorApi.importTree({ body: { file } })
      toast({ text: t('importBegun') })
      onClose()
    })

  const written = found ? found.check.added + found.check.changed : 0
  return (
    <Column as="section" fill className={styles.import} aria-label={t('importTitle')}>
      <header>
        <h1>{t('importTitle')}</h1>
        <Button kind="quiet" onClick={onClose}>
          {t('backToMonitors')}
        </Button>
        {found && (
          <>
            <Button disabled={isBusy} onClick={() => setFound(null)}>
              {t('otherFile')}
            </Button>
            <Button kind="primary" disabled={isBusy || written === 0} onClick={() => void begin(found.file)}>
              {written === 0 ? t('nothingToImport') : t('startImport', { count: format.exact(written) })}
            </Button>
          </>
        )}
      </header>
      <Column gap={12} className={styles.body}>
        {!found && (
          <>
            <p className="dim">{t('importNote')}</p>
            <FileDrop
              accept=".json,.xlsx,.csv,.tsv"
              hint={t('dropTree')}
              disabled={isBusy}
              onFile={chosen => void look(chosen)}
            />
          </>
        )}
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <p className="dim" role="status">
          {isBusy && t('reading')}
        </p>
        {found && <CheckedLines name={found.name} check={found.check} />}
      </Column>
    </Column>
  )
}
