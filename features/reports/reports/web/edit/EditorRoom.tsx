import { Column, choicesOf, linkTo, movedTo, Segmented, TextField, toast, useWords } from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { type Block, nameLength, type Report, unfinishedIn } from '../../contract.ts'
import { editingStrings as words } from '../../strings/editing.ts'
import { strings } from '../../strings.ts'
import reading from '../read/read.module.css'
import { AddBlock, newId } from './AddBlock.tsx'
import { type BlockActs, Blocks } from './Blocks.tsx'
import { Clashes } from './Clashes.tsx'
import { CommentsPanel } from './CommentsPanel.tsx'
import styles from './edit.module.css'
import { FindPanel } from './FindPanel.tsx'
import { goTo, Outline } from './Outline.tsx'
import { RefreshPanel } from './RefreshPanel.tsx'
import { ReviewActs } from './ReviewActs.tsx'
import { SaveState } from './SaveState.tsx'
import { useCompany } from './use-company.ts'
import { useEditing } from './use-editing.ts'
import { VersionsPanel } from './VersionsPanel.tsx'

const panels = ['comments', 'versions', 'find', 'upToDate'] as const
type PanelName = (typeof panels)[number]

/** Outline, page and what stands beside it. */
export function EditorRoom({ report, reload }: { report: Report; reload: () => Promise<Report> }) {
  const t = useWords(words)
  const said = useWords(strings)
  const { editor, state } = useEditing(report)
  const [at, setAt] = useState<string | null>(null)
  const [about, setAbout] = useState<string | null>(null)
  const [panel, setPanel] = useState<PanelName>('comments')
  const { people, comments, commented } = useCompany(editor, report.id, at)
  const { written } = state
  const { blocks } = written.document
  const acts = useMemo((): BlockActs => {
    const now = () => editor.get().written.document.blocks
    return {
      change: block => editor.changeBlock(block),
      remove: id => {
        editor.changeBlocks(
          now().filter(block => block.id !== id),
          `remove ${id}`,
        )
        toast({ text: t('removed'), onUndo: editor.undo, isDraft: true })
      },
      duplicate: block => {
        const copy: Block = { ...structuredClone(block), id: newId() }
        const place = now().findIndex(({ id }) => id === block.id)
        editor.changeBlocks(now().toSpliced(place + 1, 0, copy), `add ${copy.id}`)
      },
      comment: id => {
        setAbout(id)
        setPanel('comments')
      },
      enter: setAt,
    }
  }, [editor, t])
  const add = (block: Block) => {
    // Behind the block that is worked at, else at the end.
    const place = blocks.findIndex(({ id }) => id === at)
    editor.changeBlocks(blocks.toSpliced(place < 0 ? blocks.length : place + 1, 0, block), `add ${block.id}`)
    requestAnimationFrame(() => goTo(block.id))
  }
  const move = (id: string, to: number) =>
    editor.changeBlocks(
      movedTo(
        blocks,
        blocks.findIndex(block => block.id === id),
        to,
      ),
      `move ${id}`,
    )
  const open = useMemo(() => {
    const counts = new Map<string, number>()
    for (const { blockId, threadId, resolvedAt } of comments)
      if (threadId === null && resolvedAt === null) counts.set(blockId, (counts.get(blockId) ?? 0) + 1)
    return counts
  }, [comments])
  const others = people.filter(({ isMe }) => !isMe)
  return (
    <div className={styles.room}>
      <h1 className="unseen">{written.reportName}</h1>
      <header className={reading.bar}>
        <TextField
          label={said('name')}
          labelHidden
          className={styles.name ?? ''}
          value={written.reportName}
          maxLength={nameLength * 2}
          onChange={event => editor.change({ ...written, reportName: event.target.value }, 'name')}
        />
        <SaveState editor={editor} state={state} />
        <span className="grow" />
        {others.length > 0 && (
          <span role="status">{t('alsoHere', { names: others.map(({ name }) => name).join('、') })}</span>
        )}
        <Link to={linkTo('/htmlTemplateReport', null, { id: report.id })}>{said('read')}</Link>
        <ReviewActs
          report={state.report}
          unfinished={unfinishedIn(written.document)}
          before={async () => {
            await editor.save()
            return editor.get().report.version
          }}
          changed={async () => editor.replace(await reload())}
        />
      </header>
      {state.clashes.length > 0 && <Clashes clashes={state.clashes} report={state.report} onChoose={editor.choose} />}
      <div className={styles.parts}>
        <div className={styles.left}>
          <AddBlock reportId={report.id} onAdd={add} />
          <Outline blocks={blocks} people={people} comments={open} onMove={move} />
        </div>
        <div className={styles.middle}>
          <Blocks document={written.document} edits={state.report.edits} people={people} acts={acts} />
        </div>
        <Column as="aside" gap={12} className={styles.right} aria-label={t('panels')}>
          <Segmented label={t('panels')} options={choicesOf(panels, t)} value={panel} onChange={setPanel} />
          {panel === 'comments' && (
            <CommentsPanel reportId={report.id} blocks={blocks} comments={comments} about={about} changed={commented} />
          )}
          {panel === 'versions' && <VersionsPanel editor={editor} state={state} reload={reload} />}
          {panel === 'find' && <FindPanel editor={editor} state={state} />}
          {panel === 'upToDate' && <RefreshPanel editor={editor} state={state} />}
        </Column>
      </div>
    </div>
  )
}
