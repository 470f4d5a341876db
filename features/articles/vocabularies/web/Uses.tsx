import { Button, EmptyState, ErrorOf, exact, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { VocabularyEffect, VocabularyUse } from '../contract.ts'
import { strings } from '../strings.ts'
import { vocabularyApi as api } from './queries.ts'

/** Days of stored articles that a change is tried on. */
const days = 30
const mostTitles = 3

/** Which rules name a vocabulary, and what the words as they are written now would change there: said before they are saved. */
export function Uses({ id, words, changed }: { id: number; words: readonly string[]; changed: boolean }) {
  const t = useWords(strings)
  const uses = useQuery({
    // Not below the key of the lists: they are asked again when a list is removed, and what used it is gone then, too.
    queryKey: ['uses-of-vocabulary', id],
    queryFn: ({ signal }) => api.uses({ params: { id } }, { signal }),
  })
  const list = uses.data ?? []
  return (
    <>
      <h3>{t('usedBy', { count: exact(list.length) })}</h3>
      {uses.error && <ErrorOf error={uses.error} onRetry={() => void uses.refetch()} />}
      {uses.data && list.length === 0 && <p className="dim">{t('usedByNone')}</p>}
      {list.map(use => (
        <Use key={`${use.kind} ${use.id}`} id={id} use={use} words={words} changed={changed} />
      ))}
    </>
  )
}

function Use({
  id,
  use,
  words,
  changed,
}: {
  id: number
  use: VocabularyUse
  words: readonly string[]
  changed: boolean
}) {
  const t = useWords(strings)
  const [tried, setTried] = useState<readonly string[] | null>(null)
  // What was tried holds for the words it was tried with.
  const requested = tried === words && changed ? tried : null
  const effect = useQuery({
    queryKey: ['vocabularies', 'effect', id, use, requested],
    queryFn: ({ signal }) => effectOf(id, use, requested ?? [], signal),
    enabled: requested !== null,
    staleTime: Infinity,
  })
  return (
    <section aria-label={use.name}>
      <p>
        <b>{use.name}</b>{' '}
        {changed && requested === null && (
          <Button kind="quiet" size="small" onClick={() => setTried(words)}>
            {t('whatChanges')}
          </Button>
        )}
      </p>
      {requested !== null && effect.isPending && <p className="dim">{t('trying', { days })}</p>}
      {effect.error && <ErrorOf error={effect.error} onRetry={() => void effect.refetch()} />}
      {effect.data && <Effect effect={effect.data} />}
    </section>
  )
}

function Effect({ effect: { added, lost } }: { effect: VocabularyEffect }) {
  const t = useWords(strings)
  if (added.count + lost.count === 0) return <EmptyState title={t('changesNothing', { days })} />
  return (
    <>
      {([['addsArticles', added] as const, ['losesArticles', lost] as const] as const).map(([key, part]) => (
        <div key={key}>
          <p>{t(key, { count: exact(part.count), days })}</p>
          <ul>
            {part.titles.slice(0, mostTitles).map((title, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: titles may be alike and never move
              <li key={at} className="cut">
                {title}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

/** Part after part, to the end of the range. */
async function effectOf(
  id: number,
  { kind, id: useId }: VocabularyUse,
  words: readonly string[],
  signal: AbortSignal,
): Promise<VocabularyEffect> {
  let cursor: string | null = null
  let all: VocabularyEffect | null = null
  do {
    const part: VocabularyEffect = await api.effect(
      { params: { id }, body: { words: [...words], use: { kind, id: useId }, days, cursor } },
      { signal },
    )
    all = all ? { ...part, added: joined(all.added, part.added), lost: joined(all.lost, part.lost) } : part
    cursor = part.next
  } while (cursor !== null)
  return all
}

const joined = (one: VocabularyEffect['added'], other: VocabularyEffect['added']): VocabularyEffect['added'] => ({
  count: one.count + other.count,
  titles: [...one.titles, ...other.titles].slice(0, mostTitles),
})
