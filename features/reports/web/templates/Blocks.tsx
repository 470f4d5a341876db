import { IconButton, Menu, useWords } from '@guanlan/platform/web'
import type { Ref } from 'react'
import { type BlockKind, blockKinds, mostTemplateBlocks, TemplateBlock } from '../../contract.ts'
import { madeStrings } from '../../strings/made.ts'
import { strings } from '../../strings.ts'
import { BlockSettings } from './BlockSettings.tsx'
import { moved, nextId } from './order.ts'
import styles from './templates.module.css'

/** The blocks of a template, in order: added, moved, set up, removed. */
export function Blocks({
  blocks,
  onChange,
  focus,
}: {
  blocks: TemplateBlock[]
  onChange: (blocks: TemplateBlock[]) => void
  focus: Ref<never>
}) {
  const t = useWords(strings)
  const named = useWords(madeStrings)
  const change = (at: number, block: TemplateBlock) => onChange(blocks.with(at, block))
  const add = (kind: BlockKind) => onChange([...blocks, TemplateBlock.parse({ id: nextId(blocks), kind })])
  return (
    <div ref={focus} tabIndex={-1}>
      <ol className={styles.blocks}>
        {blocks.map((block, at) => (
          <li key={block.id} className={styles.block}>
            <div className={styles.head}>
              <strong>{block.title || named(block.kind)}</strong>
              {block.title !== '' && <span className="dim">{named(block.kind)}</span>}
              <IconButton
                icon="up"
                label={`${t('moveUp')} ${named(block.kind)}`}
                disabled={at === 0}
                onClick={() => onChange(moved(blocks, at, -1))}
              />
              <IconButton
                icon="down"
                label={`${t('moveDown')} ${named(block.kind)}`}
                disabled={at === blocks.length - 1}
                onClick={() => onChange(moved(blocks, at, 1))}
              />
              <IconButton
                icon="trash"
                label={`${t('removeBlock')} ${named(block.kind)}`}
                onClick={() => onChange(blocks.toSpliced(at, 1))}
              />
            </div>
            <BlockSettings block={block} onChange={changed => change(at, changed)} />
          </li>
        ))}
      </ol>
      {blocks.length < mostTemplateBlocks && (
        <Menu
          label={t('addBlock')}
          face={t('addBlock')}
          className="button"
          items={blockKinds.map(kind => ({ key: `block ${kind}`, label: named(kind), run: () => add(kind) }))}
        />
      )}
    </div>
  )
}
