import { LibraryMediaInput } from '@guanlan/features/media/media-library/web'
import {
  AreaInput,
  Button,
  DateInput,
  type List,
  NumberInput,
  RecordForm,
  SelectInput,
  saveAs,
  TextInput,
  toastError,
  UploadInput,
  useDraft,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import {
  Draft,
  fileKinds,
  mediumLength,
  mostFileBytes,
  type OfflinePiece,
  offlineKinds,
  placeLength,
  summaryLength,
  type TabQuestion,
  titleLength,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'

const sentiments = [1, 0, -1] as const

/** One piece of print, radio or television: who, when, where, and the page or the recording. */
export function OfflinePieceForm({
  start,
  list,
}: {
  start: OfflinePiece | Draft
  list: List<OfflinePiece, TabQuestion>
}) {
  const t = useWords(strings)
  const draft = useDraft<Draft, OfflinePiece>({
    schema: Draft,
    words: strings,
    start,
    create: body => api.create.act({ body }),
    update: ({ id, ...body }) => api.update.act({ params: { id }, body }),
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
  })
  const maySeeLibrary = useMay()('mediaLibrary.view')
  const { stored } = draft
  const download = async ({ id, files: [file] }: OfflinePiece) => {
    try {
      saveAs(await api.openFile({ params: { id } }, { timeout: 'long' }), file?.name ?? '')
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <RecordForm
      draft={draft}
      title={stored?.title ?? t('add')}
      acts={
        stored &&
        stored.files.length > 0 && (
          <Button icon="download" size="small" onClick={() => void download(stored)}>
            {t('downloadFile')}
          </Button>
        )
      }
      onClose={() => void list.open(null)}
    >
      <TextInput of={draft} name="title" label={t('pieceTitle')} most={titleLength} autoFocus={stored === null} />
      {maySeeLibrary && <LibraryMediaInput of={draft} name="entry" label={t('entry')} note={t('entryNote')} />}
      <TextInput
        of={draft}
        name="medium"
        label={t('medium')}
        most={mediumLength}
        {...(maySeeLibrary && { note: t('mediumNote') })}
      />
      <SelectInput
        of={draft}
        name="kind"
        label={t('kind')}
        choices={offlineKinds.map(id => ({ id, name: t(`kind_${id}`) }))}
      />
      <DateInput of={draft} name="publishedOn" label={t('publishedOn')} />
      <TextInput of={draft} name="place" label={t('place')} note={t('placeNote')} most={placeLength} />
      <NumberInput of={draft} name="size" label={t('size')} />
      <NumberInput of={draft} name="circulation" label={t('reach')} note={t('reachNote')} />
      <SelectInput
        of={draft}
        name="sentiment"
        label={t('sentiment')}
        choices={sentiments.map(id => ({ id, name: t(`sentiment_${id}`) }))}
      />
      <AreaInput of={draft} name="summary" label={t('summary')} most={summaryLength} />
      <UploadInput
        of={draft}
        name="files"
        label={t('file')}
        accept={fileKinds.map(kind => `.${kind}`).join(',')}
        mostBytes={mostFileBytes}
        upload={(file, options) => api.send({ files: [file] }, options)}
      />
    </RecordForm>
  )
}
