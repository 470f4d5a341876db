import { Button, Icon, useWords } from '@guanlan/platform/web'
import type { Block, Clash, Report, ReportDocument } from '../../contract.ts'
import { editingStrings as strings } from '../../strings/editing.ts'
import { BlockOrColumns } from '../read/DocumentPage.tsx'
import { useBlockName } from './block-name.ts'
import styles from './edit.module.css'

/** Blocks that a colleague changed, too: both forms side by side, and a choice for each. */
export function Clashes({
  clashes,
  report,
  onChoose,
}: {
  clashes: readonly Clash[]
  report: Report
  onChoose: (id: string, which: 'mine' | 'theirs') => void
}) {
  const t = useWords(strings)
  const nameOf = useBlockName()
  return (
    <section className={styles.clashes} role="alert" aria-label={t('clashTitle', { count: clashes.length })}>
      <h2>
        <Icon name="alert" size={16} /> {t('clashTitle', { count: clashes.length })}
      </h2>
      <p>{t('clashText')}</p>
      {clashes.map(({ id, mine, theirs, before }) => {
        const shown = mine ?? theirs ?? before
        const name = shown ? nameOf(shown) : id
        return (
          <div key={id} className={styles.clash}>
            <h3>{name}</h3>
            <Form
              title={t('theirs', { by: report.edits[id]?.by ?? report.updatedBy ?? '' })}
              block={theirs}
              document={report.document}
            >
              <Button size="small" aria-label={`${t('keepTheirs')} ${name}`} onClick={() => onChoose(id, 'theirs')}>
                {t('keepTheirs')}
              </Button>
            </Form>
            <Form title={t('mine')} block={mine} document={report.document}>
              <Button
                size="small"
                kind="primary"
                aria-label={`${t('keepMine')} ${name}`}
                onClick={() => onChoose(id, 'mine')}
              >
                {t('keepMine')}
              </Button>
            </Form>
          </div>
        )
      })}
    </section>
  )
}

function Form({
  title,
  block,
  document,
  children,
}: {
  title: string
  block: Block | null
  document: ReportDocument
  children: React.ReactNode
}) {
  const t = useWords(strings)
  return (
    <div className={styles.form}>
      <header>
        <strong>{title}</strong>
        {children}
      </header>
      {/* The block stands on the page, too: its address is there. */}
      {block ? (
        <BlockOrColumns block={{ ...block, id: `${title} ${block.id}` }} document={document} />
      ) : (
        <p className="dim">{t('wasRemoved')}</p>
      )}
    </div>
  )
}
