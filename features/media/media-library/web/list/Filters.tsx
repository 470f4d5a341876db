import { mediaLevels, mediaTypes, platformNames, platforms } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { useMembers } from '@guanlan/features/people/organisations/web'
import { Button, PopoverButton, useMay, useSay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import {
  type EntryField,
  entryKinds,
  followerBands,
  influenceBands,
  lastSeenWithin,
  negativeBands,
  readFilters,
  verifications,
  writeFilter,
} from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, libraryKey } from '../api.ts'
import { useTypes } from '../use-types.ts'
import styles from './list.module.css'

type Choices = readonly (readonly [value: string, name: string])[]

/** Conditions of a list, each with "is" or "is not"; they stand in its question as texts. */
export function Filters({
  fields,
  filters,
  onChange,
}: {
  fields: readonly EntryField[]
  filters: readonly string[]
  onChange: (filters: string[]) => void
}) {
  const t = useWords(strings)
  const count = filters.length
  return (
    <PopoverButton label={count === 0 ? t('filters') : t('filtersOn', { count })} icon="filter">
      {() => <Lines fields={fields} filters={filters} onChange={onChange} />}
    </PopoverButton>
  )
}

function Lines({ fields, filters, onChange }: Parameters<typeof Filters>[0]): ReactNode {
  const t = useWords(strings)
  const choices = useFilterChoices()
  const read = readFilters(filters)
  const set = (field: EntryField, is: 'is' | 'isNot', values: readonly string[]) => {
    const others = read.filter(filter => filter.field !== field)
    onChange([...others, ...(values.length > 0 ? [{ field, is, values: [...values] }] : [])].map(writeFilter))
  }
  return (
    <div className={styles.filters}>
      {fields.map(field => {
        const filter = read.find(each => each.field === field)
        const { is = 'is', values = [] } = filter ?? {}
        const name = t(field)
        return (
          <Fragment key={field}>
            <span>{name}</span>
            <select
              className="field"
              aria-label={`${name} ${t('is')}`}
              value={is}
              disabled={values.length === 0}
              onChange={event => set(field, event.target.value as 'is' | 'isNot', values)}
            >
              <option value="is">{t('is')}</option>
              <option value="isNot">{t('isNot')}</option>
            </select>
            <Values label={name} choices={choices[field]} values={values} onChange={next => set(field, is, next)} />
          </Fragment>
        )
      })}
      <footer>
        <Button size="small" icon="close" disabled={filters.length === 0} onClick={() => onChange([])}>
          {t('clearFilters')}
        </Button>
      </footer>
    </div>
  )
}

/** One value; several, of a view or an address, stay together until another one is chosen. A text where there is nothing to choose from. */
function Values({
  label,
  choices,
  values,
  onChange,
}: {
  label: string
  choices: Choices | null
  values: readonly string[]
  onChange: (values: string[]) => void
}) {
  const written = values.join(',')
  if (choices === null)
    return (
      <input
        className="field"
        aria-label={label}
        maxLength={30}
        defaultValue={written}
        onBlur={event => {
          const tags = event.target.value.split(/[,，、;；]/).map(tag => tag.trim())
          onChange(tags.filter(tag => tag !== ''))
        }}
      />
    )
  const names = values.map(value => choices.find(([each]) => each === value)?.[1] ?? value)
  return (
    <select
      className="field"
      aria-label={label}
      value={written}
      onChange={event => onChange(event.target.value === '' ? [] : [event.target.value])}
    >
      <option value="">—</option>
      {values.length > 0 && !choices.some(([each]) => each === written) && (
        <option value={written}>{names.join('、')}</option>
      )}
      {choices.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** Null: a text is written. */
function useFilterChoices(): Readonly<Record<EntryField, Choices | null>> {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const say = useSay()
  const sees = useMay()('monitors.view')
  const types = useTypes()
  const { data: members = [] } = useMembers()
  const { data: groups = [] } = useQuery({
    queryKey: [libraryKey, 'group names'],
    queryFn: ({ signal }) => api.groups({ body: {} }, { signal }),
    enabled: sees,
    staleTime: 60_000,
  })
  const { data: provinces = [] } = useQuery({
    queryKey: ['choices', 'provinces'],
    queryFn: async () =>
      (await import('@guanlan/engine/text')).regions.filter(({ code }) => Number(code) % 10_000 === 0),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    kind: entryKinds.map(kind => [kind, t(`kind_${kind}`)]),
    mediaType: mediaTypes.map(type => [type, a(type)]),
    level: mediaLevels.map(level => [level, a(level)]),
    region: provinces.map(({ code, name }) => [code, name]),
    platform: platforms.map(code => [code, say(platformNames[code === 'weixin' ? 'gonzonghao' : code])]),
    verification: verifications.map(code => [code, t(`verification_${code}`)]),
    followers: (Object.keys(followerBands) as (keyof typeof followerBands)[]).map(band => [
      band,
      t(`followers_${band}`),
    ]),
    influence: (Object.keys(influenceBands) as (keyof typeof influenceBands)[]).map(band => [
      band,
      t(`influence_${band}`),
    ]),
    lastSeen: lastSeenWithin.map(within => [within, t(`lastSeen_${within}`)]),
    negativeShare: (Object.keys(negativeBands) as (keyof typeof negativeBands)[]).map(band => [
      band,
      t(`negativeShare_${band}`),
    ]),
    journalist: (['1', '0'] as const).map(code => [code, t(`journalist_${code}`)]),
    body: [],
    group: groups.map(({ id, name }) => [String(id), name]),
    ours: (['1', '0'] as const).map(code => [code, t(`ours_${code}`)]),
    tag: null,
    owner: [['0', t('nobody')], ...members.map(({ id, name }) => [String(id), name] as const)],
    libraryType: types.map(({ code, name }) => [code, name]),
  }
}
