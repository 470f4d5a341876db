import { useMembers } from '@guanlan/features/people/organisations/web'
import { Button, Column, Moment, PickPanel, PopoverButton, Row, useUndo, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { type Block, commentLength, type ReportComment } from '../../contract.ts'
import { editingStrings as strings } from '../../strings/editing.ts'
import { editing } from '../api.ts'
import { useBlockName } from './block-name.ts'
import styles from './edit.module.css'
import { goTo } from './Outline.tsx'

/** What colleagues say of the blocks: open threads first. */
export function CommentsPanel({
  reportId,
  blocks,
  comments,
  about,
  changed,
}: {
  reportId: number
  blocks: readonly Block[]
  comments: readonly ReportComment[]
  /** The block that is spoken of now; null: none was chosen. */
  about: string | null
  changed: () => Promise<unknown>
}) {
  const t = useWords(strings)
  const nameOf = useBlockName()
  const known = new Map(blocks.map(block => [block.id, nameOf(block)]))
  const threads = comments
    .filter(({ threadId }) => threadId === null)
    .sort((one, two) => Number(one.resolvedAt !== null) - Number(two.resolvedAt !== null) || one.id - two.id)
  const name = about === null ? undefined : known.get(about)
  return (
    <Column gap={12} data-own-steps>
      {about !== null && name !== undefined ? (
        <WriteComment
          key={about}
          reportId={reportId}
          blockId={about}
          label={t('writeComment', { block: name })}
          changed={changed}
        />
      ) : (
        <p className="dim">{t('chooseBlock')}</p>
      )}
      {threads.length === 0 && <p className="dim">{t('noComments')}</p>}
      {threads.map(first => (
        <Thread
          key={first.id}
          reportId={reportId}
          first={first}
          answers={comments.filter(({ threadId }) => threadId === first.id)}
          block={known.get(first.blockId) ?? t('goneBlock')}
          changed={changed}
        />
      ))}
    </Column>
  )
}

function Thread({
  reportId,
  first,
  answers,
  block,
  changed,
}: {
  reportId: number
  first: ReportComment
  answers: readonly ReportComment[]
  block: string
  changed: () => Promise<unknown>
}) {
  const t = useWords(strings)
  const act = useUndo(changed)
  const [isAnswering, setAnswering] = useState(false)
  const isOpen = first.resolvedAt === null
  const resolve = () =>
    act(
      () => editing.resolveComment.act({ body: { id: first.id, resolved: isOpen } }),
      () => t(isOpen ? 'resolvedNow' : 'reopened'),
    )
  const remove = (id: number) =>
    act(
      () => editing.deleteComment.act({ params: { id } }),
      () => t('commentRemoved'),
    )
  return (
    <Column
      as="section"
      gap={6}
      className={styles.thread}
      data-resolved={!isOpen || undefined}
      aria-label={`${block} ${first.text}`}
    >
      <button type="button" className={styles.of} onClick={() => goTo(first.blockId)}>
        {block}
      </button>
      {[first, ...answers].map(comment => (
        <div key={comment.id}>
          <Row as="p" gap={6} wrap align="center" className={styles.who}>
            <strong>{comment.writtenBy}</strong> <Moment at={comment.writtenAt} />
            {comment.isMine && (
              <Button size="small" kind="quiet" onClick={() => void remove(comment.id)}>
                {t('remove')}
              </Button>
            )}
          </Row>
          <p className={styles.said}>{comment.text}</p>
        </div>
      ))}
      {first.resolvedBy && <p className="dim">{t('resolvedBy', { by: first.resolvedBy })}</p>}
      {isAnswering ? (
        <WriteComment
          reportId={reportId}
          blockId={first.blockId}
          threadId={first.id}
          label={t('reply')}
          changed={async () => {
            setAnswering(false)
            await changed()
          }}
        />
      ) : (
        <Row gap={6} align="center" to="end">
          {isOpen && (
            <Button size="small" kind="quiet" onClick={() => setAnswering(true)}>
              {t('reply')}
            </Button>
          )}
          <Button size="small" kind="quiet" onClick={() => void resolve()}>
            {t(isOpen ? 'resolve' : 'reopen')}
          </Button>
        </Row>
      )}
    </Column>
  )
}

function WriteComment({
  reportId,
  blockId,
  threadId = null,
  label,
  changed,
}: {
  reportId: number
  blockId: string
  threadId?: number | null
  label: string
  changed: () => Promise<unknown>
}) {
  const t = useWords(strings)
  const act = useUndo(changed)
  const [text, setText] = useState('')
  const [mentions, setMentions] = useState<ReadonlySet<number>>(new Set())
  const { data: members = [] } = useMembers()
  const names = members.filter(({ id }) => mentions.has(id)).map(({ name }) => name)
  const send = async () => {
    const body = { reportId, blockId, threadId, text, mentions: [...mentions] }
    const sent = await act(
      () => editing.addComment.act({ body }),
      () => t('commentSent'),
    )
    if (sent === null) return
    setText('')
    setMentions(new Set())
  }
  return (
    <div className={styles.write}>
      <textarea
        className="field"
        aria-label={label}
        placeholder={label}
        rows={3}
        maxLength={commentLength}
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim()) void send()
        }}
      />
      {names.length > 0 && <p className="dim">@{names.join(' @')}</p>}
      <Row gap={6} align="center" to="end">
        <PopoverButton label={t('mention')} icon="bell" size="small">
          {() => (
            <PickPanel
              label={t('mention')}
              choices={members}
              chosen={mentions}
              onTurn={(id, isOn) => {
                const next = new Set(mentions)
                if (isOn) next.add(Number(id))
                else next.delete(Number(id))
                setMentions(next)
              }}
            />
          )}
        </PopoverButton>
        <Button size="small" kind="primary" disabled={!text.trim()} onClick={() => void send()}>
          {t('send')}
        </Button>
      </Row>
    </div>
  )
}
