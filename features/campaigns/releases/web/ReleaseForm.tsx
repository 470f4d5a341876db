import {
  AreaInput,
  Button,
  exact,
  type List,
  MomentInput,
  Note,
  PickManyInput,
  RecordForm,
  Row,
  saveAs,
  TagsInput,
  TextInput,
  toast,
  toastError,
  UploadInput,
  useDraft,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { lazy, Suspense, useMemo, useState } from 'react'
import {
  Draft,
  fileKinds,
  mostFileBytes,
  type Release,
  senderLength,
  shortestText,
  type TabQuestion,
  textLength,
  titleLength,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { mediaOfCampaignSource } from './use-releases.ts'

const MailDialog = lazy(() => import('./MailDialog.tsx'))

/** One release: its text as pasted or read from a file, when it goes out, and to whom. */
export function ReleaseForm({
  start,
  list,
  campaignId,
}: {
  start: Release | Draft
  list: List<Release, TabQuestion>
  campaignId: number
}) {
  const t = useWords(strings)
  const may = useMay()
  const [mails, setMails] = useState(false)
  const draft = useDraft<Draft, Release>({
    schema: Draft,
    words: strings,
    start,
    create: body => api.create.act({ body }),
    update: body => api.update.act({ body }),
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
  })
  const media = useMemo(() => mediaOfCampaignSource(campaignId), [campaignId])
  const { stored } = draft
  const text = draft.form.watch('text') as string
  const isShort = text.trim() !== '' && [...text].length < shortestText
  const readWord = async (file: File) => {
    try {
      const sent = await api.send({ files: [file] }, { timeout: 'long' })
      const read = await api.readText({ body: { fileId: sent.id } })
      const set = (name: 'title' | 'text', value: string) => draft.form.setValue(name, value, { shouldDirty: true })
      if (read.title !== '' && draft.form.getValues('title') === '') set('title', read.title)
      set('text', read.text)
      draft.form.setValue('files', [sent], { shouldDirty: true })
      toast({ text: t('wordRead', { name: file.name }) })
    } catch (error) {
      toastError(error)
    }
  }
  const download = async ({ id, files: [file] }: Release) => {
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
        stored && (
          <>
            {may('campaigns.edit') && may('mediaLibrary.contacts') && (
              <Button icon="send" size="small" disabled={draft.isDirty} onClick={() => setMails(true)}>
                {t('mail')}
              </Button>
            )}
            {stored.files.length > 0 && (
              <Button icon="download" size="small" onClick={() => void download(stored)}>
                {t('downloadFile')}
              </Button>
            )}
          </>
        )
      }
      onClose={() => void list.open(null)}
    >
      {stored && mails && (
        <Suspense>
          <MailDialog release={stored} onSent={list.records.changed} onClose={() => setMails(false)} />
        </Suspense>
      )}
      <TextInput of={draft} name="title" label={t('releaseTitle')} most={titleLength} autoFocus={stored === null} />
      <AreaInput of={draft} name="text" label={t('text')} note={t('textNote')} most={textLength} />
      {isShort && <Note>{t('textShort', { count: exact(shortestText) })}</Note>}
      <Row>
        <label className="button small plain">
          {t('readWord')}
          <input
            type="file"
            className="unseen"
            accept=".docx"
            onChange={event => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) void readWord(file)
            }}
          />
        </label>
      </Row>
      <TagsInput of={draft} name="addresses" label={t('addresses')} note={t('addressesNote')} />
      <MomentInput of={draft} name="releaseAt" label={t('releaseAt')} />
      <MomentInput of={draft} name="embargoAt" label={t('embargoAt')} note={t('embargoNote')} />
      <MomentInput of={draft} name="sentAt" label={t('sentAt')} note={t('sentNote')} />
      <PickManyInput of={draft} name="mediaIds" label={t('media')} source={media} />
      <TextInput of={draft} name="sender" label={t('sender')} most={senderLength} />
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
