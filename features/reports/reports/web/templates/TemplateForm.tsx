import {
  Button,
  type List,
  RecordForm,
  Row,
  SlotInput,
  saveAs,
  TextInput,
  useRecordDraft,
  useWords,
} from '@guanlan/platform/web'
import { useEffect, useState } from 'react'
import {
  type Look,
  nameLength,
  type Template,
  type TemplateBlock,
  type TemplateDraft,
  type TemplateQuestion,
} from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { Blocks } from './Blocks.tsx'
import { LookFields } from './LookFields.tsx'
import styles from './templates.module.css'

/** A pause in writing after which the preview follows. */
const restMs = 700

/** One template: its name and its blocks in order. */
export function TemplateForm({
  start,
  list,
  onPreview,
}: {
  start: Template | TemplateDraft
  list: List<Template, TemplateQuestion>
  /** What stands in the form, to be shown beside it; told again as it changes. */
  onPreview: (template: TemplateDraft) => void
}) {
  const t = useWords(strings)
  const draft = useRecordDraft(
    { get: api.template, create: api.createTemplate, update: api.updateTemplate },
    start,
    list,
    strings,
  )
  const [isShown, setShown] = useState(false)
  const written = JSON.stringify(draft.form.watch())
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => onPreview(JSON.parse(written) as TemplateDraft), restMs)
    return () => clearTimeout(timer)
  }, [isShown, written, onPreview])
  const save = async () => {
    if (!draft.stored) return
    const file = await api.exportTemplate({ params: { id: draft.stored.id } })
    saveAs(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }), `${file.name}.json`)
  }
  return (
    <RecordForm draft={draft} title={draft.stored?.name ?? t('addTemplate')} onClose={() => void list.open(null)}>
      <Row gap={8} className={styles.acts}>
        <Button
          size="small"
          onClick={() => {
            setShown(true)
            onPreview(draft.form.getValues())
          }}
        >
          {t('preview')}
        </Button>
        {draft.stored && (
          <Button size="small" icon="download" onClick={() => void save()}>
            {t('exportJson')}
          </Button>
        )}
      </Row>
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={draft.stored === null} />
      <SlotInput<TemplateDraft, TemplateBlock[]> of={draft} name="blocks" label={t('blocks')}>
        {({ value, onChange, ref }) => <Blocks blocks={value} onChange={onChange} focus={ref} />}
      </SlotInput>
      <SlotInput<TemplateDraft, Look> of={draft} name="look" label={t('look')}>
        {({ value, onChange, ref }) => <LookFields look={value} onChange={onChange} focus={ref} />}
      </SlotInput>
    </RecordForm>
  )
}
