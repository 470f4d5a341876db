import { IndustryPicker, useField } from '@guanlan/features/articles/dictionaries/web'
import type { Phrase } from '@guanlan/platform/contract'
import { type List, RecordScreen, useFormat, useWords } from '@guanlan/platform/web'
import { type ComponentProps, type ReactNode, useMemo } from 'react'

type Of<R extends { id: number; version: number }, Q extends object, D> = ComponentProps<typeof RecordScreen<R, Q, D>>
type Words = Readonly<Record<'title' | 'find' | 'add' | 'none' | 'noneHint' | 'removed', Phrase>>

/** A list of what consumers say: the sum of what it shows, then each. */
export function VoiceScreen<R extends { id: number; version: number; title: string }, Q extends { field: string }, D>({
  words,
  list,
  blank,
  ofField,
  filter,
  ...screen
}: Pick<Of<R, Q, D>, 'api' | 'columns' | 'form' | 'exported' | 'imported' | 'above'> & {
  words: Words
  list: List<R, Q>
  /** @param today in the organisation's zone, as the field writes it */
  blank: (code: string, today: string) => D
  /** Shown for one field, which is chosen beside the search. */
  ofField: boolean
  filter: ReactNode
}) {
  const t = useWords(words)
  const format = useFormat()
  const { key } = list.opened ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new one has a code of its own
  const fresh = useMemo(() => blank(crypto.randomUUID().slice(0, 8), format.moment(new Date()).slice(0, 10)), [key])
  return (
    <RecordScreen
      {...screen}
      title={t('title')}
      list={list}
      search={t('find')}
      nameOf={row => row.title}
      add={t('add')}
      blank={fresh}
      empty={t('none')}
      emptyText={t('noneHint')}
      removed={count => t('removed', { count })}
      filters={
        <>
          {ofField && <Field code={list.question.field} onChange={field => list.change({ field } as Partial<Q>)} />}
          {filter}
        </>
      }
    />
  )
}

function Field({ code, onChange }: { code: string; onChange: (code: string) => void }) {
  useField(code, onChange)
  return <IndustryPicker code={code} onChange={onChange} />
}
