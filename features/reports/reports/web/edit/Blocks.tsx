import { IconButton, useWords } from '@guanlan/platform/web'
import { memo } from 'react'
import type { Block, Present, Report, ReportDocument } from '../../contract.ts'
import { editingStrings as strings } from '../../strings/editing.ts'
import { BlockOrColumns } from '../read/DocumentPage.tsx'
import styles from '../read/read.module.css'
import { BlockEditor } from './BlockEditor.tsx'
import { useBlockName } from './block-name.ts'
import own from './edit.module.css'

export interface BlockActs {
  change: (block: Block) => void
  remove: (id: string) => void
  duplicate: (block: Block) => void
  comment: (id: string) => void
  enter: (id: string) => void
}

/** The page as it will look, each block with what can be done to it. */
export function Blocks({
  document,
  edits,
  people,
  acts,
}: {
  document: ReportDocument
  edits: Report['edits']
  people: Present['people']
  acts: BlockActs
}) {
  return (
    <article className={`${styles.page} ${own.page}`} lang={document.language} aria-label={document.title}>
      {document.blocks.map(block => (
        <OneBlock
          key={block.id}
          block={block}
          // The contents of a report follow its headings; other blocks show themselves alone.
          document={block.kind === 'contents' ? document : (lookOf(document) as ReportDocument)}
          by={edits[block.id]?.by ?? null}
          others={people
            .filter(({ isMe, blockId }) => !isMe && blockId === block.id)
            .map(({ name }) => name)
            .join('、')}
          acts={acts}
        />
      ))}
    </article>
  )
}

const looks = new WeakMap<ReportDocument, ReportDocument>()
let latestLook: ReportDocument | null = null
/** The same object while nothing but blocks changes, so that only the block that is written is drawn anew. */
function lookOf(document: ReportDocument): ReportDocument {
  const known = looks.get(document)
  if (known) return known
  const isSame = latestLook && latestLook.zone === document.zone && latestLook.language === document.language
  const look = isSame && latestLook ? latestLook : { ...document, blocks: [] }
  latestLook = look
  looks.set(document, look)
  return look
}

const OneBlock = memo(function OneBlock({
  block,
  document,
  by,
  others,
  acts,
}: {
  block: Block
  document: ReportDocument
  by: string | null
  others: string
  acts: BlockActs
}) {
  const t = useWords(strings)
  const name = useBlockName()(block)
  const isWritten = block.kind === 'text' || block.kind === 'heading'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a page
    <div
      role="group"
      id={`edit-${block.id}`}
      tabIndex={-1}
      className={styles.editable}
      aria-label={name}
      data-others={others || undefined}
      onFocus={() => acts.enter(block.id)}
    >
      <div className={own.blockActs}>
        {others && <span className={own.here}>{t('isAt', { name: others })}</span>}
        {by && <span className="dim">{t('editedBy', { by })}</span>}
        <IconButton
          icon="comment"
          size="small"
          label={`${t('comment')} ${name}`}
          onClick={() => acts.comment(block.id)}
        />
        <IconButton
          icon="copy"
          size="small"
          label={`${t('duplicate')} ${name}`}
          onClick={() => acts.duplicate(block)}
        />
        <IconButton icon="trash" size="small" label={`${t('remove')} ${name}`} onClick={() => acts.remove(block.id)} />
      </div>
      <BlockEditor block={block} onChange={acts.change} />
      {!isWritten && <BlockOrColumns block={block} document={document} />}
    </div>
  )
})
