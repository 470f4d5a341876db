import { Column, IconButton, Menu, Row, useWords } from '@guanlan/platform/web'
import type { ReactNode, Ref } from 'react'
import {
  type BlockKind,
  blockKinds,
  everyTemplateBlock,
  mostInColumn,
  mostTemplateBlocks,
  recordsKind,
  type SimpleKind,
  SimpleTemplateBlock,
  simpleKinds,
  TemplateBlock,
} from '../../contract.ts'
import { madeStrings } from '../../strings/made.ts'
import { strings } from '../../strings.ts'
import { BlockSettings } from './BlockSettings.tsx'
import { moved, nextId } from './order.ts'
import styles from './templates.module.css'

/** The blocks of a template, in order: added, moved, set up, removed; those of columns stand within them. */
export function Blocks({
  blocks,
  onChange,
  focus,
}: {
  blocks: TemplateBlock[]
  onChange: (blocks: TemplateBlock[]) => void
  focus: Ref<never>
}) {
  const isFull = everyTemplateBlock(blocks).length >= mostTemplateBlocks
  const add = (kind: BlockKind) =>
    onChange([
      ...blocks,
      TemplateBlock.parse({
        id: nextId(everyTemplateBlock(blocks)),
        kind,
        ...(kind === 'columns' && { columns: [[], []] }),
      }),
    ])
  return (
    <div ref={focus} tabIndex={-1}>
      <BlockList
        blocks={blocks}
        onChange={onChange}
        inside={(block, change) =>
          block.kind === 'columns' && (
            <Columns
              block={block}
              isFull={isFull}
              idOf={() => nextId(everyTemplateBlock(blocks))}
              onChange={columns => change({ ...block, columns })}
            />
          )
        }
      />
      {!isFull && <AddBlock kinds={blockKinds.filter(kind => kind !== recordsKind)} onAdd={add} />}
    </div>
  )
}

function Columns({
  block: { columns },
  isFull,
  idOf,
  onChange,
}: {
  block: TemplateBlock
  isFull: boolean
  idOf: () => string
  onChange: (columns: SimpleTemplateBlock[][]) => void
}) {
  const t = useWords(strings)
  return (
    <div className={styles.columns}>
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have their place alone
        <section key={at} aria-label={t('columnOf', { number: at + 1 })}>
          <h4>{t('columnOf', { number: at + 1 })}</h4>
          <BlockList blocks={column} onChange={changed => onChange(columns.with(at, changed))} />
          {!isFull && column.length < mostInColumn && (
            <AddBlock
              kinds={simpleKinds.filter(kind => !wholeWidth.has(kind))}
              onAdd={kind => onChange(columns.with(at, [...column, SimpleTemplateBlock.parse({ id: idOf(), kind })]))}
            />
          )}
        </section>
      ))}
    </div>
  )
}
/** What takes a page has no place in a column; blocks of records come with their templates. */
const wholeWidth: ReadonlySet<SimpleKind> = new Set(['cover', 'contents', 'pageBreak', recordsKind])

function BlockList<Kept extends Omit<SimpleTemplateBlock, 'kind'> & { kind: BlockKind }>({
  blocks,
  onChange,
  inside,
}: {
  blocks: Kept[]
  onChange: (blocks: Kept[]) => void
  inside?: (block: Kept, change: (block: Kept) => void) => ReactNode
}) {
  const t = useWords(strings)
  const named = useWords(madeStrings)
  return (
    <Column as="ol" gap={8}>
      {blocks.map((block, at) => (
        <li key={block.id} className={styles.block}>
          <Row gap={8} align="center" className={styles.head}>
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
          </Row>
          <BlockSettings block={block} onChange={changed => onChange(blocks.with(at, changed))} />
          {inside?.(block, changed => onChange(blocks.with(at, changed)))}
        </li>
      ))}
    </Column>
  )
}

function AddBlock<Kind extends BlockKind>({ kinds, onAdd }: { kinds: readonly Kind[]; onAdd: (kind: Kind) => void }) {
  const t = useWords(strings)
  const named = useWords(madeStrings)
  return (
    <Menu
      label={t('addBlock')}
      face={t('addBlock')}
      className="button"
      items={kinds.map(kind => ({ key: `block ${kind}`, label: named(kind), run: () => onAdd(kind) }))}
    />
  )
}
