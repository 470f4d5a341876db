import { type MediaType, mediaTypes } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { Button, type DoAct, ErrorOf, IconButton, Note, Row, useWords } from '@guanlan/platform/web'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { Choice } from './Choice.tsx'
import { DetectionCard } from './DetectionCard.tsx'
import { DetectionTable } from './DetectionTable.tsx'
import { sourceOf } from './source-of.ts'
import styles from './sources.module.css'

/** One field that takes anything: an address, a domain, the name of a medium, many lines, OPML. What is behind it is shown before anything is added. */
export function AddSources({ act, onAdded }: { act: DoAct; onAdded: () => void }) {
  const t = useWords(strings)
  const nameOf = useWords(articleStrings)
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [search] = useSearchParams()
  const [text, setText] = useState(search.get('paste') ?? '')
  const [mediaType, setMediaType] = useState<MediaType>('web')
  const look = useMutation({
    mutationFn: (written: string) => api.detect({ body: { text: written } }, { timeout: 'long' }),
  })
  const { data } = look
  const clear = () => {
    setText('')
    look.reset()
  }
  const add = async (source: ReturnType<typeof sourceOf>) => {
    const added = await act(
      () => api.save.act({ body: { ...source, mediaType } }),
      ({ name }) => t('added', { name }),
    )
    if (added) onAdded()
    return added !== null
  }
  const addAll = async (sources: readonly ReturnType<typeof sourceOf>[]) => {
    const done = await act(
      () => api.saveMany.act({ body: { sources: sources.map(source => ({ ...source, mediaType })) } }),
      ({ added, known, refused }) => t('addedMany', { added, known, refused: refused.length }),
    )
    if (done) onAdded()
    return done !== null
  }
  return (
    <section className={styles.add} aria-label={t('add')}>
      <Row
        as="form"
        gap={8}
        wrap
        align="start"
        onSubmit={event => {
          event.preventDefault()
          if (text.trim()) look.mutate(text)
        }}
      >
        <label className="unseen" htmlFor={id}>
          {t('pasteLabel')}
        </label>
        <textarea
          id={id}
          className={styles.paste}
          rows={text.includes('\n') ? 4 : 1}
          value={text}
          placeholder={t('pasteHint')}
          spellCheck={false}
          onChange={event => setText(event.target.value)}
          onKeyDown={event => {
            const sends = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
            if (!sends || text.includes('\n')) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
        <input
          ref={file}
          type="file"
          hidden
          aria-label={t('chooseFile')}
          accept=".opml,.xml,.txt,.csv,.tsv"
          onChange={event => {
            const [chosen] = event.target.files ?? []
            event.target.value = ''
            void chosen?.text().then(content => {
              setText(content.slice(0, 2_000))
              look.mutate(content)
            })
          }}
        />
        <IconButton icon="upload" label={t('chooseFile')} onClick={() => file.current?.click()} />
        <Choice
          label={t('mediaType')}
          value={mediaType}
          options={mediaTypes.map(value => ({ value, label: nameOf(value) }))}
          onChange={setMediaType}
        />
        <Button kind="primary" icon="search" type="submit" disabled={look.isPending || text.trim() === ''}>
          {look.isPending ? t('looking') : t('look')}
        </Button>
        {(text !== '' || data) && (
          <Button kind="quiet" onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </Row>
      {look.isError && <ErrorOf error={look.error} onRetry={() => look.mutate(text)} />}
      {data && data.unreadable.length > 0 && <Note>{`${t('unreadable')}${data.unreadable.join(' · ')}`}</Note>}
      {data?.rows.map(found => (
        <DetectionCard
          key={`${found.written} ${found.url}`}
          found={found}
          onAdd={source => add(sourceOf(found, source))}
        />
      ))}
      {data && data.task !== null && <DetectionTable task={data.task} total={data.total} onAdd={addAll} />}
    </section>
  )
}
