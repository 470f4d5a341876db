import { Button, IconButton, useWords } from '@guanlan/platform/web'
import type { Block, ReportDocument } from '../../contract.ts'
import { madeStrings } from '../../strings/made.ts'
import { strings } from '../../strings.ts'
import { BlockOrColumns } from '../read/DocumentPage.tsx'
import styles from '../read/read.module.css'
import { moved, nextId } from '../templates/order.ts'
import { BlockEditor } from './BlockEditor.tsx'

/** The page as it will look, each block with what can be done to it. */
export function EditableBlocks({
  document,
  onChange,
}: {
  document: ReportDocument
  onChange: (blocks: Block[]) => void
}) {
  const t = useWords(strings)
  const named = useWords(madeStrings)
  const { blocks } = document
  const add = (made: Block) => onChange([...blocks, made])
  const nameOf = (block: Block) => ('title' in block && block.title) || ('text' in block && block.text) || named('text')
  return (
    <article className={styles.page} lang={document.language} aria-label={document.title}>
      {blocks.map((block, at) => (
        <section key={block.id} className={styles.editable} aria-label={nameOf(block)}>
          <div className={styles.tools}>
            {block.edited && <span className="dim">{t('editedMark')}</span>}
            <IconButton
              icon="up"
              label={`${t('moveUp')} ${nameOf(block)}`}
              disabled={at === 0}
              onClick={() => onChange(moved(blocks, at, -1))}
            />
            <IconButton
              icon="down"
              label={`${t('moveDown')} ${nameOf(block)}`}
              disabled={at === blocks.length - 1}
              onClick={() => onChange(moved(blocks, at, 1))}
            />
            <IconButton
              icon="trash"
              label={`${t('removeBlock')} ${nameOf(block)}`}
              onClick={() => onChange(blocks.toSpliced(at, 1))}
            />
          </div>
          <BlockEditor block={block} onChange={changed => onChange(blocks.with(at, { ...changed, edited: true }))} />
          {block.kind !== 'text' && block.kind !== 'heading' && <BlockOrColumns block={block} document={document} />}
        </section>
      ))}
      <div className={styles.tools}>
        <Button onClick={() => add({ id: nextId(blocks), kind: 'heading', level: 1, text: named('heading') })}>
          {t('addHeading')}
        </Button>
        <Button onClick={() => add({ id: nextId(blocks), kind: 'text', paragraphs: [] })}>{t('addText')}</Button>
      </div>
    </article>
  )
}
