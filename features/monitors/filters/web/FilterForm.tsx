import { MediaInput } from '@guanlan/features/articles/articles/web'
import { MonitorsInput } from '@guanlan/features/monitors/monitors/web'
import {
  type List,
  RadioInput,
  RecordForm,
  SwitchInput,
  Tag,
  TextInput,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { type Filter, FilterDraft, type FilterQuestion, nameLength } from '../contract.ts'
import { strings } from '../strings.ts'
import { ConditionsInput } from './ConditionsInput.tsx'
import { FilteredPane } from './FilteredPane.tsx'
import { bodyOf, FilterFormSchema, type FilterFormValues, formOfFilter, isTriable } from './filter-form.ts'
import { filterApi as api } from './queries.ts'
import { TrialPane } from './TrialPane.tsx'

/** One black or white list as it is written, and beside it what it would take. */
export function FilterForm({ start, list }: { start: Filter | FilterFormValues; list: List<Filter, FilterQuestion> }) {
  const t = useWords(strings)
  const draft = useDraft<FilterFormValues, Filter>({
    schema: FilterFormSchema,
    words: strings,
    start,
    draftOf: formOfFilter,
    create: written => api.create.act({ body: bodyOf(written) }),
    update: ({ id, version, ...written }) => api.update.act({ body: { ...bodyOf(written), id, version } }),
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
    message: ({ name }) => t('saved', { name }),
  })
  const { stored, form } = draft
  const written = form.watch()
  const body = FilterDraft.safeParse({ ...bodyOf(written), name: written.name.trim() || '-' })
  // What is kept as it is has taken already what it takes.
  const isTried = (stored === null || draft.isDirty) && body.success && isTriable(body.data)
  const requested = isTried ? { id: stored?.id ?? null, draft: body.data } : null
  return (
    <RecordForm
      draft={draft}
      title={written.name.trim() || t('add')}
      marks={
        <>
          <Tag>{t(written.type)}</Tag>
          {stored && !stored.enabled && <Tag>{t('off')}</Tag>}
        </>
      }
      onClose={() => void list.open(null)}
      aside={stored && !draft.isDirty ? <FilteredPane filter={stored} /> : <TrialPane asked={requested} />}
    >
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={stored === null} />
      <RadioInput
        of={draft}
        name="type"
        label={t('type')}
        options={[
          { value: 'black', label: t('black'), note: t('blackNote') },
          { value: 'white', label: t('white'), note: t('whiteNote') },
        ]}
      />
      <SwitchInput of={draft} name="enabled" label={t('enabled')} />
      <MonitorsInput of={draft} name="monitorIds" label={t('monitors')} note={t('monitorsNote')} />
      <SwitchInput of={draft} name="allMedia" label={t('allMedia')} />
      {!written.allMedia && <MediaInput of={draft} name="media" label={t('media')} />}
      {written.conditions.length > 1 && (
        <RadioInput
          of={draft}
          name="logicOperator"
          label={t('logic')}
          options={[
            { value: 'and', label: t('logic_and') },
            { value: 'or', label: t('logic_or') },
          ]}
        />
      )}
      <ConditionsInput of={draft} />
    </RecordForm>
  )
}
