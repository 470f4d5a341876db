import type { Note } from '@guanlan/features/handling/article-actions/contract'
import { strings } from '@guanlan/features/handling/article-actions/strings'
import { useMembers } from '@guanlan/features/people/organisations/web'
import { Button, IconButton, Menu, Moment, Row, Stack, useMay, useUndo, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { followUnknown } from '../follow.ts'
import { useFoundBy } from '../found.ts'
import { actApi, useNotes } from './act-queries.ts'
import styles from './acts.module.css'
import { useNoteFocus, writeNote } from './panel.ts'

/** Notes of colleagues under an article, and a field for the next one. */
export function Notes({ article }: { article: number }) {
  const t = useWords(strings)
  const may = useMay()
  const found = useFoundBy() !== null
  const client = useQueryClient()
  const notes = useNotes(article, true)
  const act = useUndo(useCallback(() => followUnknown(client, 'work', [article]), [client, article]))
  const [editing, setEditing] = useState<number | null>(null)
  return (
    <section className={styles.section} aria-label={t('notes')}>
      <h3>{t('notes')}</h3>
      {notes.data?.length === 0 && <p className="dim">{t('noNotes')}</p>}
      <ul className={styles.notes}>
        {notes.data?.map(note => (
          <li key={note.id}>
            <Row as="p" gap={8} align="center">
              <b>{note.writtenBy.name}</b> <Moment at={note.writtenAt} />
              {note.editedAt && <small className="dim">{t('noteEdited')}</small>}
              {note.own && editing !== note.id && (
                <span className={styles.noteActs}>
                  <IconButton size="small" icon="edit" label={t('editNote')} onClick={() => setEditing(note.id)} />
                  <IconButton
                    size="small"
                    icon="trash"
                    label={t('removeNote')}
                    onClick={() =>
                      void act(
                        () => actApi.removeNote.act({ params: { id: note.id } }),
                        () => t('noteRemoved'),
                      )
                    }
                  />
                </span>
              )}
            </Row>
            {editing === note.id ? (
              <NoteForm
                note={note}
                onCancel={() => setEditing(null)}
                onSend={async body => {
                  const done = await act(
                    () => actApi.changeNote.act({ params: { id: note.id }, body: { ...body, version: note.version } }),
                    () => t('noteChanged'),
                  )
                  if (done) setEditing(null)
                  return done !== null
                }}
              />
            ) : (
              <p className={styles.noteText}>{note.text}</p>
            )}
          </li>
        ))}
      </ul>
      {may('articleActions.do') && (
        <NoteForm
          key={notes.data?.length ?? 0}
          article={article}
          onSend={async body =>
            (await act(
              () => actApi.addNote.act({ params: { id: article }, body: { ...body, found } }),
              () => t('noteAdded'),
            )) !== null
          }
        />
      )}
    </section>
  )
}

function NoteForm({
  article,
  note,
  onSend,
  onCancel,
}: {
  /** Of the field for a new note. */
  article?: number
  note?: Note
  onSend: (body: { text: string; mentions: number[] }) => Promise<boolean>
  onCancel?: () => void
}) {
  const t = useWords(strings)
  const { data: members = [] } = useMembers()
  const [text, setText] = useState(note?.text ?? '')
  const field = useRef<HTMLTextAreaElement>(null)
  const isRequested = useNoteFocus(state => article !== undefined && state.article === article)
  useEffect(() => {
    if (!isRequested) return
    field.current?.focus()
    writeNote(null)
  }, [isRequested])
  // Who stands in the text by name is mentioned.
  const mentions = members.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)
  const send = () => text.trim() !== '' && void onSend({ text: text.trim(), mentions })
  return (
    <Stack
      as="form"
      gap={6}
      className={styles.noteForm}
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={field}
        className="field"
        aria-label={t('writeNote')}
        placeholder={t('writeNote')}
        rows={2}
        maxLength={2_000}
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
          if (event.key === 'Escape') {
            event.stopPropagation()
            if (onCancel) onCancel()
            else event.currentTarget.blur()
          }
        }}
      />
      <p>
        <Menu
          side="left"
          className="button quiet small"
          label={t('mention')}
          face={`@ ${t('mention')}`}
          items={members.map(({ id, name }) => ({
            key: String(id),
            label: name,
            run: () => setText(now => `${now}@${name} `),
          }))}
        />
        <span className="grow" />
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button size="small" type="submit" kind="primary" disabled={text.trim() === ''}>
          {t(note ? 'save' : 'sendNote')}
        </Button>
      </p>
    </Stack>
  )
}
