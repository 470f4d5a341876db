import { type Filter, mediaTypes, platforms } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { SetsInput, StoriesInput } from '@guanlan/features/articles/articles/web'
import { useFilterWords } from '@guanlan/features/desk/article-list/web'
import { MonitorsInput } from '@guanlan/features/monitors/monitors/web'
import {
  ChecksInput,
  DashboardFrame,
  ErrorOf,
  Note,
  NumberInput,
  RecordForm,
  SkeletonRows,
  SwitchInput,
  TagsInput,
  TextInput,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { Draft, mostSubjects, nameLength, type StoredComparison } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { startedOf } from './begin/of-search.ts'
import styles from './comparison.module.css'
import { LiveCounts } from './LiveCounts.tsx'
import { NotHere } from './NotHere.tsx'
import { PeriodsInput } from './PeriodsInput.tsx'
import { comparisonsAt, isOwn, placeOf } from './places.ts'
import { RulesInput } from './RulesInput.tsx'
import { useSaved } from './use-saved.ts'

const blank: Draft = {
  ...{ name: '', monitors: [], brands: [], stories: [], events: [], campaigns: [], rules: [], periods: [] },
  ...{ platforms: [], mediaTypes: [], days: 30, fold: false },
}

/** What is compared. */
export default function Settings() {
  const t = useWords(strings)
  const { orgId, id = '' } = useParams()
  const isNew = id === 'new'
  const { state } = useLocation()
  const found = isNew ? startedOf(state) : null
  const written = useSearchParams()[0].get('campaigns') ?? ''
  // What another screen begins a comparison with.
  const named = useMemo(
    () =>
      written
        .split(',')
        .map(Number)
        .filter(each => Number.isSafeInteger(each) && each > 0)
        .slice(0, mostSubjects),
    [written],
  )
  const { data, error } = useQuery({
    queryKey: ['comparison', 'one', Number(id)],
    queryFn: ({ signal }) => api.get({ params: { id: Number(id) } }, { signal }),
    enabled: !isNew && isOwn(orgId) && Number(id) > 0,
    retry: false,
  })
  if (!isOwn(orgId) || (!isNew && !(Number(id) > 0))) return <NotHere />
  return (
    <DashboardFrame title={data?.name ?? t('add')}>
      {error && <ErrorOf error={error} />}
      {!isNew && !data && !error && <SkeletonRows />}
      {(isNew || data) && (
        <Form key={id} start={data ?? { ...blank, campaigns: named, ...found?.started }} left={found?.left} />
      )}
    </DashboardFrame>
  )
}

/** @param left conditions of the search it begins with that no subject can have */
function Form({ start, left = [] }: { start: StoredComparison | Draft; left?: readonly Filter[] | undefined }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const navigate = useNavigate()
  const base = comparisonsAt(useLocation().pathname)
  const saved = useSaved()
  const parts = useFilterWords(left).map(({ field, operator, value }) => [field, operator, value].join(' '))
  const draft = useDraft<Draft, StoredComparison>({
    schema: Draft,
    words: strings,
    start,
    create: body => api.add.act({ body }),
    update: body => api.update.act({ body }),
    load: id => api.get({ params: { id } }),
    onSaved: ({ id }) => {
      void saved()
      void navigate(placeOf(base, 'detail', id))
    },
  })
  return (
    <div className={styles.form}>
      <RecordForm draft={draft} title={draft.stored?.name ?? t('add')}>
        {draft.stored === null && left.length > 0 && <Note>{t('leftOfSearch', { parts: parts.join('；') })}</Note>}
        <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={draft.stored === null} />
        <MonitorsInput of={draft} name="monitors" label={t('monitors')} />
        <TagsInput of={draft} name="brands" label={t('brands')} note={t('brandsHelp')} />
        <StoriesInput of={draft} name="stories" label={t('stories')} note={t('storiesHelp')} />
        <SetsInput of={draft} name="events" kind="event" label={t('events')} note={t('eventsHelp')} />
        <SetsInput of={draft} name="campaigns" kind="campaign" label={t('campaigns')} note={t('campaignsHelp')} />
        <RulesInput draft={draft} />
        <PeriodsInput draft={draft} />
        {draft.form.watch('periods').length === 0 && <NumberInput of={draft} name="days" label={t('daysField')} />}
        <ChecksInput
          of={draft}
          name="platforms"
          label={t('platforms')}
          note={t('platformsHelp')}
          options={platforms.map(each => [each, a(each)] as const)}
        />
        <ChecksInput
          of={draft}
          name="mediaTypes"
          label={t('mediaTypes')}
          note={t('platformsHelp')}
          options={mediaTypes.map(each => [each, a(each)] as const)}
        />
        <SwitchInput of={draft} name="fold" label={t('fold')} />
        <LiveCounts draft={draft} />
      </RecordForm>
    </div>
  )
}
