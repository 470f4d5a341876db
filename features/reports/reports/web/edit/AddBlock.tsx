import { Menu, toast, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { type Block, type BlockKind, dataKinds, TemplateBlock } from '../../contract.ts'
import { editingStrings } from '../../strings/editing.ts'
import { madeStrings } from '../../strings/made.ts'
import { editing } from '../api.ts'

const ownKinds = ['heading', 'text', 'quote', 'pageBreak'] as const

/** One more block: of words at once, of figures made by the server with the question and the moment of the report. */
export function AddBlock({ reportId, onAdd }: { reportId: number; onAdd: (block: Block) => void }) {
  const t = useWords(editingStrings)
  const named = useWords(madeStrings)
  const [isMaking, setMaking] = useState(false)
  const make = async (kind: BlockKind) => {
    setMaking(true)
    try {
      const block = TemplateBlock.parse({ id: 'new', kind })
      onAdd(await editing.makeBlock({ body: { reportId, block } }))
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    } finally {
      setMaking(false)
    }
  }
  return (
    <Menu
      label={t('addBlock')}
      face={isMaking ? t('adding') : `＋ ${t('addBlock')}`}
      className="button"
      items={[
        ...ownKinds.map(kind => ({
          key: `own ${kind}`,
          label: named(kind),
          run: () => onAdd(emptyOf(kind, named(kind))),
        })),
        ...dataKinds.map(kind => ({ key: `data ${kind}`, label: named(kind), run: () => void make(kind) })),
      ]}
    />
  )
}

/** Ids are of chance: two people who add at once add two blocks. */
export const newId = (): string => `own-${crypto.randomUUID().slice(0, 8)}`

function emptyOf(kind: (typeof ownKinds)[number], name: string): Block {
  const id = newId()
  switch (kind) {
    case 'heading':
      return { id, kind, level: 1, text: name }
    case 'text':
      return { id, kind, paragraphs: [] }
    case 'quote':
      return { id, kind, text: '', source: '' }
    case 'pageBreak':
      return { id, kind }
  }
}
