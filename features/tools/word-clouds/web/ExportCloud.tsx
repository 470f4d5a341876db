import { Button, EmptyState, exact, Row, saveAs, toast, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import type { Cloud } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { CloudAndTable } from './CloudAndTable.tsx'
import styles from './cloud.module.css'
import { TextForm } from './TextForm.tsx'

/** A cloud to be taken away: its menu has PNG and SVG, the table goes as a workbook. */
export default function ExportCloud() {
  const t = useWords(strings)
  const [cloud, setCloud] = useState<Cloud | null>(null)
  const take = async ({ words }: Cloud) => {
    try {
      saveAs(await api.file({ body: { words } }), `${t('title')}.xlsx`)
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
  }
  return (
    <section className={styles.screen} aria-label={t('exportTitle')}>
      <Row as="header" gap={8} align="center">
        <h1>{t('exportTitle')}</h1>
        <span className="grow" />
        {cloud && cloud.words.length > 0 && (
          <Button icon="download" onClick={() => void take(cloud)}>
            {t('xlsx')}
          </Button>
        )}
      </Row>
      <TextForm onMade={setCloud} />
      {cloud === null ? (
        <EmptyState title={t('begin')} />
      ) : cloud.words.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      ) : (
        <CloudAndTable
          words={cloud.words}
          counted={t('count')}
          note={t('shownOf', { total: exact(cloud.total), count: exact(cloud.words.length) })}
        />
      )}
    </section>
  )
}
