import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import {
  Button,
  type List,
  Note,
  RecordForm,
  Row,
  SelectInput,
  SwitchInput,
  Tag,
  TextInput,
  useMay,
  useRecordDraft,
  useWords,
} from '@guanlan/platform/web'
import { type Draft, type InboundHook, nameLength, type Question, type Template, templates } from '../contract.ts'
import { strings } from '../strings.ts'
import { Address } from './Address.tsx'
import { api } from './api.ts'
import { FieldsByExample } from './FieldsByExample.tsx'
import styles from './hooks.module.css'

/** A hook: what it is called, what its sender is, and which value is what. */
export function HookForm({ start, list }: { start: InboundHook | Draft; list: List<InboundHook, Question> }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const disabled = !useMay()('inboundHooks.edit')
  const draft = useRecordDraft(api, start, list, strings)
  const { stored, form } = draft
  // Whether it must sign changes beside the draft.
  const now = list.records.rows.find(({ id }) => id === stored?.id) ?? stored
  const choose = (template: Template) => {
    const { mediaType, media } = templates[template]
    form.setValue('mediaType', mediaType, { shouldDirty: true })
    form.setValue('media', media, { shouldDirty: true })
    if (form.getValues('name') === '') form.setValue('name', t(template), { shouldDirty: true })
  }
  return (
    <RecordForm
      draft={draft}
      title={stored?.name ?? t('add')}
      marks={now?.signed && <Tag>{t('signature')}</Tag>}
      onClose={() => void list.open(null)}
    >
      {now?.problem && <Note>{now.problem}</Note>}
      {now && now.waiting > 0 && <Note>{t('waitingCalls', { count: now.waiting })}</Note>}
      {!stored && (
        <Row as="fieldset" gap={8} wrap className={styles.templates}>
          <legend>{t('template')}</legend>
          {(Object.keys(templates) as Template[]).map(template => (
            <Button key={template} size="small" onClick={() => choose(template)}>
              {t(template)}
            </Button>
          ))}
        </Row>
      )}
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} disabled={disabled} />
      <SwitchInput of={draft} name="enabled" label={t('enabled')} disabled={disabled} />
      <SelectInput
        of={draft}
        name="mediaType"
        label={t('mediaType')}
        choices={mediaTypes.map(id => ({ id, name: a(id) }))}
        disabled={disabled}
      />
      <TextInput of={draft} name="media" label={t('media')} note={t('mediaNote')} most={200} disabled={disabled} />
      {stored && <FieldsByExample draft={draft} hook={stored} disabled={disabled} />}
      {now && !disabled && <Address hook={now} onChanged={() => list.saved(now)} />}
    </RecordForm>
  )
}
