import { FileDrop, IconButton, Row, Stack, toastError, useWords } from '@guanlan/platform/web'
import { type Attachment, attachmentKinds, mostAttachments } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'

/** Files of a policy: sent at once, and its own once it is saved. */
export function AttachmentsInput({
  files,
  onChange,
}: {
  files: readonly Attachment[]
  onChange: (files: Attachment[]) => void
}) {
  const t = useWords(strings)
  const send = async (file: File) => {
    try {
      const { id, name, size } = await api.sendFile({ files: [file] }, { timeout: 'long' })
      onChange([...files, { fileId: id, name, bytes: size }])
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <Stack gap={8}>
      <span>{t('attachments')}</span>
      {files.map(({ fileId, name }) => (
        <Row key={fileId} gap={8} align="center">
          <span className="grow">{name}</span>
          <IconButton
            size="small"
            icon="trash"
            label={t('removeAttachment', { name })}
            onClick={() => onChange(files.filter(each => each.fileId !== fileId))}
          />
        </Row>
      ))}
      <FileDrop
        accept={attachmentKinds.map(kind => `.${kind}`).join(',')}
        hint={t('addAttachment')}
        disabled={files.length >= mostAttachments}
        onFile={file => void send(file)}
      />
    </Stack>
  )
}
