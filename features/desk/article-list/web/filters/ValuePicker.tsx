import type { Filter } from '@guanlan/features/articles/articles/contract'
import { useRegionName } from '@guanlan/features/articles/articles/web'
import { useDimensions } from '@guanlan/features/articles/vocabularies/web'
import { Button, Row, Stack, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../../strings.ts'
import type { View } from '../address.ts'
import { CheckList } from './CheckList.tsx'
import { choicesOf, type Field, isListed, useChoiceWord, useProvinces, useSets } from './filter-words.ts'
import styles from './filters.module.css'
import { MediaPicker } from './MediaPicker.tsx'
import { TextValues } from './TextValues.tsx'
import { useChoiceCounts } from './use-choice-counts.ts'

/** The values of one filter: a list of words, provinces, media by suggestion, or free text. */
export function ValuePicker({
  field,
  values,
  excludes = false,
  view,
  isCounted,
  onChoose,
}: {
  field: Field
  values: readonly string[]
  /** The filter says what is not wanted. */
  excludes?: boolean
  /** The list without this filter: choices are counted in it. */
  view: View
  isCounted: boolean
  /** `is` absent: as it was. */
  onChoose: (values: readonly string[], is?: Filter['is']) => void
}) {
  const t = useWords(strings)
  const regionName = useRegionName()
  const word = useChoiceWord()
  const [chosen, setChosen] = useState<readonly string[]>(values)
  const provinces = useProvinces(field === 'region' || field === 'mentioned').data
  const places = provinces?.map(({ code, name }) => ({ value: code, label: regionName(code, name) }))
  const dimensions = useDimensions(field === 'dimension')
  const crises = useSets('crisis', field === 'crisis').data
  const events = useSets('event', field === 'event').data
  const campaigns = useSets('campaign', field === 'activity').data
  const dataTasks = useSets('dataTask', field === 'dataTask').data
  const choicesOfSets = (sets: typeof crises) => sets?.map(({ id, name }) => ({ value: String(id), label: name }))
  const named: Partial<Record<Field, { value: string; label: string }[] | undefined>> = {
    region: places,
    mentioned: places,
    crisis: choicesOfSets(crises),
    event: choicesOfSets(events),
    activity: choicesOfSets(campaigns),
    dataTask: choicesOfSets(dataTasks),
    // One that is switched off can be taken back from an older filter, but not chosen any more.
    dimension: dimensions
      ?.filter(({ id, enabled }) => enabled || values.includes(id))
      .map(({ id, name }) => ({ value: id, label: name })),
  }
  const options = isListed(field) ? choicesOf(field).map(value => ({ value, label: word(field, value) })) : named[field]
  const counts = useChoiceCounts(view, field, isCounted ? (options?.map(({ value }) => value) ?? []) : [])
  const exclude = (value: string) => onChoose(excludes ? [...new Set([...chosen, value])] : [value], 'isNot')
  return (
    // No form: it may stand within the form of a record, and forms do not nest.
    <Stack
      gap={8}
      className={styles.picker}
      onKeyDown={event => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
          return
        if (event.defaultPrevented) return
        event.preventDefault()
        onChoose(chosen)
      }}
    >
      {options ? (
        <CheckList
          label={t(`field_${field}`)}
          options={options}
          chosen={chosen}
          onChange={setChosen}
          onExclude={exclude}
          counts={counts}
          columns={field === 'region' || field === 'mentioned' ? 3 : options.length > 6 ? 2 : 1}
        />
      ) : field === 'media' ? (
        <MediaPicker chosen={chosen} onChange={setChosen} onExclude={exclude} view={view} isCounted={isCounted} />
      ) : field in named ? (
        <p role="status">{t('loadingChoices')}</p>
      ) : (
        <TextValues label={t(`field_${field}`)} chosen={chosen} onChange={setChosen} />
      )}
      {(options || field === 'media') && <p className={styles.hint}>{t('excludeHint')}</p>}
      <Row gap={8}>
        <Button
          kind="primary"
          size="small"
          disabled={chosen.length === 0 && values.length === 0}
          onClick={() => onChoose(chosen)}
        >
          {t('apply')}
        </Button>
        <Button size="small" disabled={chosen.length === 0} onClick={() => onChoose(chosen, 'isNot')}>
          {t('excludeChosen')}
        </Button>
      </Row>
    </Stack>
  )
}
