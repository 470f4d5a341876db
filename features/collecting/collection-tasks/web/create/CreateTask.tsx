import { ErrorOf, linkTo, SkeletonRows, Stack, TextInput, useDraft, useWords, WizardFrame } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Draft, nameLength, type Task } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { blank, PeriodFields, SourceFields } from '../fields.tsx'
import { WordsInput } from '../WordsInput.tsx'
import { Preview } from './Preview.tsx'
import { stepOf } from './step-of.ts'

/** A new task in three steps; `from` in the address copies a kept one. */
export default function CreateTask() {
  const t = useWords(strings)
  const [search] = useSearchParams()
  const from = Number(search.get('from'))
  const copied = useQuery({
    queryKey: ['collectionTasks', 'copied', from],
    queryFn: ({ signal }) => api.detail({ params: { id: from } }, { signal }),
    enabled: from > 0,
    gcTime: 0,
  })
  if (from > 0 && copied.error) return <ErrorOf error={copied.error} onRetry={() => void copied.refetch()} />
  if (from > 0 && !copied.data) return <SkeletonRows />
  const start = copied.data
    ? { ...Draft.parse(copied.data), name: t('copyOf', { name: copied.data.name }).slice(0, nameLength) }
    : blank
  return <Wizard key={from} start={start} />
}

function Wizard({ start }: { start: Draft }) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const [at, setAt] = useState(0)
  const draft = useDraft<Draft, Task>({
    schema: Draft,
    words: strings,
    start,
    create: body => api.add.act({ body }),
    update: body => api.update.act({ body }),
    load: id => api.detail({ params: { id } }),
    onSaved: ({ id }) => void navigate(linkTo('/collectTask', null, { open: id })),
    message: ({ name }) => t('added', { name }),
  })
  const { sources, mediaGroups, words, name } = draft.form.watch()
  const steps = [
    {
      title: t('sources'),
      content: (
        <Stack gap={16}>
          <SourceFields draft={draft} />
        </Stack>
      ),
    },
    {
      title: t('words'),
      content: (
        <Stack gap={16}>
          <WordsInput of={draft} name="words" label={t('words')} note={t('wordsNote')} />
          <Preview words={words} />
          <p className="dim">{t('narrowsNote')}</p>
        </Stack>
      ),
    },
    {
      title: t('periodStep'),
      content: (
        <Stack gap={16}>
          <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus />
          <PeriodFields draft={draft} />
          {draft.fault !== null && <ErrorOf error={draft.fault} onRetry={() => void draft.save()} />}
        </Stack>
      ),
    },
  ]
  const isReady = [sources.length + mediaGroups.length > 0, true, name.trim() !== ''][at] ?? false
  const save = async () => {
    await draft.save()
    const wrong = stepOf(Object.keys(draft.form.formState.errors))
    if (wrong !== null) setAt(wrong)
  }
  return (
    <WizardFrame
      title={t('add')}
      steps={steps}
      at={at}
      isBusy={draft.isSaving}
      isReady={isReady}
      finish={t('begin')}
      onBack={() => setAt(at - 1)}
      onNext={() => (at === steps.length - 1 ? void save() : setAt(at + 1))}
    />
  )
}
