import { OrganisationInput } from '@guanlan/features/people/organisations/web'
import { builtInRoles } from '@guanlan/platform/contract'
import {
  Button,
  confirm,
  connect,
  type List,
  RadioInput,
  RecordForm,
  SelectInput,
  TextInput,
  toast,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { useEffect } from 'react'
import {
  installation,
  installationRoles,
  type Mapping,
  MappingDraft,
  type MappingQuestion,
  mappingNameLength,
  mappingSources,
} from '../contract.ts'
import { strings } from '../strings.ts'

const api = connect(installation)

export function MappingForm({ start, list }: { start: Mapping | MappingDraft; list: List<Mapping, MappingQuestion> }) {
  const t = useWords(strings)
  const draft = useDraft<MappingDraft, Mapping>({
    schema: MappingDraft,
    words: strings,
    start,
    create: async body => ({ data: await api.addMapping({ body }), operation: null }),
    update: async ({ id, ...body }) => ({ data: await api.changeMapping({ params: { id }, body }), operation: null }),
    load: id => api.mapping({ params: { id } }),
    onSaved: list.saved,
  })
  const { stored } = draft
  const isGroup = draft.form.watch('source') === 'group'
  // What the other source has no use for goes with the choice.
  useEffect(() => {
    const { orgId, role } = draft.form.getValues()
    const roles: readonly string[] = isGroup ? builtInRoles : installationRoles
    if (!roles.includes(role)) draft.form.setValue('role', isGroup ? 'member' : 'operator')
    if (!isGroup && orgId !== null) draft.form.setValue('orgId', null)
  }, [isGroup, draft.form])
  const remove = async ({ id, name, people }: Mapping) => {
    const yes = await confirm({
      title: t('removeMappingAsk', { name }),
      loss: t(isGroup ? 'removeGroupLoss' : 'removeRoleLoss', { people: people ?? 0 }),
      act: t('removeMapping'),
    })
    if (!yes) return
    await api.removeMapping({ params: { id } })
    list.leave(id)
    toast({ text: t('mappingRemoved', { name }) })
    await list.records.changed()
  }
  return (
    <RecordForm draft={draft} title={stored?.name ?? t('addMapping')} onClose={() => void list.open(null)}>
      <RadioInput
        of={draft}
        name="source"
        label={t('mappingSource')}
        options={mappingSources.map(value => ({ value, label: t(`source_${value}`) }))}
      />
      <TextInput
        of={draft}
        name="name"
        label={t('mappingNamed')}
        most={mappingNameLength}
        note={t(isGroup ? 'groupNote' : 'roleNote')}
        autoFocus={stored === null}
      />
      {isGroup && <OrganisationInput of={draft} name="orgId" label={t('mappingOf')} note={t('mappingOfNote')} />}
      <SelectInput
        of={draft}
        name="role"
        label={t('mappingTo')}
        choices={(isGroup ? builtInRoles : installationRoles).map(id => ({ id, name: t(`role_${id}`) }))}
      />
      {stored && (
        <p>
          <Button size="small" icon="trash" onClick={() => void remove(stored)}>
            {t('removeMapping')}
          </Button>
        </p>
      )}
    </RecordForm>
  )
}
