import {
  AreaInput,
  Button,
  type Draft,
  ErrorOf,
  IconButton,
  later,
  RecordDialog,
  Row,
  Segmented,
  SkeletonRows,
  Stack,
  SwitchInput,
  TextInput,
  useDraft,
  useMay,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { InstructionDraft, mostFields, type OwnInstruction } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { strings } from '../../strings.ts'
import { api, assistantKey } from '../api.ts'

const TryInstruction = later(() => import('./TryInstruction.tsx'))

type WrittenScene = InstructionDraft['scene']
const kinds = ['line', 'text', 'articles'] as const

interface Editing {
  /** 0: a new one. */
  id: number
  scene: WrittenScene
  onClose: () => void
  /** 0: it was removed. */
  onSaved: (id: number) => void
}

/** An instruction of one's own or of the organisation: its text and fields, tried on a sample before it is saved. */
export default function EditInstruction(editing: Editing) {
  const { id, scene } = editing
  const { data, error, refetch } = useQuery({
    queryKey: [assistantKey, 'instruction', id],
    queryFn: ({ signal }) => api.getInstruction({ params: { id } }, { signal }),
    enabled: id > 0,
    gcTime: 0,
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (id > 0 && !data) return <SkeletonRows rows={3} />
  const blank: InstructionDraft = {
    ...{ scene, name: '', instruction: '', example: '', shared: false },
    fields: [{ label: '', kind: 'line', required: true }],
  }
  return <Form {...editing} start={data ?? blank} />
}

function Form({ id, start, onClose, onSaved }: Editing & { start: OwnInstruction | InstructionDraft }) {
  const t = useWords(screenStrings)
  const mayShare = useMay()('assistant.shareInstructions')
  const act = useUndo(async () => onSaved(0))
  const draft = useDraft<InstructionDraft, OwnInstruction>({
    schema: InstructionDraft,
    words: strings,
    start,
    create: body => api.createInstruction.act({ body }),
    update: ({ id: of, ...body }) => api.updateInstruction.act({ params: { id: of }, body }),
    load: of => api.getInstruction({ params: { id: of } }),
    onSaved: saved => onSaved(saved.id),
  })
  const isOwn = !('isOwn' in start) || start.isOwn
  const remove = async () => {
    const done = await act(
      () => api.removeInstruction.act({ params: { id } }),
      () => t('instructionRemoved'),
    )
    if (done) onSaved(0)
  }
  return (
    <RecordDialog
      draft={draft}
      size="tall"
      title={t(id === 0 ? 'newInstruction' : 'editInstruction')}
      onClose={onClose}
      acts={
        id > 0 && (
          <Button kind="quiet" icon="trash" onClick={() => void remove()}>
            {t('removeInstruction')}
          </Button>
        )
      }
    >
      <TextInput of={draft} name="name" label={t('instructionName')} most={50} />
      <AreaInput
        of={draft}
        name="instruction"
        label={t('instructionText')}
        note={t('instructionTextNote')}
        most={4_000}
      />
      <Fields draft={draft} />
      <TextInput of={draft} name="example" label={t('example')} most={500} />
      {mayShare && isOwn && <SwitchInput of={draft} name="shared" label={t('share')} />}
      <Suspense>
        <TryInstruction written={draft.form.watch()} />
      </Suspense>
    </RecordDialog>
  )
}

function Fields({ draft }: { draft: Draft<InstructionDraft, OwnInstruction> }) {
  const t = useWords(screenStrings)
  const fields = draft.form.watch('fields')
  const set = (next: InstructionDraft['fields']) => draft.form.setValue('fields', next, { shouldDirty: true })
  const { fields: problem } = draft.form.formState.errors
  const message = problem?.root?.message ?? problem?.message
  return (
    <Stack as="section" gap={8} aria-label={t('fieldsTitle')}>
      <b>{t('fieldsTitle')}</b>
      {fields.map((field, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields have nothing but their place
        <Row key={at} gap={8} align="end" wrap={4}>
          <TextInput of={draft} name={`fields.${at}.label`} label={t('fieldLabel', { place: at + 1 })} />
          <Segmented
            label={t('fieldKind', { place: at + 1 })}
            value={field.kind}
            options={kinds.map(kind => ({ value: kind, label: t(`kind_${kind}`) }))}
            onChange={kind => set(fields.map((each, place) => (place === at ? { ...each, kind } : each)))}
          />
          <SwitchInput of={draft} name={`fields.${at}.required`} label={t('fieldRequired')} />
          <IconButton
            icon="trash"
            label={t('removeField', { place: at + 1 })}
            disabled={fields.length === 1}
            onClick={() => set(fields.filter((_, place) => place !== at))}
          />
        </Row>
      ))}
      {message && (
        <p className="problem" role="alert">
          {message}
        </p>
      )}
      <Row gap={8}>
        <Button
          size="small"
          icon="plus"
          disabled={fields.length >= mostFields}
          onClick={() => set([...fields, { label: '', kind: 'line', required: false }])}
        >
          {t('addField')}
        </Button>
      </Row>
    </Stack>
  )
}
