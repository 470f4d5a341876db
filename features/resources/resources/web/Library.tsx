import { brandLibrary, type Entry, nameKinds } from '@guanlan/features/articles/brand-library/contract'
import {
  Button,
  connect,
  ErrorOf,
  PlainTable,
  Row,
  Segmented,
  SkeletonRows,
  TextField,
  toast,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { strings } from '../strings.ts'
import { resourcesKey } from './api.ts'
import { entriesOf } from './entry-lines.ts'
import styles from './resources.module.css'

const api = connect(brandLibrary)
const blank = { kind: 'brand' as Entry['kind'], name: '', aliases: '' }

/** The brand library for operators: entries by name, added, removed and imported. */
export default function Library() {
  const t = useWords(strings)
  const id = useId()
  const [like, setLike] = useState('')
  const [draft, setDraft] = useState(blank)
  const [lines, setLines] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [resourcesKey, 'entries', like],
    queryFn: ({ signal }) => api.list({ body: { like, page: 1, pageSize: 100 } }, { signal }),
    placeholderData: before => before,
  })
  const act = async (work: () => Promise<string>) => {
    setProblem(null)
    try {
      toast({ text: await work() })
      await refetch()
    } catch (failed) {
      setProblem((failed as Error).message)
    }
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    return act(async () => {
      const [entry] = entriesOf(`${draft.kind},${draft.name},${draft.aliases}`)
      await api.save({ body: entry ?? { kind: draft.kind, name: '' } })
      setDraft(blank)
      return t('saved')
    })
  }
  const takeIn = () =>
    act(async () => {
      const { added, changed, refused } = await api.importMany({ body: { entries: entriesOf(lines) } })
      setLines('')
      return t('imported', { added, changed, refused: refused.length })
    })
  const kindName = (kind: Entry['kind']) => t(kind)
  return (
    <section className={styles.screen} aria-label={t('keepLibrary')}>
      <h1>{t('keepLibrary')}</h1>
      <Row as="form" gap={8} align="end" wrap={8} onSubmit={event => void add(event as FormEvent)}>
        <Segmented
          label={t('kind')}
          value={draft.kind}
          options={nameKinds.map(value => ({ value, label: kindName(value) }))}
          onChange={kind => setDraft({ ...draft, kind })}
        />
        <TextField label={t('name')} value={draft.name} onChange={e => setDraft({ ...draft, name: e.target.value })} />
        <TextField
          label={t('aliases')}
          value={draft.aliases}
          onChange={e => setDraft({ ...draft, aliases: e.target.value })}
        />
        <Button type="submit" kind="primary" disabled={draft.name.trim() === ''}>
          {t('addEntry')}
        </Button>
      </Row>
      <div className="labelled">
        <label htmlFor={id}>{t('importMany')}</label>
        <textarea
          id={id}
          className={`field ${styles.area}`}
          rows={3}
          value={lines}
          onChange={({ target }) => setLines(target.value)}
        />
        <span className="dim">{t('importHint')}</span>
      </div>
      <Row gap={8}>
        <Button disabled={lines.trim() === ''} onClick={() => void takeIn()}>
          {t('importMany')}
        </Button>
      </Row>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <TextField
        label={t('findBrand')}
        labelHidden
        icon="search"
        placeholder={t('findBrand')}
        value={like}
        onChange={({ target }) => setLike(target.value)}
      />
      {error && !data ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={8} />
      ) : (
        <PlainTable label={t('names')} head={[t('kind'), t('name'), t('aliases'), '']}>
          {data.list.map(entry => (
            <tr key={entry.id}>
              <td>{kindName(entry.kind)}</td>
              <td>{entry.name}</td>
              <td>{entry.aliases.join('、')}</td>
              <td>
                <Button
                  onClick={() =>
                    void act(async () => {
                      await api.remove({ params: { id: entry.id } })
                      return t('removed', { name: entry.name })
                    })
                  }
                >
                  {t('remove')}
                </Button>
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </section>
  )
}
