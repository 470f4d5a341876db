import { type List, RecordForm, SlotInput, TextInput, useDraft, useWords } from '@guanlan/platform/web'
import { nameLength, type Template, type TemplateBlock, TemplateDraft, type TemplateQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { Blocks } from './Blocks.tsx'

/** One template: its name and its blocks in order. */
export function TemplateForm({
  start,
  list,
}: {
  start: Template | TemplateDraft
  list: List<Template, TemplateQuestion>
}) {
  const t = useWords(strings)
  const draft = useDraft<TemplateDraft, Template>({
    schema: TemplateDraft,
    words: strings,
    start,
    create: body => api.createTemplate.act({ body }),
    update: body => api.updateTemplate.act({ body }),
    load: id => api.template({ params: { id } }),
    onSaved: list.saved,
  })
  return (
    <RecordForm draft={draft} title={draft.kept?.name ?? t('addTemplate')} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={draft.kept === null} />
      <SlotInput<TemplateDraft, TemplateBlock[]> of={draft} name="blocks" label={t('blocks')}>
        {({ value, onChange, ref }) => <Blocks blocks={value} onChange={onChange} focus={ref} />}
      </SlotInput>
    </RecordForm>
  )
}
