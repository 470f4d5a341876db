import { TextField, useWords } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { strings } from '../../strings.ts'
import type { View } from '../address.ts'
import { articleApi } from '../desk-queries.ts'
import { CheckList } from './CheckList.tsx'
import { useMediaOf } from './filter-words.ts'
import styles from './filters.module.css'
import { useChoiceCounts } from './use-choice-counts.ts'

/** Media of the organisation's articles, found by a part of their name; the chosen ones stay on top. */
export function MediaPicker({
  chosen,
  onChange,
  onExclude,
  view,
  isCounted,
}: {
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  onExclude: (value: string) => void
  view: View
  isCounted: boolean
}) {
  const t = useWords(strings)
  const [like, setLike] = useState('')
  const requested = useDeferredValue(like.trim())
  const known = useMediaOf(chosen).data ?? []
  const found = useQuery({
    queryKey: ['desk', 'mediaNames', requested],
    queryFn: ({ signal }) => articleApi.mediaNames({ query: { like: requested } }, { signal }),
    placeholderData: keepPreviousData,
  }).data
  const others = (found ?? []).filter(each => !chosen.includes(String(each.id)))
  const options = [...known.filter(each => chosen.includes(String(each.id))), ...others]
  const shown = options.slice(0, 12).map(({ id, name }) => ({ value: String(id), label: name }))
  const counts = useChoiceCounts(view, 'media', isCounted ? shown.map(({ value }) => value) : [])
  return (
    <>
      <TextField
        label={t('findMedia')}
        labelHidden
        icon="search"
        placeholder={t('findMedia')}
        value={like}
        onChange={event => setLike(event.target.value)}
      />
      <CheckList
        label={t('field_media')}
        options={shown}
        chosen={chosen}
        onChange={onChange}
        onExclude={onExclude}
        counts={counts}
      />
      {found && options.length === 0 && <p className={styles.hint}>{t('noMedia')}</p>}
    </>
  )
}
