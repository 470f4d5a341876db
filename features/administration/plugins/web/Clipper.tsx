import { Button, copyText, Note, Row, Stack, saveAs, toastError, useMay, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../strings.ts'
import { api, isOn, usePlugins } from './api.ts'
import { OffNote } from './OffNote.tsx'
import styles from './plugins.module.css'

/** The extension and its key, in the order in which they are needed. */
export function Clipper() {
  const t = useWords(strings)
  const may = useMay()
  const { data } = usePlugins()
  const [secret, setSecret] = useState<string | null>(null)
  const tried = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      toastError(error)
    }
  }
  const download = () => tried(async () => saveAs(await api.clipper(undefined), 'guanlan-clipper.zip'))
  const make = () => tried(async () => setSecret((await api.makeClipperKey(undefined)).secret))
  return (
    <Stack gap={12}>
      <OffNote plugType="clipper" />
      <ol className={styles.steps}>
        <li>{t('clipperHow1')}</li>
        <li>{t('clipperHow2')}</li>
        <li>{t('clipperHow3')}</li>
      </ol>
      <Row as="p" gap={16} wrap={8} align="center">
        <Button icon="download" onClick={() => void download()}>
          {t('downloadClipper')}
        </Button>
        {may('plugins.clip') && isOn(data, 'clipper') && <Button onClick={() => void make()}>{t('makeKey')}</Button>}
      </Row>
      {secret !== null && (
        <Stack as="section" gap={8} className={styles.made} aria-label={t('keyOnce')}>
          <Note>{t('keyOnce')}</Note>
          <code>{secret}</code>
          <Row as="span" gap={16} wrap={8} align="center">
            <Button
              size="small"
              aria-label={t('copyNamed', { name: t('clip_key') })}
              onClick={() => void copyText(secret, t('copied'), t('notCopied'))}
            >
              {t('copy')}
            </Button>
            <Button size="small" onClick={() => setSecret(null)}>
              {t('close')}
            </Button>
          </Row>
        </Stack>
      )}
    </Stack>
  )
}
