import { Button, RecordForm, Tag, TextInput, useDraft, useMay, useWords } from '@guanlan/platform/web'
import { type Template, TemplateDraft } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { TemplatePreviewPane } from './TemplatePreviewPane.tsx'
import { TemplateRows } from './TemplateRows.tsx'

/** One template as it is written, and beside it how a message by it reads. */
export function TemplateForm({
  start,
  onSaved,
  onClose,
  onCopy,
  onUse,
  onRemove,
}: {
  start: Template | TemplateDraft
  onSaved: (template: Template) => void
  onClose: () => void
  onCopy: (draft: TemplateDraft) => void
  onUse: (template: Template) => void
  onRemove: (template: Template) => void
}) {
  const t = useWords(strings)
  const may = useMay()
  const draft = useDraft<TemplateDraft, Template>({
    schema: TemplateDraft,
    words: strings,
    start,
    draftOf: ({ name, content }) => ({ name, content }),
    create: body => api.addTemplate.act({ body }),
    update: ({ id, ...body }) => api.changeTemplate.act({ params: { id }, body }),
    load: async id => (await api.templates(undefined)).find(each => each.id === id) as Template,
    onSaved,
    message: ({ name }) => t('saved', { name }),
  })
  const { stored, form } = draft
  const content = form.watch('content')
  const isDefault = stored?.id === 0
  const mayEdit = may('warnings.edit')
  return (
    <RecordForm
      draft={draft}
      title={form.watch('name').trim() || t('addTemplate')}
      marks={stored?.inUse && <Tag accent>{t('templateInUse')}</Tag>}
      acts={
        stored &&
        mayEdit && (
          <>
            {!stored.inUse && <Button onClick={() => onUse(stored)}>{t('useTemplate')}</Button>}
            <Button onClick={() => onCopy(form.getValues())}>{t('copy')}</Button>
            {!isDefault && <Button onClick={() => onRemove(stored)}>{t('remove')}</Button>}
          </>
        )
      }
      onClose={onClose}
      aside={<TemplatePreviewPane content={content} />}
    >
      {isDefault && <p className="dim">{t('defaultStays')}</p>}
      <TextInput of={draft} name="name" label={t('templateName')} most={50} disabled={isDefault || !mayEdit} />
      <TemplateRows
        rows={content}
        disabled={isDefault || !mayEdit}
        onChange={next => form.setValue('content', next, { shouldDirty: true, shouldTouch: true })}
      />
      {form.getFieldState('content', form.formState).invalid && <p className="problem">{t('rowsToMend')}</p>}
      <p className="dim">{t('templateNote')}</p>
    </RecordForm>
  )
}
