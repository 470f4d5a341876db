import { mediaLevels, mediaTypes } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { MediaInput, MediumInput, RegionInput } from '@guanlan/features/articles/articles/web'
import {
  AreaInput,
  type List,
  Note,
  RecordForm,
  SelectInput,
  TagsInput,
  TextInput,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Proposal, type Question, textLength } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { draftOf, formOfMedium, formOfProposal, ProposalFormValues } from './proposal-form.ts'

const words = { ...articleStrings, ...strings }

/** A proposal that is not decided yet: the medium as it should be, and what that changes. */
export function ProposalForm({
  start,
  list,
}: {
  start: Proposal | ProposalFormValues
  list: List<Proposal, Question>
}) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const draft = useDraft<ProposalFormValues, Proposal>({
    schema: ProposalFormValues,
    words,
    start,
    draftOf: formOfProposal,
    create: written => api.propose.act({ body: draftOf(written) }),
    update: ({ id, version, ...written }) => api.change.act({ body: { ...draftOf(written), id, version } }),
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
    message: () => t('sent'),
  })
  const { form } = draft
  const [mediumId, mediaType, merged] = form.watch(['mediumId', 'mediaType', 'merged'])
  const { data: medium } = useQuery({
    queryKey: ['media-corrections', 'medium', mediumId],
    queryFn: ({ signal }) => api.medium({ params: { id: mediumId ?? 0 } }, { signal }),
    enabled: mediumId !== null,
  })
  // What is corrected begins with what is; a proposal that is open has its own values.
  const storedMedium = draft.stored?.mediumId
  useEffect(() => {
    if (!medium || medium.id !== mediumId || medium.id === storedMedium) return
    for (const [field, value] of Object.entries(formOfMedium(medium)))
      form.setValue(field as keyof ProposalFormValues, value, { shouldDirty: true })
  }, [medium, mediumId, storedMedium, form])
  const { data: reach } = useQuery({
    queryKey: ['media-corrections', 'reach', mediumId, mediaType, merged],
    queryFn: ({ signal }) => api.reach({ body: { mediumId: mediumId ?? 0, mediaType, merged } }, { signal }),
    enabled: mediumId !== null,
  })
  return (
    <RecordForm
      draft={draft}
      title={draft.stored?.mediumName ?? t('propose')}
      saveAs={t('propose')}
      onClose={() => void list.open(null)}
    >
      <MediumInput of={draft} name="mediumId" label={t('medium')} />
      {reach && <Note>{reach.articles === 0 ? t('reachNone') : t('reachSome', { count: reach.articles })}</Note>}
      <TextInput of={draft} name="name" label={t('name')} note={t('nameNote')} most={200} />
      <SelectInput
        of={draft}
        name="mediaType"
        label={t('mediaType')}
        choices={mediaTypes.map(id => ({ id, name: a(id) }))}
      />
      <SelectInput of={draft} name="level" label={t('level')} choices={mediaLevels.map(id => ({ id, name: a(id) }))} />
      <RegionInput of={draft} name="region" label={t('region')} />
      <TagsInput of={draft} name="aliases" label={t('aliases')} note={t('aliasesNote')} />
      <TagsInput of={draft} name="domains" label={t('domains')} note={t('domainsNote')} />
      <TagsInput of={draft} name="accounts" label={t('accounts')} note={t('accountsNote')} />
      <MediumInput of={draft} name="bodyId" label={t('body')} note={t('bodyNote')} />
      <MediaInput of={draft} name="merged" label={t('merged')} note={t('mergedNote')} />
      <AreaInput of={draft} name="reason" label={t('reason')} note={t('reasonNote')} most={textLength} />
    </RecordForm>
  )
}
